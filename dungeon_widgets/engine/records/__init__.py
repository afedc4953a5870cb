"""Records: fields declared once give a clone, JSON, a reader and equality.

record  Records: the fields of a position, declared once
fields  What a record gets from the declaration of its fields: a clone, its JSON and a reader
kinds   How a value of each type a record may hold is copied, written as JSON and read back
plain   Records to JSON data
"""
