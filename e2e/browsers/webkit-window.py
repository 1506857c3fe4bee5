"""A window of WebKit that a driver controls and whose profile lies in a folder, since MiniBrowser keeps nothing for a driver."""

import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

WIDTH, HEIGHT = 400, 800

folder, agent = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else None
data = WebKit2.WebsiteDataManager(
    base_data_directory=os.path.join(folder, "data"), base_cache_directory=os.path.join(folder, "cache")
)
context = WebKit2.WebContext.new_with_website_data_manager(data)
context.set_automation_allowed(True)
cookies = context.get_cookie_manager()
cookies.set_persistent_storage(os.path.join(folder, "cookies"), WebKit2.CookiePersistentStorage.SQLITE)


def open_window(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    if agent:
        view.get_settings().set_user_agent(agent)
    window = Gtk.Window(default_width=WIDTH, default_height=HEIGHT)
    window.add(view)
    window.show_all()
    view.connect("close", lambda _view: Gtk.main_quit())
    return view


def begin(_context, session):
    session.connect("create-web-view", open_window)


context.connect("automation-started", begin)
Gtk.main()
