import { ArrowRight, Printer, X } from "lucide-react";
import type { Examples } from "#app/gallery/examples.ts";
import { Section } from "#app/ui/section.tsx";
import { Button, ButtonAnchor, ButtonLink } from "./button.tsx";
import { DownloadLink } from "./download-link.tsx";
import { IconButton } from "./icon-button.tsx";
import { Link } from "./link.tsx";
import { TextButton } from "./text-button.tsx";
import { TextLink } from "./text-link.tsx";

const arrow = <ArrowRight size={20} strokeWidth={1.8} aria-hidden="true" />;
const printer = <Printer size={20} strokeWidth={1.8} aria-hidden="true" />;

export const examples: Examples = {
  column: {
    "Button: principal": () => <Button>Solicitar cotización</Button>,
    "Button: secundario, con el icono delante": () => (
      <Button variant="secondary" icon={printer} iconFirst>
        Imprimir
      </Button>
    ),
    "Button: desactivado": () => <Button disabled>Solicitar cotización</Button>,
    "ButtonLink: principal, con icono": () => (
      <ButtonLink to="/contacto" icon={arrow}>
        Solicitar más información
      </ButtonLink>
    ),
    "ButtonAnchor: secundario. Sale del sitio o abre un archivo": () => (
      <ButtonAnchor href="https://example.com" variant="secondary">
        Abrir el portal de soporte
      </ButtonAnchor>
    ),
    "TextLink: con flecha": () => <TextLink to="/productos">Ver todos los productos</TextLink>,
    "TextLink: sin icono": () => (
      <TextLink to="/productos" icon={null}>
        Inmunología
      </TextLink>
    ),
    TextButton: () => <TextButton>Vaciar la lista</TextButton>,
    "Link. Sin aspecto propio: se lo da el lugar donde está": () => <Link to="/productos">Productos</Link>,
    IconButton: () => (
      <IconButton aria-label="Cerrar">
        <X size={20} strokeWidth={1.8} aria-hidden="true" />
      </IconButton>
    ),
    DownloadLink: () => (
      <DownloadLink href="/fichas/" size="84 kB">
        Descargar ficha técnica
      </DownloadLink>
    ),
    "DownloadLink: en otra pestaña": () => (
      <DownloadLink href="/fichas/" size="1,2 MB" newTab>
        Ver folleto
      </DownloadLink>
    ),
  },
  content: {
    "ButtonLink: sobre color": () => (
      <Section tone="deep">
        <ButtonLink to="/contacto" variant="on-colour" icon={arrow}>
          Solicitar cotización
        </ButtonLink>
      </Section>
    ),
  },
};
