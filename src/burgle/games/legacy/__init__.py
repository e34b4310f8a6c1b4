"""Clank! Legacy: Acquisitions Incorporated: a franchise above ground, its basement below, and everything in between."""
