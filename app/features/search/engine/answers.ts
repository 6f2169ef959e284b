import type { IndexedAnswer, SearchIndex } from "#app/content/outputs/search-format.ts";
import { enquiryPath } from "#app/features/enquiry/enquiry-path.ts";
import { comparePath } from "#app/lib/addresses/compare-path.ts";
import { workloadPath } from "#app/lib/addresses/workload-address.ts";
import { formatNumber, joinList } from "#app/lib/text/format.ts";
import { unitOf } from "#app/lib/workload.ts";
import type { SearchDocument } from "./search-document.ts";

export type Answer = Pick<SearchDocument, "name" | "path" | "context" | "leadsTo">;

export function notOfferedAnswers({ name, nearest }: SearchIndex["notOffered"][number]): Answer[] {
  return [
    {
      name: `No lo ofrecemos: ${name}`,
      context: "No está en nuestro catálogo. Pregúntenos y le decimos qué podemos hacer",
      path: enquiryPath({ about: name }),
      leadsTo: "Preguntar",
    },
    ...nearest.map(({ label, to }) => ({
      name: label,
      context: "Lo más cercano que ofrecemos",
      path: to,
      leadsTo: "En el catálogo",
    })),
  ];
}

export function coverageAnswer(
  { covered, elsewhere, path }: SearchIndex["places"],
  place?: string,
  province?: SearchIndex["places"]["provinces"][number],
): Answer {
  return {
    name: place ? `Cobertura en ${place.replace(/^cantón /, "el $&")}` : "Cobertura",
    context: province?.covered ? covered.replace("{provincia}", province.name) : elsewhere,
    path,
    leadsTo: "Cobertura",
  };
}

export function contentAnswer({ name, text, path, subject }: IndexedAnswer): Answer {
  if (path) return { name, context: text, path };
  return { name, context: text, path: enquiryPath({ subject }), leadsTo: "Contacto" };
}

const mostCompared = 4;

export function comparisonAnswers(named: SearchDocument[], asked: boolean): Answer[] {
  const single = named.flatMap(({ product }) => (product && !product.models ? [product] : []));
  const [first] = single;
  const together = single.filter(({ area }) => area === first?.area).slice(0, mostCompared);
  if (together.length > 1) {
    return [
      {
        name: `Comparar ${joinList(together.map(({ name }) => name))}`,
        context: "Sus cifras, una al lado de la otra",
        path: comparePath(together.map(({ id }) => id)),
        leadsTo: "Comparación",
      },
    ];
  }
  if (!asked) return [];
  const context = "Elija de dos a cuatro equipos de una misma área";
  return [{ name: "Comparar equipos", context, path: comparePath([]), leadsTo: "Comparación" }];
}

export function choiceAnswer(area: string | undefined, perDay: number | undefined): Answer {
  const name = perDay
    ? `Equipos para ${formatNumber(perDay)} ${unitOf(perDay, "pruebas")} o ${unitOf(perDay, "muestras")} al día`
    : "¿Qué equipo necesita su laboratorio?";
  return {
    name,
    context: "Vea qué analizadores terminan dentro de su jornada",
    path: workloadPath(area, { load: perDay }),
    leadsTo: "Herramienta",
  };
}

export function quotationAnswers(named: SearchDocument[]): Answer[] {
  const context = "Díganos qué necesita en el formulario de contacto";
  const list = {
    name: "Su lista de cotización",
    context: "Reúna varios productos en un solo pedido",
    path: "/cotizacion",
    leadsTo: "Lista",
  };
  const asked = named.length > 0 ? named.map(({ name }) => name) : [undefined];
  return [
    ...asked.map((about) => ({
      name: about ? `Cotizar ${about}` : "Pedir una cotización",
      context,
      path: enquiryPath({ subject: "sales", about }),
      leadsTo: "Contacto",
    })),
    list,
  ];
}
