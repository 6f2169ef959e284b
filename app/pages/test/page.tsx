import type { PageData } from "#app/content/page-data.ts";
import { Blocks } from "#app/ui/blocks.tsx";
import { TestChain } from "./chain/chain.tsx";
import { TestConfirm } from "./confirm.tsx";
import { TestDifferences } from "./differences.tsx";
import { TestFoot } from "./foot.tsx";
import { TestHead } from "./head-block.tsx";
import { TestOrder } from "./order.tsx";
import { TestPlace } from "./place.tsx";
import { RapidLine } from "./rapid-line.tsx";

export default function TestRoute({ data: page }: { data: PageData<"test"> }) {
  return (
    <Blocks>
      <TestHead page={page} />
      <TestChain key={page.id} page={page} />
      <TestDifferences page={page} />
      <RapidLine page={page} />
      <TestOrder page={page} />
      <TestConfirm page={page} />
      <TestPlace page={page} />
      <TestFoot page={page} />
    </Blocks>
  );
}
