"""The chapters that the games of the family share, one file each."""
