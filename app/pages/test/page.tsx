import type { PageData } from "#app/content/page-data.ts";
import { Blocks } from "#app/ui/blocks.tsx";
import { LabTestActionBar } from "./action-bar.tsx";
import { LabTestChain } from "./chain/chain.tsx";
import { LabTestDifferences } from "./differences.tsx";
import { LabTestHead } from "./lab-test-head.tsx";
import { LabTestOrder } from "./order.tsx";
import { LabTestPosition } from "./position.tsx";
import { LabTestQuestions } from "./questions.tsx";
import { RapidTestLine } from "./rapid-line.tsx";

export default function TestRoute({ data: page }: { data: PageData<"test"> }) {
  return (
    <Blocks>
      <LabTestHead page={page} />
      <LabTestChain key={page.id} page={page} />
      <LabTestDifferences page={page} />
      <RapidTestLine page={page} />
      <LabTestOrder page={page} />
      <LabTestQuestions page={page} />
      <LabTestPosition page={page} />
      <LabTestActionBar page={page} />
    </Blocks>
  );
}
