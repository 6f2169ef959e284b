import { z } from "zod";
import { text, webAddress } from "./shared.ts";

const time = z.string().regex(/^([01]?\d|2[0-3]):[0-5]\d$/, { error: "escriba la hora como 8:00" });

const phone = z.strictObject({
  display: text.describe("Número como se muestra, por ejemplo «+593 4 000 0000»"),
  dial: z.string().regex(/^\+\d{8,15}$/, { error: "escriba + y solo cifras, por ejemplo +59340000000" }),
});

const weekday = z.enum(["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]);

export const company = z.strictObject({
  name: text.describe("Nombre comercial"),
  nameParts: z.tuple([text, text]).describe("El nombre en dos partes: la primera va en negrita"),
  legalName: text.describe("Razón social"),
  site: webAddress
    .refine((address) => new URL(address).origin === address, {
      error: "escriba solo https:// y el dominio, sin barra final ni ruta",
    })
    .describe("Dirección pública del sitio, sin barra final"),
  about: text.describe("Presentación breve, para el pie de página"),
  certification: text.describe("Certificación, por ejemplo «Empresa certificada ISO 9001»"),
  address: z.strictObject({
    street: text.describe("Calle y número"),
    city: text,
    region: text.describe("Provincia"),
    postalCode: z.string().regex(/^\d{6}$/, { error: "escriba los seis dígitos del código postal" }),
    country: text,
    countryCode: z.string().length(2),
  }),
  location: z.strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    label: text.describe("Coordenadas como se muestran en el pie"),
    map: webAddress.describe("Enlace al mapa"),
    mapFrame: webAddress.describe("Dirección del mapa incrustado"),
  }),
  email: z.email({ error: "escriba un correo completo" }),
  phone: phone.describe("Teléfono de la oficina"),
  whatsapp: phone.describe("Número de WhatsApp"),
  whatsappGreeting: text.describe("Texto con el que se abre la conversación"),
  social: z.strictObject({ facebook: webAddress, instagram: webAddress, linkedin: webAddress }),
  enquiryEndpoint: z
    .string()
    .regex(/^(https:\/\/[^\s/]+\S*|(\/[a-z0-9-]+)+)$/, {
      error:
        "escriba una ruta de este sitio, por ejemplo «/consultas», o una dirección que empiece con https://",
    })
    .refine((address) => URL.canParse(address, "https://sitio.example"), { error: "no es una dirección" })
    .optional()
    .describe(
      "Servicio que recibe el formulario de contacto; sin él, nada se envía (docs/enquiry-endpoint.md)",
    ),
  supportRequestSite: webAddress.describe("Sitio externo de «Crear solicitud»"),
  hours: z
    .array(
      z.strictObject({
        label: text.describe("Días como se muestran, por ejemplo «Lunes a viernes»"),
        shortLabel: text.describe("Días abreviados, por ejemplo «Lun–Vie»"),
        days: z.array(weekday).min(1),
        opens: time,
        closes: time,
      }),
    )
    .min(1)
    .describe("Horario de atención"),
  closed: text.describe("Días sin atención, como se muestran"),
});
