import { z } from "zod";
import { fields, listOf, oneOf } from "./form.ts";
import { sentences, text, webAddress } from "./shared.ts";

const time = z.string().regex(/^([01]?\d|2[0-3]):[0-5]\d$/, { error: "escriba la hora como 8:00" });

const phone = z
  .strictObject({
    display: text.meta({ title: "Número como se muestra", description: "Por ejemplo «+593 4 000 0000»" }),
    dial: z
      .string()
      .regex(/^\+\d{8,15}$/, { error: "escriba + y solo cifras, por ejemplo +59340000000" })
      .meta({ title: "Número que se marca", description: "El mismo, con + y solo cifras: «+59340000000»" }),
  })
  .refine(({ display, dial }) => dial.endsWith(nationalDigits(display)), {
    path: ["dial"],
    error: "debe ser el mismo número que se muestra",
  });

/** Every notation of a number ends with these digits: 40000000 for «(04) 000-0000». */
function nationalDigits(display: string): string {
  return display.replace(/\D/g, "").replace(/^0/, "");
}

const weekday = oneOf({
  monday: "Lunes",
  tuesday: "Martes",
  wednesday: "Miércoles",
  thursday: "Jueves",
  friday: "Viernes",
  saturday: "Sábado",
  sunday: "Domingo",
});

/** The Git repository of the content, for the editor at /admin. */
const repository = z.strictObject({
  service: oneOf({ github: "GitHub", gitlab: "GitLab", gitea: "Gitea o Forgejo" }).meta({
    title: "Servicio",
  }),
  name: z
    .string()
    .regex(/^[\w.-]+(\/[\w.-]+)+$/, { error: "escriba propietario/repositorio, por ejemplo «ceibo/sitio»" })
    .meta({ title: "Repositorio", description: "Propietario y nombre, por ejemplo «ceibo/sitio»" }),
  branch: z
    .string()
    .regex(/^[\w./-]+$/, { error: "escriba el nombre de una rama, por ejemplo «main»" })
    .meta({ title: "Rama", description: "La que se publica, por ejemplo «main»" }),
  server: webAddress
    .optional()
    .meta({ title: "Servidor propio", description: "Solo si no es github.com, gitlab.com o gitea.com" }),
  authorization: webAddress.optional().meta({
    title: "Servicio de acceso",
    description: "Para entrar con un botón; sin él se entra con un token (docs/editar.md)",
  }),
  application: z.string().min(1).optional().meta({
    title: "Identificador de la aplicación",
    description: "Solo en GitLab o Gitea, para entrar con un botón",
  }),
});

const certificate = fields(
  { title: "Certificado", description: "El de la certificación; se muestra en «Sobre nosotros»" },
  {
    body: text.meta({ title: "Organismo", description: "El que la certificó" }),
    scope: text.meta({ title: "Alcance", description: "Como lo dice el certificado" }),
    validUntil: z.iso
      .date({ error: "escriba la fecha como 2027-05-31" })
      .meta({ title: "Vigente hasta", description: "Por ejemplo 2027-05-31" }),
  },
);

export const company = fields(
  {
    title: "Empresa",
    description: "Los datos que aún son de ejemplo figuran en «Ejemplos por reemplazar»",
  },
  {
    name: text.meta({ title: "Nombre comercial" }),
    nameParts: z
      .tuple([text, text])
      .meta({ title: "Nombre en dos partes", description: "La primera va en negrita" }),
    legalName: text.meta({ title: "Razón social" }),
    ruc: z
      .string()
      .regex(/^\d{13}$/, { error: "escriba los trece dígitos del RUC, entre comillas" })
      .optional()
      .meta({
        title: "RUC",
        description: "Trece dígitos; se muestra en contacto, sobre nosotros y privacidad",
      }),
    certificate: certificate.optional(),
    deliveryCities: z.array(text).min(1).optional().meta({
      title: "Ciudades de entrega",
      description: "A las que se entregan pedidos; se muestran en contacto",
    }),
    site: webAddress
      .refine((address) => new URL(address).origin === address, {
        error: "escriba solo https:// y el dominio, sin barra final ni ruta",
      })
      .meta({ title: "Dirección del sitio", description: "Pública, sin barra final" }),
    about: sentences.meta({ title: "Presentación", description: "Breve, para el pie de página" }),
    certification: text.meta({
      title: "Certificación",
      description: "Por ejemplo «Empresa certificada ISO 9001»",
    }),
    address: fields("Dirección", {
      street: text.meta({ title: "Calle y número" }),
      city: text.meta({ title: "Ciudad" }),
      region: text.meta({ title: "Provincia" }),
      postalCode: z
        .string()
        .regex(/^\d{6}$/, { error: "escriba los seis dígitos del código postal" })
        .optional()
        .meta({ title: "Código postal", description: "Seis dígitos" }),
      country: text.meta({ title: "País" }),
      countryCode: z.string().length(2).meta({ title: "Código del país", description: "Dos letras: «EC»" }),
    }),
    location: fields("Ubicación", {
      latitude: z
        .number()
        .min(-90)
        .max(90)
        .meta({ title: "Latitud", description: "En grados; al sur, negativa" }),
      longitude: z
        .number()
        .min(-180)
        .max(180)
        .meta({ title: "Longitud", description: "En grados; al oeste, negativa" }),
      label: text.meta({ title: "Coordenadas", description: "Como se muestran en el pie" }),
      map: webAddress.meta({ title: "Enlace al mapa" }),
      mapFrame: webAddress.meta({
        title: "Mapa incrustado",
        description: "Dirección del mapa de /contacto",
      }),
    }),
    email: z.email({ error: "escriba un correo completo" }).meta({ title: "Correo electrónico" }),
    phone: phone.meta({ title: "Teléfono de la oficina" }),
    whatsapp: phone.meta({ title: "WhatsApp" }),
    whatsappGreeting: text.meta({
      title: "Saludo de WhatsApp",
      description: "Texto con el que se abre la conversación",
    }),
    social: fields("Redes sociales", {
      facebook: webAddress.meta({ title: "Facebook" }),
      instagram: webAddress.meta({ title: "Instagram" }),
      linkedin: webAddress.meta({ title: "LinkedIn" }),
    }),
    enquiryEndpoint: z
      .string()
      .regex(/^(https:\/\/[^\s/]+\S*|(\/[a-z0-9-]+)+)$/, {
        error:
          "escriba una ruta de este sitio, por ejemplo «/consultas», o una dirección que empiece con https://",
      })
      .refine((address) => URL.canParse(address, "https://sitio.example"), { error: "no es una dirección" })
      .optional()
      .meta({
        title: "Destino del formulario",
        description:
          "Servicio que recibe los mensajes de /contacto; sin él, el formulario no envía nada (docs/enquiry-endpoint.md)",
      }),
    repository: repository.optional().meta({
      title: "Repositorio",
      description: "Con él, el sitio publicado tiene este editor en /admin (docs/editar.md)",
    }),
    supportRequestSite: webAddress.meta({
      title: "Sitio de solicitudes",
      description: "Sitio externo de «Crear solicitud»",
    }),
    hours: listOf(
      fields("Horario", {
        label: text.meta({
          title: "Días",
          description: "Como se muestran, por ejemplo «Lunes a viernes»",
        }),
        shortLabel: text.meta({ title: "Días abreviados", description: "Por ejemplo «Lun–Vie»" }),
        days: listOf(weekday, { title: "Qué días", min: 1 }),
        opens: time.meta({ title: "Abre", description: "Por ejemplo «8:00»" }),
        closes: time.meta({ title: "Cierra", description: "Por ejemplo «17:30»" }),
      }),
      { title: "Horario de atención", min: 1 },
    ),
    closed: text.meta({ title: "Días sin atención", description: "Como se muestran" }),
  },
);
