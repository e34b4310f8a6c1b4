"""What everybody gets to see, as types: views, events, questions and the catalogue.

Nothing here runs while a game is played. The engine writes plain dictionaries; these types say what is in them, tests
hold every view, event and catalogue of random games against them (tests/test_shapes.py), and tools/protocol.py makes
the JSON Schema and the browser's TypeScript from them.

`table` has what every game shows, `chapters`, `space`, `catacombs`, `legacy` and `darkest` what their chapters add, `told`
events and answers to questions, `catalogue` what a game is drawn from; `join` puts them together.
"""
