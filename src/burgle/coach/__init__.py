"""The coach: looks at a finished game and says who stood how, what was luck, and which decisions cost most.

It judges every decision by what the seat knew then: plans are weighed in worlds that the seat could not tell from the
real one, by the judge that the planners use. Nothing here knows a table, a file or a clock but the one it is given.
"""
