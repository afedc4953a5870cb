"""What a seat may know."""
