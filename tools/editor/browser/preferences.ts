/** Sets the default preferences. Import this module before the editor, which reads them when it loads. */
const key = "sveltia-cms.prefs";
const chosen = JSON.parse(localStorage.getItem(key) ?? "{}");
localStorage.setItem(key, JSON.stringify({ locale: "es-CO", closeOnSave: false, ...chosen }));
