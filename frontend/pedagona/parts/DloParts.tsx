import {
  chainLabels,
  dloLabels as labels,
  minutesLabel,
  orEmpty,
  weightLabel,
} from '../../../shared/pedagona/labels.ts';
import type { Dlo } from '../../../shared/pedagona/stages.ts';
import { Table } from '../../ui/Table.tsx';
import type { Column } from '../../ui/Table.tsx';
import { EditableText } from '../edit/EditableText.tsx';
import { Fact, Facts, Stated } from './Facts.tsx';
import { Section } from './Sections.tsx';

const facts = ['dloTitle', 'dloDescription', 'durationMinutes', 'targetAudience', 'kppbModel'] as const;

/** Title, description, duration, audience and model; the duration is the sum of the activities and so is not edited. */
export const DloFacts = ({ dlo }: { dlo: Dlo }) => (
  <Section title={labels.title}>
    <Facts>
      {facts.map((key) => (
        <Fact key={key} label={labels[key]}>
          {key === 'durationMinutes' ? (
            minutesLabel(dlo.durationMinutes)
          ) : (
            <EditableText at={`/${key}`} label={labels[key]} value={dlo[key]} />
          )}
        </Fact>
      ))}
    </Facts>
  </Section>
);

/** A list of the DLO as a table whose every cell is editable; `of` names the cells of a row. */
function Listing<Row extends object, K extends keyof Row & string>({
  title,
  at,
  rows,
  columns,
  extra = [],
  total,
}: {
  title: string;
  at: string;
  rows: readonly Row[];
  columns: readonly { key: K; head: string }[];
  /** Cells that are computed. */
  extra?: readonly Column<Row>[];
  total?: { label: string; value: string };
}) {
  const numbered = rows.map((row, index) => ({ ...row, index }));
  const editable = columns.map(({ key, head }) => ({
    head,
    cell: (row: Row & { index: number }) => (
      <EditableText
        at={`${at}/${row.index}/${key}`}
        label={`${title} ${row.index + 1}, ${head}`}
        value={row[key] as string | string[] | number}
      />
    ),
  }));
  return (
    <Section title={title}>
      {rows.length === 0 ? (
        <p>{orEmpty('')}</p>
      ) : (
        <Table label={title} columns={[...editable, ...extra]} rows={numbered} {...(total ? { total } : {})} />
      )}
    </Section>
  );
}

export const Objectives = ({ objectives }: { objectives: Dlo['learningObjectives'] }) => (
  <Listing
    title={labels.learningObjectives}
    at="/learningObjectives"
    rows={objectives}
    columns={[
      { key: 'objective', head: labels.objective },
      { key: 'domain', head: labels.domain },
      { key: 'level', head: labels.level },
      { key: 'hp', head: labels.hp },
    ]}
  />
);

export const Activities = ({ dlo: { activities, durationMinutes } }: { dlo: Dlo }) => (
  <Listing
    title={labels.activities}
    at="/activities"
    rows={activities}
    columns={[
      { key: 'activityName', head: labels.activityName },
      { key: 'description', head: chainLabels.description },
      { key: 'duration', head: labels.duration },
      { key: 'assessmentMethod', head: labels.assessmentMethod },
      { key: 'tools', head: labels.tools },
      { key: 'kppbElements', head: labels.kppbElements },
    ]}
    total={{ label: labels.totalDuration, value: minutesLabel(durationMinutes) }}
  />
);

export const Multimedia = ({ elements }: { elements: Dlo['multimediaElements'] }) => (
  <Listing
    title={labels.multimediaElements}
    at="/multimediaElements"
    rows={elements}
    columns={[
      { key: 'type', head: labels.multimediaType },
      { key: 'title', head: labels.multimediaTitle },
      { key: 'description', head: chainLabels.description },
      { key: 'purpose', head: labels.purpose },
    ]}
  />
);

export const AssessmentMethods = ({ methods }: { methods: Dlo['assessmentMethods'] }) => (
  <Listing
    title={labels.assessmentMethods}
    at="/assessmentMethods"
    rows={methods}
    columns={[
      { key: 'method', head: labels.method },
      { key: 'type', head: labels.methodType },
      { key: 'description', head: chainLabels.description },
    ]}
    extra={[
      {
        head: chainLabels.weight,
        cell: ({ weight }) => <Stated text={weight === null ? null : weightLabel(weight)} />,
      },
    ]}
  />
);
