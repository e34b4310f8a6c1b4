"""The edge: what comes from the network is checked, limited and counted here before any table hears of it."""
