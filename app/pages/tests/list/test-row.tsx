import { memo } from "react";
import { Caps } from "#app/blocks/rack/caps.tsx";
import { Cassette } from "#app/blocks/rack/cassette.tsx";
import { testPath } from "#app/lib/addresses/test-address.ts";
import type { TestRow } from "#app/pages/tests/content.ts";
import { markedParts } from "#app/pages/tests/match.ts";
import { Link } from "#app/ui/actions/link.tsx";
import styles from "./tests-list.module.css";

export const TestRowView = memo(function TestRowView({ row, query }: { row: TestRow; query: string }) {
  const { id, name, also, synonyms = [], profiles, caps, tube, unconfirmed, analyzers, rapid } = row;
  const sought = query ? synonyms.filter((word) => isMarked(word, query)) : [];
  const shown = [also.join(", "), sought.length > 0 && `por «${sought.join("», «")}»`].filter(Boolean);
  return (
    <tr>
      <th scope="row">
        <Link to={testPath(id)}>
          <Marked text={name} query={query} />
        </Link>{" "}
        {shown.length > 0 && (
          <span className={styles.also}>
            <Marked text={shown.join(" · ")} query={query} />
          </span>
        )}
      </th>
      <td>{profiles[0]}</td>
      <td>
        <Caps caps={caps} unconfirmed={unconfirmed} />
        {tube}
      </td>
      <td>{analyzers > 0 ? analyzers : "–"}</td>
      <td>
        {rapid && (
          <>
            <Cassette />
            <span>{rapid}</span>
          </>
        )}
      </td>
    </tr>
  );
});

function Marked({ text, query }: { text: string; query: string }) {
  if (!query) return text;
  let at = 0;
  return markedParts(text, query).map((part) => {
    at += part.text.length;
    return part.marked ? <mark key={at}>{part.text}</mark> : part.text;
  });
}

function isMarked(text: string, query: string): boolean {
  return markedParts(text, query).some(({ marked }) => marked);
}
