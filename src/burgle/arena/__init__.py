"""Games between bots: one after the other, the same for whoever studies them: `burgle simulate`, the ladder, the bot lab."""
