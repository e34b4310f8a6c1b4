"""The game in a terminal: a screen of 80 x 24, or plain lines for screen readers, ssh and scripts."""
