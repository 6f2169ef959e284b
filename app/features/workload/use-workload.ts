import { useEffect, useMemo, useRef, useState } from "react";
import type { WorkloadArea } from "#app/content/catalogue/workload.ts";
import { type WorkloadAnswers, workloadQuery } from "#app/lib/addresses/workload-address.ts";
import { useQuery } from "#app/router/use-query.ts";
import { readWorkload } from "./address.ts";
import { createMemory } from "./memory.ts";

/** The visitor's values for each area, until a reload. They return when the area is chosen again. */
const memory = createMemory();

/** Milliseconds before a new number reaches the address: browsers limit how often a page may change it. */
const pause = 250;

/**
 * Stores the visitor's values in the address. A new area adds a history entry; a new number replaces the
 * current one. Numbers are shown at once and reach the address after a pause.
 */
export function useWorkload(areas: readonly WorkloadArea[], margin: number) {
  const [query, changeQuery] = useQuery();
  const address = query.toString();
  const asked = useMemo(
    () => readWorkload(new URLSearchParams(address), areas, margin),
    [address, areas, margin],
  );
  const [draft, setDraft] = useState<{ address: string; answers: WorkloadAnswers }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const { area } = asked;
  const answers = draft?.address === address ? draft.answers : asked.answers;
  const workload = useMemo(() => area && { area, answers }, [area, answers]);

  return {
    workload,
    change(part: Partial<WorkloadAnswers>) {
      const next = { ...answers, ...part };
      setDraft({ address, answers: next });
      if (area) memory.store(area, next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => area && changeQuery(() => workloadQuery(area.id, next), true), pause);
    },
    choose(other: WorkloadArea) {
      clearTimeout(timer.current);
      // Values from the address count as the visitor's own.
      if (area) memory.store(area, answers);
      changeQuery(() => workloadQuery(other.id, memory.answersIn(other, answers)));
    },
  };
}
