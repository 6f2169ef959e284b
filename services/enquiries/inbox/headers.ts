import type { ServerResponse } from "node:http";

/** Forbids scripts, pictures and frames, because the pages contain strangers' input. */
const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export function setHeaders(response: ServerResponse, inboxUrl: string) {
  response.setHeader("Content-Security-Policy", policy);
  response.setHeader("Cache-Control", "no-store");
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.setHeader("X-Robots-Tag", "noindex, nofollow");
  // With «no-referrer», browsers would send «Origin: null» with the forms.
  response.setHeader("Referrer-Policy", "same-origin");
  response.setHeader("Cross-Origin-Opener-Policy", "same-origin");
  response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
  response.setHeader("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
  if (inboxUrl.startsWith("https:")) {
    response.setHeader("Strict-Transport-Security", "max-age=63072000; includeSubDomains");
  }
}

export function sendPage(response: ServerResponse, markup: string, status = 200) {
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.writeHead(status).end(markup);
}

export function redirect(response: ServerResponse, path: string) {
  response.writeHead(303, { Location: path }).end();
}

export function errorTexts(status: number): { title: string; text: string } {
  if (status === 404) return { title: "No está aquí", text: "Esta consulta no existe o se borró." };
  if (status === 403)
    return {
      title: "No se pudo",
      text: "La página es de otra sesión. Vuelva a la bandeja y repita la acción.",
    };
  if (status === 409)
    return {
      title: "Se está enviando",
      text: "Esta consulta se está enviando ahora mismo. Espere un minuto.",
    };
  if (status === 422)
    return { title: "La nota es demasiado larga", text: "Escriba como máximo 2.000 caracteres." };
  if (status === 429)
    return { title: "Demasiados intentos", text: "Espere diez minutos y vuelva a intentarlo." };
  if (status === 503)
    return {
      title: "No se pudo guardar",
      text: "El servicio no puede escribir en su archivo. Inténtelo más tarde.",
    };
  return { title: "No se pudo", text: "La petición no es válida." };
}
