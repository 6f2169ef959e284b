import type { TestFile } from "#app/content/schema/files.ts";
import { formatNumber } from "#app/lib/text/format.ts";
import type { Confirmation, RapidTest, TestWay } from "./test-types.ts";

const onRequest = "Consultar";

/** Maximum number of questions. A test's own questions replace the last questions of its method. */
const maxQuestions = 4;

export function confirmationsOf(
  { confirm: own = [] }: Pick<TestFile, "confirm">,
  ways: readonly TestWay[],
  rapid: RapidTest | undefined,
): Confirmation[] {
  const [way] = ways;
  const analyzers = ways.filter(({ method }) => method === way?.method).flatMap((each) => each.analyzers);
  const asked = new Set(own.map(({ question }) => question));
  const general = (way?.method ?? rapid?.method)?.confirm ?? [];
  const placeholders: Record<string, string | undefined> = {
    "{equipos}": way && formatNumber(new Set(analyzers).size),
    "{empaque}": way ? way.reagents[0]?.item.pack : rapid?.presentation,
  };
  const all = [...own, ...general.filter(({ question }) => !asked.has(question))];
  return all.slice(0, maxQuestions).map((each) => ({
    ...each,
    datum: each.datum && { ...each.datum, value: filled(each.datum.value, placeholders) },
  }));
}

function filled(value: string, placeholders: Record<string, string | undefined>): string {
  return value in placeholders ? (placeholders[value] ?? onRequest) : value;
}
