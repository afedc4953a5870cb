"""Every sentence a player reads; the tables of a language are in the file of its name."""
