/**
 * Sets the default preferences: Spanish in any browser, and a form that stays open after saving. This module
 * must be imported before the editor, which reads the preferences when its code loads.
 */
const key = "sveltia-cms.prefs";
const chosen = JSON.parse(localStorage.getItem(key) ?? "{}");
localStorage.setItem(key, JSON.stringify({ locale: "es-CO", closeOnSave: false, ...chosen }));
