"""How Sphinx writes the documentation. `python -m scripts.docs.build` lays out the pages and calls it.

No request leaves the site: no font, script, formula or search of another server.
"""

from __future__ import annotations

from typing import Any

from dungeon_widgets import __version__
from dungeon_widgets.widgets.page.bundle import STATIC

project = "Dungeon Widgets"
author = "The dungeon_widgets authors"
project_copyright = author
release = version = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown"}
root_doc = "index"
nitpicky = False

# Markdown as GitHub reads it: links to headings, and `$x$` in few places, as plain text.
myst_enable_extensions = ["strikethrough"]
myst_heading_anchors = 4

# Docstrings are plain words with `names` in single backticks.
default_role = "code"
add_module_names = False
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_class_signature = "mixed"
autodoc_inherit_docstrings = False
python_maximum_signature_line_length = 90
toc_object_entries_show_parents = "hide"

html_theme = "pydata_sphinx_theme"
html_title = "Dungeon Widgets"
# Beside our own: the script that brings the face of titles.
html_static_path = ["_static", str(STATIC / "core")]
html_css_files = ["site.css"]
html_js_files = [("face.js", {"defer": "defer"}), ("board.js", {"defer": "defer"})]
html_favicon = "_static/icon.svg"
html_copy_source = False
html_show_sourcelink = False
html_context = {"default_mode": "auto"}
html_theme_options = {
    "logo": {
        "text": "Dungeon Widgets",
        "link": "../index.html",
        "image_light": "_static/icon.svg",
        "image_dark": "_static/icon.svg",
    },
    "header_links_before_dropdown": 6,
    "navbar_align": "left",
    "navbar_end": ["theme-switcher"],
    "footer_start": ["copyright"],
    "footer_end": [],
    "show_prev_next": True,
    "secondary_sidebar_items": ["page-toc"],
    "navigation_with_keys": False,
    "back_to_top_button": False,
    "pygments_light_style": "a11y-high-contrast-light",
    "pygments_dark_style": "a11y-high-contrast-dark",
}


def lead_home(_app: Any, page: str, _template: str, context: dict[str, Any], _doctree: Any) -> None:
    """The name in the corner leads to the front page of the site, from whatever depth."""
    context["theme_logo"] = {**context["theme_logo"], "link": f"{'../' * (page.count('/') + 1)}index.html"}


def setup(app: Any) -> None:
    """As Sphinx asks for it."""
    app.connect("html-page-context", lead_home)
