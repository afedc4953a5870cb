"""Games are kept in a folder of the test, and every test begins with an empty book, as for the widgets."""

from tests.widgets.conftest import data_folder as data_folder
