"""What only campaigns of this game say."""
