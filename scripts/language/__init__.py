"""A third language: its folder made or brought up to date, and what is missing in it.

sources  Every English text that a language must have, found in the code, the content and the page
folder   The folder of a language: written with all that is wanted, what was translated kept
pseudo   A language that no one speaks, made from English, for tests: it shows what is not translated, and what bursts
"""
