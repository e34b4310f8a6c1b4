"""Content as data: packs of TOML become cards, tokens, boards and rulebooks."""
