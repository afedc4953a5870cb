"""The lessons, each from one source: the student's page, its French twin and the teacher's page are written together."""
