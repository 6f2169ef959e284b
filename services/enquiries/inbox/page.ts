import { html, type Markup } from "../html.ts";
import type { Session } from "./auth.ts";
import { paths } from "./paths.ts";

type Frame = { title: string; company: string; session?: Session; head?: Markup };

export function page({ title, company, session, head }: Frame, content: Markup): string {
  return html`<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${head}
<title>${title} · ${company}</title>
<link rel="stylesheet" href="${paths.asset("estilos.css")}">
</head>
<body>
<a class="skip" href="#contenido">Ir al contenido</a>
<header class="bar">
<a class="brand" href="${paths.inbox}">${company} · Bandeja de consultas</a>
${session && form(paths.logOut, session, html`<button>Salir</button>`)}
</header>
<main id="contenido" tabindex="-1">
${content}
</main>
</body>
</html>
`.markup;
}

export function form(action: string, { token }: Session, content: Markup, className = ""): Markup {
  return html`<form method="post" action="${action}" class="${className}">
<input type="hidden" name="token" value="${token}">
${content}
</form>`;
}
