import { useEffect, useMemo, useRef, useState } from "react";
import type { WorkloadArea } from "#app/content/catalogue/workload.ts";
import { useQuery } from "#app/router/use-query.ts";
import { type Answers, readWorkload, workloadQuery } from "./address.ts";
import { createMemory } from "./memory.ts";

/** For the visit. Only a change of area asks it: whatever the address says is shown. */
const memory = createMemory();

/** Browsers refuse to have the address written at every step of a slider. */
const pause = 250;

/**
 * The visitor's answers. They live in the address: a change of area is a step that Back undoes, a change of
 * number only renews the step. Numbers show at once, and stand in the address when the hand rests.
 */
export function useWorkload(areas: readonly WorkloadArea[], margin: number) {
  const [query, changeQuery] = useQuery();
  const address = query.toString();
  const asked = useMemo(
    () => readWorkload(new URLSearchParams(address), areas, margin),
    [address, areas, margin],
  );
  const [draft, setDraft] = useState<{ over: string; answers: Answers }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const { area } = asked;
  const answers = draft?.over === address ? draft.answers : asked.answers;
  const workload = useMemo(() => area && { area, answers }, [area, answers]);

  return {
    workload,
    change(part: Partial<Answers>) {
      const next = { ...answers, ...part };
      setDraft({ over: address, answers: next });
      if (area) memory.keep(area, next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => area && changeQuery(() => workloadQuery(area.id, next), true), pause);
    },
    choose(other: WorkloadArea) {
      clearTimeout(timer.current);
      // What came with the address is the visitor's as well.
      if (area) memory.keep(area, answers);
      changeQuery(() => workloadQuery(other.id, memory.answersIn(other, answers)));
    },
  };
}
