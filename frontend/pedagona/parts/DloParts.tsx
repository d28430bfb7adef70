import type { Editable } from '../../../shared/pedagona/editable.ts';
import { chainLabels, dloLabels as labels, minutesLabel, orEmpty } from '../../../shared/pedagona/chain-labels.ts';
import { weightLabel } from '../../../shared/pedagona/result-labels.ts';
import type { Dlo } from '../../../shared/pedagona/stages.ts';
import { Table } from '../../ui/Table.tsx';
import type { Column } from '../../ui/Table.tsx';
import { Fact, Facts } from '../../ui/Facts.tsx';
import { Section } from '../../ui/Section.tsx';
import { EditableText } from '../edit/EditableText.tsx';
import { Stated } from './Facts.tsx';

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

/** One editable cell of a list of the DLO. */
const edited = (list: string, title: string, head: string, index: number, key: string, value: Editable) => (
  <EditableText at={`/${list}/${index}/${key}`} label={`${title} ${index + 1}, ${head}`} value={value} />
);

/** A column whose cells are editable; `key` is the field's name in each row. */
const column = <Row,>(list: string, title: string, key: keyof Row & string, head: string): Column<Row> => ({
  head,
  cell: (row, index) => edited(list, title, head, index, key, row[key] as Editable),
});

function Listing<Row>({
  title,
  columns,
  rows,
  total,
}: {
  title: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  total?: { label: string; value: string };
}) {
  return (
    <Section title={title}>
      {rows.length === 0 ? (
        <p>{orEmpty('')}</p>
      ) : (
        <Table stacks label={title} columns={columns} rows={rows} {...(total ? { total } : {})} />
      )}
    </Section>
  );
}

type Objective = Dlo['learningObjectives'][number];
type Activity = Dlo['activities'][number];
type Medium = Dlo['multimediaElements'][number];
type Method = Dlo['assessmentMethods'][number];

const objectiveColumns = (['objective', 'domain', 'level', 'hp'] as const).map((key) =>
  column<Objective>('learningObjectives', labels.learningObjectives, key, labels[key]),
);

export const Objectives = ({ objectives }: { objectives: readonly Objective[] }) => (
  <Listing title={labels.learningObjectives} columns={objectiveColumns} rows={objectives} />
);

const activityHeads = {
  activityName: labels.activityName,
  description: chainLabels.description,
  duration: labels.duration,
  assessmentMethod: labels.assessmentMethod,
  tools: labels.tools,
  kppbElements: labels.kppbElements,
} as const satisfies Record<keyof Activity, string>;
const activityColumns = (Object.keys(activityHeads) as (keyof Activity)[]).map((key) =>
  column<Activity>('activities', labels.activities, key, activityHeads[key]),
);

/** The minutes add up by code; the total follows an edit of any of them. */
export const Activities = ({ dlo: { activities, durationMinutes } }: { dlo: Dlo }) => (
  <Listing
    title={labels.activities}
    columns={activityColumns}
    rows={activities}
    total={{ label: labels.totalDuration, value: minutesLabel(durationMinutes) }}
  />
);

const mediumHeads = {
  type: labels.multimediaType,
  title: labels.multimediaTitle,
  description: chainLabels.description,
  purpose: labels.purpose,
} as const satisfies Record<keyof Medium, string>;
const mediumColumns = (Object.keys(mediumHeads) as (keyof Medium)[]).map((key) =>
  column<Medium>('multimediaElements', labels.multimediaElements, key, mediumHeads[key]),
);

export const Multimedia = ({ elements }: { elements: readonly Medium[] }) => (
  <Listing title={labels.multimediaElements} columns={mediumColumns} rows={elements} />
);

const methodColumns: readonly Column<Method>[] = [
  column<Method>('assessmentMethods', labels.assessmentMethods, 'method', labels.method),
  column<Method>('assessmentMethods', labels.assessmentMethods, 'type', labels.methodType),
  {
    head: chainLabels.weight,
    cell: ({ weight }) => <Stated text={weight === null ? null : weightLabel(weight)} />,
  },
  column<Method>('assessmentMethods', labels.assessmentMethods, 'description', chainLabels.description),
];

export const AssessmentMethods = ({ methods }: { methods: readonly Method[] }) => (
  <Listing title={labels.assessmentMethods} columns={methodColumns} rows={methods} />
);
