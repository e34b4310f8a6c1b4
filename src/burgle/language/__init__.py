"""Words at the edge: what cards say, what happened, what is asked and why not."""
