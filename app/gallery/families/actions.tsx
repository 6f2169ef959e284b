import { ArrowRight, Printer, X } from "lucide-react";
import { toolItems } from "#app/blocks/cards/tool-items.ts";
import { CopyLink } from "#app/blocks/copy-link.tsx";
import { CompareCheckbox } from "#app/features/compare/compare-checkbox.tsx";
import { CopyButton } from "#app/features/enquiry/copy-button.tsx";
import { AddToQuoteButton } from "#app/features/quote-list/add-to-quote-button.tsx";
import type { FamilyView } from "#app/gallery/data.ts";
import { Example, Family } from "#app/gallery/example.tsx";
import { Button, ButtonAnchor, ButtonLink } from "#app/ui/actions/button.tsx";
import { DownloadLink } from "#app/ui/actions/download-link.tsx";
import { IconButton } from "#app/ui/actions/icon-button.tsx";
import { Link } from "#app/ui/actions/link.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Section } from "#app/ui/section.tsx";

const arrow = <ArrowRight size={20} strokeWidth={1.8} aria-hidden="true" />;
const printer = <Printer size={20} strokeWidth={1.8} aria-hidden="true" />;

export function Actions({ data, ...family }: FamilyView) {
  const tools = data.category.view.cards.map((card) => "equipment" in card && toolItems(card)).find(Boolean);
  return (
    <Family {...family}>
      <Example name="Button: principal">
        <Button>Solicitar cotización</Button>
      </Example>
      <Example name="Button: secundario, con el icono delante">
        <Button variant="secondary" icon={printer} iconFirst>
          Imprimir
        </Button>
      </Example>
      <Example name="Button: desactivado">
        <Button disabled>Solicitar cotización</Button>
      </Example>
      <Example name="ButtonLink: principal, con icono">
        <ButtonLink to="/contacto" icon={arrow}>
          Solicitar más información
        </ButtonLink>
      </Example>
      <Example name="ButtonAnchor: secundario" note="Sale del sitio o abre un archivo.">
        <ButtonAnchor href="https://example.com" variant="secondary">
          Abrir el portal de soporte
        </ButtonAnchor>
      </Example>
      <Example name="ButtonLink: sobre color" width="content">
        <Section tone="deep">
          <ButtonLink to="/contacto" variant="on-colour" icon={arrow}>
            Solicitar cotización
          </ButtonLink>
        </Section>
      </Example>
      <Example name="TextLink: con flecha">
        <TextLink to="/productos">Ver todos los productos</TextLink>
      </Example>
      <Example name="TextLink: sin icono">
        <TextLink to="/productos" icon={null}>
          Inmunología
        </TextLink>
      </Example>
      <Example name="Link" note="Sin aspecto propio: se lo da el lugar donde está.">
        <Link to="/productos">Productos</Link>
      </Example>
      <Example name="IconButton">
        <IconButton aria-label="Cerrar">
          <X size={20} strokeWidth={1.8} aria-hidden="true" />
        </IconButton>
      </Example>
      <Example name="DownloadLink">
        <DownloadLink href="/fichas/" size="84 kB">
          Descargar ficha técnica
        </DownloadLink>
      </Example>
      <Example name="DownloadLink: en otra pestaña">
        <DownloadLink href="/fichas/" size="1,2 MB" newTab>
          Ver folleto
        </DownloadLink>
      </Example>
      {tools && (
        <>
          <Example name="AddToQuoteButton: en una palabra" note="Después de pulsarlo abre la lista.">
            <AddToQuoteButton item={tools.item} />
          </Example>
          <Example name="AddToQuoteButton: con su texto">
            <AddToQuoteButton item={tools.item} look="full" />
          </Example>
          {tools.choice && (
            <Example name="CompareCheckbox" note="Al marcarla aparece la bandeja de comparación.">
              <CompareCheckbox choice={tools.choice} />
            </Example>
          )}
        </>
      )}
      <Example name="CopyLink" note="Copia la dirección de la página.">
        <CopyLink />
      </Example>
      <Example name="CopyButton" note="Al pulsarlo dice «Copiado».">
        <CopyButton compose={() => ({ title: "Consulta", text: "Texto de ejemplo" })} />
      </Example>
    </Family>
  );
}
