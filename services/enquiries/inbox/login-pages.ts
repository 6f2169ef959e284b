import { html } from "../html.ts";
import { page } from "./page.ts";
import { paths } from "./paths.ts";

export function loginPage(company: string, isMailOn: boolean, problem?: string): string {
  return page(
    { title: "Entrar en la bandeja", company },
    html`<div class="stack narrow">
<h1>Entrar en la bandeja</h1>
${problem && html`<p class="alarm" role="alert">${problem}</p>`}
<p>Para entrar no hace falta contraseña. Pida un enlace: llega al buzón de ventas, sirve una sola vez y durante quince minutos.</p>
${
  isMailOn
    ? html`<form method="post" action="${paths.link}"><button class="primary">Enviar el enlace al buzón de ventas</button></form>`
    : html`<p class="alarm">El correo no está configurado y no puede llegar ningún enlace. Quien instaló el servicio puede crear uno en el equipo: <code>npm run enquiries -- link</code></p>`
}
</div>`,
  );
}

export function linkSentPage(company: string, isSent: boolean): string {
  const title = isSent ? "Revise el buzón de ventas" : "El enlace no se pudo enviar";
  const text = isSent
    ? "Enviamos un enlace. Ábralo en este equipo durante los próximos quince minutos."
    : "El servidor de correo no responde o no acepta correos. Inténtelo en unos minutos o avise a quien instaló el servicio.";
  return page(
    { title, company },
    html`<div class="stack narrow"><h1>${title}</h1><p role="status">${text}</p><p><a href="${paths.inbox}">Volver</a></p></div>`,
  );
}

/** The mailed link opens this page. Only the page's button logs in, because mail programs open links too. */
export function confirmPage(company: string, link: string): string {
  return page(
    { title: "Entrar en la bandeja", company },
    html`<div class="stack narrow">
<h1>Entrar en la bandeja</h1>
<p>La sesión dura doce horas en este navegador. En un equipo compartido, elija «Salir» al terminar.</p>
<form method="post" action="${paths.enter}"><input type="hidden" name="enlace" value="${link}"><button class="primary">Entrar</button></form>
</div>`,
  );
}

/** When a link in a mail opens a page, browsers send SameSite=Strict cookies only after this redirect. */
export function redirectPage(company: string, path: string): string {
  const target = `${path}?abrir=1`;
  return page(
    {
      title: "Abriendo la bandeja",
      company,
      head: html`<meta http-equiv="refresh" content="0; url=${target}">`,
    },
    html`<p><a href="${target}">Abrir la bandeja</a></p>`,
  );
}

export function errorPage(company: string, title: string, text: string): string {
  return page(
    { title, company },
    html`<div class="stack narrow"><h1>${title}</h1><p>${text}</p><p><a href="${paths.inbox}">Ir a la bandeja</a></p></div>`,
  );
}
