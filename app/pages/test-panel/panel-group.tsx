import { ChevronDown } from "lucide-react";
import { Fragment } from "react";
import type { TestPanelPage } from "#app/content/views/panel.ts";
import { testPath } from "#app/lib/addresses/test-address.ts";
import { Link } from "#app/ui/actions/link.tsx";
import { Italics } from "#app/ui/italics.tsx";
import { ContentIcon } from "#app/ui/media/content-icon.tsx";
import styles from "./panel-group.module.css";

type Group = TestPanelPage["groups"][number];
type Analyzers = TestPanelPage["analyzers"];

type Props = { group: Group; italics?: string[] };

export const availableIn = "Disponibles, según configuración, en:";

/** Lists a sample and analyzers only if they differ from the panel's. */
export function TestPanelGroup({ group, italics }: Props) {
  const { id, name, manufacturerName, icon, tests } = group;
  return (
    <details id={id} className={styles.group} open>
      <summary className={styles.summary}>
        <ContentIcon name={icon} size={26} />
        <hgroup className={styles.names}>
          <h2 className={styles.name}>{name}</h2>{" "}
          {manufacturerName && (
            <p className={styles.manufacturerName} lang="en">
              {manufacturerName}
            </p>
          )}
        </hgroup>{" "}
        <span className={styles.count} data-paired={manufacturerName ? true : undefined}>
          {tests.length === 1 ? "1 prueba" : `${tests.length} pruebas`}
        </span>
        <ChevronDown className={styles.chevron} size={20} />
      </summary>
      <div className={styles.content}>
        <ul className={styles.tests}>
          {tests.map((test) => (
            <li key={test.name} className={styles.test}>
              <Link
                to={testPath(test.id)}
                className={styles.testName}
                style={test.cap && { "--cap": `var(--cap-${test.cap})` }}
              >
                {test.name}
              </Link>{" "}
              {test.detail && (
                <span className={styles.detail}>
                  <Italics text={test.detail} names={italics} />
                </span>
              )}
            </li>
          ))}
        </ul>
        <UsualSample sample={group.sample} />
        {group.analyzers && (
          <AnalyzerList start={availableIn} analyzers={group.analyzers} method={group.method} />
        )}
        {group.also?.map((others) => (
          <AnalyzerList key={others.method} start="También en" {...others} />
        ))}
        {tests.flatMap((test) =>
          test.also?.map((others) => (
            <AnalyzerList
              key={`${test.name} ${others.method}`}
              start={`${test.name}, también en`}
              {...others}
            />
          )),
        )}
      </div>
    </details>
  );
}

type ListProps = { start: string; analyzers: Analyzers; method?: string };

export function UsualSample({ sample }: { sample?: string }) {
  return sample && <p className={styles.analyzers}>Muestra habitual: {sample}. La confirma el inserto.</p>;
}

export function AnalyzerList({ start, analyzers, method }: ListProps) {
  return (
    <p className={styles.analyzers}>
      {start}{" "}
      {analyzers.map((analyzer, index) => (
        <Fragment key={analyzer.path}>
          {index > 0 && (index === analyzers.length - 1 ? " y " : ", ")}
          <Link to={analyzer.path}>{analyzer.name}</Link>
        </Fragment>
      ))}
      {method && ` (${method})`}.
    </p>
  );
}
