"""Keys and games are kept in a folder of the test."""

from tests.widgets.conftest import data_folder as data_folder
