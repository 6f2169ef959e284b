/** Shows notes above an entry's preview: sentences that still contain an old number, and advice. */
import "./preferences.ts";
import CMS from "@sveltia/cms";
import { Component, createElement, type ReactNode } from "react";

/** Functions that reload the notes on the screen. */
const shown = new Set<() => void>();

export function refreshNotesAfterSaving() {
  CMS.registerEventListener({
    name: "postSave",
    handler() {
      for (const refresh of shown) refresh();
    },
  });
}

export class Notes extends Component<{ file: string }, { lines: string[] }> {
  override state = { lines: [] };

  readonly #load = async () => {
    const answer = await fetch(`/admin/notes.json?file=${encodeURIComponent(this.props.file)}`);
    if (answer.ok) this.setState({ lines: await answer.json() });
  };

  override componentDidMount() {
    shown.add(this.#load);
    this.#load();
  }

  override componentDidUpdate(before: { file: string }) {
    if (before.file !== this.props.file) this.#load();
  }

  override componentWillUnmount() {
    shown.delete(this.#load);
  }

  override render(): ReactNode {
    const { lines } = this.state;
    if (lines.length === 0) return null;
    return createElement(
      "section",
      { style, "aria-label": "Consejos" },
      createElement("p", { style: { margin: 0 } }, "Para revisar; no impide publicar:"),
      createElement(
        "ul",
        { style: { margin: 0 } },
        lines.map((line) => createElement("li", { key: line }, line)),
      ),
    );
  }
}

const style = {
  padding: "0.75rem 1rem",
  font: "0.9375rem/1.5 system-ui, sans-serif",
  color: "#4a2c00",
  background: "#fff4dc",
};
