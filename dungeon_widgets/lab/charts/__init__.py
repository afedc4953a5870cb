"""Charts as plain data, drawn as SVG or by Altair.

altair_chart  The charts of the lab as Altair objects, to go on from there
charts        A chart as plain data: marks on two axes, a sentence that says it, and the numbers behind it as rows
svg           Pictures for saved outputs: the charts of the lab drawn as SVG text, with nothing but the standard library
"""
