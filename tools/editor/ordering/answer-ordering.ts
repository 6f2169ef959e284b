import type { IncomingMessage, ServerResponse } from "node:http";
import { escaped } from "../../escaped.ts";
import { editableFile } from "../content-files.ts";
import { isOwnPage } from "../files.ts";
import { notice, wholePage } from "../page-layout.ts";
import { type List, move, orderedLists } from "./lists.ts";

/** Answers /admin/ordenar: GET shows the lists, POST moves an entry one place. */
export async function answerOrdering(root: string, request: IncomingMessage, response: ServerResponse) {
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.setHeader("cache-control", "no-store");
  if (request.method !== "POST") return void response.end(page(orderedLists(root)));
  // Another site that is open in the same browser must not change files.
  if (!isOwnPage(request)) return void response.writeHead(403).end();
  const body = Buffer.concat(await request.toArray()).toString();
  const { file = "", step } = Object.fromEntries(new URLSearchParams(body));
  if (!editableFile.test(file)) return void response.writeHead(400).end();
  const message = move(root, file, step === "up" ? -1 : 1);
  response.end(page(orderedLists(root), message));
}

function page(lists: List[], message?: string): string {
  const sections = lists.map(({ title, items }) => {
    const rows = items.map(({ file, name, order }, index) => {
      const equal = items.some((other) => other.file !== file && other.order === order);
      const warning = equal ? `<p class="warning">Otra entrada tiene también el número ${order}.</p>` : "";
      const up = button(file, "up", `Subir «${name}»`, "↑ Subir", index === 0);
      const down = button(file, "down", `Bajar «${name}»`, "↓ Bajar", index === items.length - 1);
      return `<li>${escaped(name)} ${up} ${down}${warning}</li>`;
    });
    return `<section aria-label="${escaped(title)}"><h2>${escaped(title)}</h2><ol>${rows.join("\n")}</ol></section>`;
  });
  return wholePage("Ordenar", `${notice(message)}${sections.join("")}`);
}

function button(file: string, step: string, label: string, text: string, disabled: boolean): string {
  const fields = `<input type="hidden" name="file" value="${escaped(file)}"><input type="hidden" name="step" value="${step}">`;
  return `<form method="post">${fields}<button aria-label="${escaped(label)}"${disabled ? " disabled" : ""}>${text}</button></form>`;
}
