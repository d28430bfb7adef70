import type { ReactNode } from 'react';
import {
  cloLabel,
  commonLabels as labels,
  domainNames,
  hpNames,
  levelLabel,
  stepLabels,
} from '../../../shared/valentra/labels.ts';
import {
  cognitiveLevels,
  optionKeys,
  type Clo,
  type Jst,
  type Session,
  type StageName,
} from '../../../shared/valentra/schemas.ts';
import { documentsOf } from '../../../shared/valentra/rules.ts';
import { warningLabel } from '../../../shared/text/labels.ts';
import { Listed, Stated } from '../../ui/artefact/Texts.tsx';
import { ShortFact, ShortFacts, Fold, Findings, Notice } from '../../ui/elements.tsx';
import { Empty } from '../../ui/Async.tsx';
import { EditablePart, Versions } from '../../ui/edit/EditablePart.tsx';
import { EditingArea } from '../../ui/edit/EditingArea.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { stageArtefact } from '../artefact.ts';
import { sessions } from '../queries.ts';
import { queryClient } from '../../api/queries.ts';

const cloColumns: Column<Clo>[] = [
  { head: labels.clo, cell: (clo) => <strong>{cloLabel(clo)}</strong> },
  { head: labels.statement, cell: ({ statement }) => <Stated text={statement} /> },
  { head: labels.domains, cell: ({ domains }) => <Listed parts={domainNames(domains)} /> },
  { head: labels.hp, cell: ({ hp }) => <Listed parts={hpNames(hp)} /> },
];
const objectiveColumns: Column<Jst['objectives'][number]>[] = [
  { head: labels.clo, cell: ({ clo }) => <strong>{clo}</strong> },
  { head: labels.objective, cell: (_, index) => <EditablePart at={`/objectives/${index}/objective`} /> },
];

export const Outcomes = ({ cloList, objectives }: Pick<Jst, 'cloList' | 'objectives'>) => (
  <>
    <Fold title={labels.cloList}>
      <Table stacks label={labels.cloList} none={labels.empty} rows={cloList} columns={cloColumns} />
    </Fold>
    <Fold title={labels.objectives}>
      <Table stacks label={labels.objectives} none={labels.empty} rows={objectives} columns={objectiveColumns} />
    </Fold>
  </>
);

type DocumentOf<S extends StageName> = NonNullable<ReturnType<typeof documentsOf>[S]>;

/** A stage's document (spec 2 §2). `items`: without any it is empty, and pentaksiran and rubrik then list the keys received. */
export function Preview<S extends StageName>({
  session,
  stage,
  items,
  facts,
  beforeWarnings,
  children,
}: {
  session: Session;
  stage: S;
  items: (document: DocumentOf<S>) => readonly unknown[];
  facts: (document: DocumentOf<S>) => ReactNode;
  beforeWarnings?: (document: DocumentOf<S>) => ReactNode;
  children: (document: DocumentOf<S>) => ReactNode;
}) {
  const document = documentsOf(session)[stage] as DocumentOf<S> | null;
  if (document === null || items(document).length === 0) {
    const hint = `Kunci data: ${Object.keys(document ?? {}).join(', ') || 'tiada'}`;
    return (
      <Empty
        title={`Tiada data ${stepLabels[stage]} untuk dipaparkan`}
        {...(stage === 'pentaksiran' || stage === 'rubrik' ? { hint } : {})}
      />
    );
  }
  const reread = async () => {
    const now = await queryClient.fetchQuery({ ...sessions.sessionQuery(session.id), staleTime: 0 });
    return { artefact: documentsOf(now)[stage], version: now.versions[stage] ?? 1 };
  };
  const { engineNotice, courseInfo, warnings } = document;
  return (
    <EditingArea artefact={stageArtefact(session, stage)} version={session.versions[stage] ?? 1} reread={reread}>
      <Versions isComparable={session.origins[stage]?.isComparable ?? false} />
      {engineNotice !== null && <Notice label={labels.notice}>{engineNotice}</Notice>}
      <ShortFacts>
        <ShortFact label={labels.courseCode}>
          <Stated text={courseInfo.code} />
        </ShortFact>
        <ShortFact label={labels.courseName}>
          <Stated text={courseInfo.name} />
        </ShortFact>
        <ShortFact label={labels.credit}>
          <Stated text={courseInfo.creditValue} />
        </ShortFact>
        {facts(document)}
      </ShortFacts>
      {beforeWarnings?.(document)}
      <Findings title={labels.warnings} items={warnings.map(warningLabel)} />
      {children(document)}
    </EditingArea>
  );
}

export const levelChoices = cognitiveLevels.map((level) => ({ value: level, label: levelLabel(level) }));
export const keyChoices = optionKeys.map((key) => ({ value: key, label: key }));
