/** Shows the page of an entry beside its form. The page reloads after saving. */
import "./preferences.ts";
import CMS, {
  type CmsConfig,
  type CustomPreviewTemplate,
  type CustomPreviewTemplateProps,
} from "@sveltia/cms";
import { createElement } from "react";
import { Notes, refreshNotesAfterSaving } from "./notes.ts";

export function showPages({ collections = [], singletons = [] }: CmsConfig) {
  refreshNotesAfterSaving();
  for (const { name = "", ...item } of [...collections, ...singletons]) {
    if ("preview_path" in item && item.preview_path) {
      CMS.registerPreviewTemplate(name, pageOf(item.preview_path, fileOf(item)));
    }
  }
}

function fileOf(item: object): (slug: string) => string {
  if ("file" in item) return () => String(item.file);
  return (slug) => `${"folder" in item ? item.folder : "content"}/${slug}.yaml`;
}

function pageOf(template: string, file: (slug: string) => string): CustomPreviewTemplate {
  return ({ entry, document }: CustomPreviewTemplateProps) => {
    document.body.style.margin = "0";
    if (!entry.get("slug"))
      return createElement("p", { style: textStyle }, "La página se muestra cuando guarde.");
    const path = template.replace(/\{\{(\w+)\}\}/g, (_, field: string) =>
      String(field === "slug" ? entry.get("slug") : entry.getIn(["data", field])),
    );
    return createElement(
      "div",
      null,
      createElement(Notes, { file: file(String(entry.get("slug"))) }),
      createElement("iframe", { src: path, title: "La página", style: frameStyle }),
    );
  };
}

const frameStyle = { display: "block", inlineSize: "100%", blockSize: "100vh", border: "0" };
const textStyle = { margin: "2rem", font: "1rem/1.5 system-ui, sans-serif" };
