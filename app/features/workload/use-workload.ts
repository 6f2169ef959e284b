import { useEffect, useMemo, useRef, useState } from "react";
import type { WorkloadArea } from "#app/content/catalogue/workload.ts";
import { type WorkloadAnswers, workloadQuery } from "#app/lib/addresses/workload-address.ts";
import { useQuery } from "#app/router/use-query.ts";
import { readWorkload } from "./address.ts";
import { createMemory } from "./memory.ts";

/** Lasts until a reload. */
const memory = createMemory();

/** In milliseconds. Browsers limit how often a page may change its address. */
const pause = 250;

/** A new area adds a history entry. A new number replaces the current entry after a pause. */
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
      // Also stores values that came with the address, as if the visitor had typed them.
      if (area) memory.store(area, answers);
      changeQuery(() => workloadQuery(other.id, memory.answersIn(other, answers)));
    },
  };
}
