"""Experiments, questions and lessons, without a page.

text/         What the lab says, in English and French: its sentences, and numbers as each language writes them
experiments/  What a lesson lets people try: each a small heart without a page
questions/    What lessons ask, what is true, and whether an answer is right
lessons/      Lessons as Markdown files: read, held against their twin, and written as notebooks
classroom/    One lesson, one pupil, one class: positions, answers, hand-ins and what a class thought
simulate/     Many games at once
puzzles/      Positions with one clearly best choice that a simple habit gets wrong: the bank, its words, ratings
charts/       Charts as plain data, drawn as SVG or by Altair
"""
