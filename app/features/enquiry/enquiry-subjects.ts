/** The first subject is the default. */
export const enquirySubjects = [
  { value: "general", label: "Consulta general" },
  { value: "sales", label: "Ventas y cotizaciones" },
  { value: "support", label: "Soporte técnico" },
  { value: "demo", label: "Solicitud de demostración" },
  { value: "partnership", label: "Propuesta de colaboración" },
] as const;

export type EnquirySubject = (typeof enquirySubjects)[number]["value"];
