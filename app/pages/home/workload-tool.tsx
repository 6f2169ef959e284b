import { useState } from "react";
import type { WorkloadArea } from "#app/content/catalogue/workload.ts";
import type { PageData } from "#app/content/page-data.ts";
import { Announced } from "#app/features/workload/announced.tsx";
import { Answer, Choice } from "#app/features/workload/answer.tsx";
import { createMemory } from "#app/features/workload/memory.ts";
import { WorkloadRuler } from "#app/features/workload/workload-ruler.tsx";
import { type WorkloadAnswers, workloadPath } from "#app/lib/addresses/workload-address.ts";
import { nominalAnswer, sortByTime } from "#app/lib/finishing.ts";
import { inSentence } from "#app/lib/text/in-sentence.ts";
import { nearestAllowed, unitOf } from "#app/lib/workload.ts";
import { fetchPageData } from "#app/router/page-data.ts";
import type { HomePage } from "./content.ts";

type Workload = NonNullable<HomePage["workload"]>;

type Props = Workload & {
  /** A prop, because importing the styles here would put them into a file of their own. */
  className?: string;
  onAnswer: (answer: Pick<Workload, "answer" | "to">) => void;
};

/** Lasts until the page reloads. */
const memory = createMemory();

/** The data file of /elegir has the analyzers of all areas. */
export async function loadTool() {
  const data = await fetchPageData("/elegir");
  return { default: toolFor((data as PageData<"choose">).areas) };
}

function toolFor(areas: WorkloadArea[]) {
  return function WorkloadTool({ area: firstAreaId, load, hours, answer, className, onAnswer }: Props) {
    const [{ area, answers }, setState] = useState<{ area?: WorkloadArea; answers: WorkloadAnswers }>({
      area: areas.find(({ id }) => id === firstAreaId),
      answers: { load, hours, margin: 0, space: 0 },
    });
    if (!area) throw new Error(`no area ${firstAreaId}`);

    function show(next: WorkloadArea, nextAnswers: WorkloadAnswers) {
      setState({ area: next, answers: nextAnswers });
      const [nextAnswer] = nominalAnswer(next, nextAnswers, sortByTime(next.analyzers, nextAnswers));
      onAnswer({ answer: nextAnswer, to: workloadPath(next.id, nextAnswers) });
    }

    function change(part: Partial<WorkloadAnswers>) {
      if (!area) return;
      const next = { ...answers, ...part };
      memory.store(area, next);
      show(area, next);
    }

    function choose(id: string) {
      const other = areas.find((item) => item.id === id);
      if (!other || !area) return;
      memory.store(area, answers);
      show(other, memory.answersIn(other, answers));
    }

    return (
      <>
        <p className={className} data-print="no">
          Procesamos{" "}
          <Answer
            label={`${area.counts} al día`}
            value={answers.load}
            onChange={(value) => change({ load: nearestAllowed("load", value, 0) })}
          />{" "}
          {unitOf(answers.load, area.counts)} de{" "}
          <Choice
            label="área"
            value={area.id}
            options={areas.map(({ id, label }) => ({ id, label: inSentence(label) }))}
            onChange={choose}
          />{" "}
          en{" "}
          <Answer
            label="horas de trabajo"
            value={answers.hours}
            onChange={(value) => change({ hours: nearestAllowed("hours", value, area.hours) })}
          />{" "}
          {unitOf(answers.hours, "horas")}.
        </p>
        <WorkloadRuler rows={sortByTime(area.analyzers, answers)} shift={answers.hours} />
        <Announced text={answer} />
      </>
    );
  };
}
