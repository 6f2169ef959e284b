import { layoutData } from "virtual:layout-data";
import { Mail } from "lucide-react";
import { newTab } from "#app/ui/actions/new-tab.tsx";
import { WhatsAppGlyph } from "#app/ui/media/glyphs.tsx";
import { mailLink, whatsappLink } from "./links.ts";
import type { Message } from "./message.ts";

const { chat, email } = layoutData.company;

/** Each channel opens a program on the visitor's device, which sends the message. */
export const channels = {
  whatsapp: {
    label: "Enviar por WhatsApp",
    short: "WhatsApp",
    icon: <WhatsAppGlyph size={20} />,
    newTab: true,
    plainLink: chat,
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
    plainLink: `mailto:${email}`,
    link: (message: Message) => mailLink(email, message),
    tooLong: {
      text: "El mensaje es demasiado largo para un enlace de correo. No se ha cortado nada: pulse «Copiar» y péguelo en un correo nuevo.",
      open: "Abrir un correo nuevo",
    },
  },
};

export type Channel = keyof typeof channels;

export function newTabProps(channel: Channel) {
  return channels[channel].newTab ? newTab : {};
}
