"""What a seat may see and ask: its view, the events, the odds, previews, and why not."""
