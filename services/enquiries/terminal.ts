import type { Log } from "./log.ts";
import type { Settings } from "./settings.ts";

export function startScreen(settings: Settings, port: number): string {
  const { host, file, mail, inboxUrl, origins } = settings;
  const rows: [string, string][] = [
    ["Formulario", `http://${host}:${port}/consultas, para páginas de ${origins.join(", ")}`],
    ["Bandeja", `${inboxUrl} (el enlace para entrar llega al buzón de ventas)`],
    [
      "Correo",
      mail
        ? `activado: ${mail.host}:${mail.port} (${mail.security}), de ${mail.from} a ${mail.to}`
        : "DESACTIVADO: las consultas se guardan, pero no llegan a ningún buzón. Indique SMTP_HOST",
    ],
    [
      "Acuse",
      mail?.receipt ? "activado: el visitante recibe un acuse" : "desactivado (MAIL_RECEIPT=yes lo activa)",
    ],
    [
      "Límites",
      `${settings.perAddress} consultas en diez minutos por dirección, ${settings.totalRequests} en total; ${settings.megabytesPerAddress} MB al día por dirección, ${settings.totalMegabytes} MB en total`,
    ],
    ["Archivo", `${file}, como máximo ${settings.maxMegabytes} MB`],
    ["Se borran", `solas, después de ${settings.retentionMonths} meses`],
  ];
  const lines = rows.map(([name, text]) => `  ${name.padEnd(12)}${text}`);
  return `\nServicio de consultas en marcha. Ctrl+C lo detiene.\n\n${lines.join("\n")}\n\n`;
}

const events: Record<string, string> = {
  stored: "Consulta recibida",
  sent: "Correo enviado",
  refused: "El servidor de correo rechazó un correo",
  "in doubt": "No se sabe si un correo llegó",
  "no mail": "El servidor de correo no responde; se intenta de nuevo",
  "refused request": "Petición rechazada",
  failed: "No se pudo guardar una consulta",
  "not stored": "No se pudo escribir en el archivo",
  "not expired": "No se pudieron borrar consultas antiguas",
  expired: "Consultas antiguas borradas",
  "login link": "Enlace para la bandeja",
  "logged in": "Alguien entró en la bandeja",
  stopped: "Detenido",
};

export const terminalLog: Log = (event, details = {}) => {
  const words = Object.hasOwn(events, event) ? events[event] : undefined;
  if (!words) return;
  const time = new Date().toLocaleTimeString("es-EC", { hour12: false });
  const values = Object.values(details).filter((value) => value !== undefined);
  process.stdout.write(`${time}  ${words}${values.length > 0 ? ` (${values.join(", ")})` : ""}\n`);
};
