import { z } from "zod";
import type { Site } from "#app/content/catalogue/site.ts";
import { fields, listOf, oneOf } from "#app/content/schema/form.ts";
import { icon, pageStart, question, sentences, text, title } from "#app/content/schema/shared.ts";
import { organizationData } from "#app/content/views/organization.ts";
import { joinList } from "#app/lib/text/format.ts";

/** Placeholders in the consent notice. */
const company = "{empresa}";
const mail = "{correo}";

export const schema = fields("Contacto", {
  ...pageStart,
  intentions: fields("Intenciones", {
    question: text.meta({ title: "Pregunta" }),
    items: z
      .array(
        fields("Intención", {
          subject: oneOf({ general: "General", sales: "Ventas", support: "Soporte" }).meta({
            title: "Asunto",
            description: "El que fija en el formulario",
          }),
          label: text.meta({ title: "Nombre" }),
          text: sentences.meta({ title: "Texto", description: "Para qué casos, en una frase" }),
          promise: text.meta({ title: "Promesa", description: "En cuánto tiempo se responde" }),
          icon,
          form: text.meta({ title: "Título del formulario" }),
        }),
      )
      .min(2)
      .refine((items) => items.some(({ subject }) => subject === "general"), {
        error: "falta la del asunto general, con la que empieza el formulario",
      })
      .meta({ title: "Intenciones", description: "Una de ellas, con el asunto general" }),
  }),
  office: text.meta({ title: "Nombre de la oficina" }),
  info: text.meta({ title: "Título de los datos" }),
  hours: text.meta({ title: "Título del horario" }),
  messageHint: sentences.meta({ title: "Aviso del mensaje", description: "Sobre el campo «Mensaje»" }),
  consent: fields(
    {
      title: "Consentimiento",
      description: "Se muestra solo cuando la empresa tiene destino para el formulario",
    },
    {
      notice: sentences
        .refine((value) => [company, mail].every((place) => value.split(place).length === 2), {
          error: `escriba ${company} y ${mail} una vez, donde van el nombre legal y el correo`,
        })
        .meta({
          title: "Aviso",
          description: `Para qué se usan los datos, según la LOPDP; con ${company} y ${mail}, donde van el nombre legal y el correo`,
        }),
      label: sentences.meta({ title: "Autorización", description: "Junto a la casilla" }),
      link: text.meta({ title: "Texto del enlace", description: "Lleva a /privacidad" }),
    },
  ),
  faq: fields("Preguntas frecuentes", { title, items: listOf(question, { title: "Preguntas", min: 3 }) }),
});

export type ContactPage = ReturnType<typeof view>;

export function view(page: z.output<typeof schema>, site: Site) {
  const { legalName, ruc, deliveryCities, email, whatsapp, location, hours, closed } = site.company;
  const notice = page.consent.notice.replace(company, () => legalName).replace(mail, () => email);
  return {
    page: { ...page, consent: { ...page.consent, notice } },
    facts: [ruc && `RUC ${ruc}`, deliveryCities && `Entregas en ${joinList(deliveryCities)}`].filter(
      (fact) => fact !== undefined,
    ),
    whatsapp: whatsapp.display,
    map: { link: location.map, frame: location.mapFrame },
    hours,
    closed,
    organization: organizationData(site),
  };
}
