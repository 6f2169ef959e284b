/**
 * Spanish in any browser, and a form that stays open when it is saved, unless something else has been chosen. The
 * editor reads them as soon as its code is loaded: this module comes before it.
 */
const key = "sveltia-cms.prefs";
const chosen = JSON.parse(localStorage.getItem(key) ?? "{}");
localStorage.setItem(key, JSON.stringify({ locale: "es-CO", closeOnSave: false, ...chosen }));
