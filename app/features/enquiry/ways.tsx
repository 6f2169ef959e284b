import { layoutData } from "virtual:layout-data";
import { Mail } from "lucide-react";
import { newTab } from "#app/ui/actions/new-tab.tsx";
import { WhatsAppGlyph } from "#app/ui/media/glyphs.tsx";
import { mailLink, whatsappLink } from "./links.ts";
import type { Message } from "./message.ts";

const { chat, email } = layoutData.company;

/** The ways to send a message without an endpoint. Each one opens a program on the visitor's device. */
export const ways = {
  whatsapp: {
    label: "Enviar por WhatsApp",
    short: "WhatsApp",
    icon: <WhatsAppGlyph size={20} />,
    newTab: true,
    /** Opens the program without a message. */
    bare: chat,
    link: (message: Message) => whatsappLink(chat, message),
    tooLong: {
      text: "El mensaje es demasiado largo para un enlace de WhatsApp. No se ha cortado nada: pulse «Copiar» y péguelo en la conversación.",
      open: "Abrir la conversación",
    },
  },
  mail: {
    label: "Enviar por correo",
    short: "Correo",
    icon: <Mail size={20} />,
    newTab: false,
    bare: `mailto:${email}`,
    link: (message: Message) => mailLink(email, message),
    tooLong: {
      text: "El mensaje es demasiado largo para un enlace de correo. No se ha cortado nada: pulse «Copiar» y péguelo en un correo nuevo.",
      open: "Abrir un correo nuevo",
    },
  },
};

export type Way = keyof typeof ways;

/** Returns the attributes of a link that opens in a new tab, or none. */
export function tabOf(way: Way) {
  return ways[way].newTab ? newTab : {};
}
