import { chainLabels, dloLabels as labels, minutesLabel, orEmpty } from '../../../shared/pedagona/chainLabels.ts';
import { weightLabel } from '../../../shared/pedagona/resultLabels.ts';
import type { Dlo } from '../../../shared/pedagona/stages.ts';
import { Stated } from '../../ui/artefact/Texts.tsx';
import { EditableFact } from '../../ui/edit/EditablePart.tsx';
import { Fact, Facts } from '../../ui/Facts.tsx';
import { Section } from '../../ui/Section.tsx';
import { Table } from '../../ui/Table.tsx';
import type { Column } from '../../ui/Table.tsx';
import { editColumn } from './editColumn.tsx';

const facts = ['dloTitle', 'dloDescription', 'durationMinutes', 'targetAudience', 'kppbModel'] as const;

/** Title, description, duration, audience and model; the duration is the sum of the activities and so is not edited. */
export const DloFacts = ({ dlo }: { dlo: Dlo }) => (
  <Section title={labels.title}>
    <Facts>
      {facts.map((key) =>
        key === 'durationMinutes' ? (
          <Fact key={key} label={labels[key]}>
            {minutesLabel(dlo.durationMinutes)}
          </Fact>
        ) : (
          <EditableFact key={key} at={`/${key}`} label={labels[key]} value={dlo[key]} />
        ),
      )}
    </Facts>
  </Section>
);

const Listing = <Row,>({
  title,
  columns,
  rows,
  total,
}: {
  title: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  total?: { label: string; value: string };
}) => (
  <Section title={title}>
    {rows.length === 0 ? (
      <p>{orEmpty('')}</p>
    ) : (
      <Table stacks label={title} columns={columns} rows={rows} {...(total ? { total } : {})} />
    )}
  </Section>
);

type ListName = 'learningObjectives' | 'activities' | 'multimediaElements' | 'assessmentMethods';
type Item<L extends ListName> = Dlo[L][number];

const columnsOf = <L extends ListName>(
  list: L,
  heads: Partial<Record<keyof Item<L> & string, string>>,
): Column<Item<L>>[] =>
  (Object.entries(heads) as [keyof Item<L> & string, string][]).map(([key, head]) =>
    editColumn<Item<L>>(list, labels[list], key, head),
  );

const objectiveColumns = columnsOf('learningObjectives', {
  objective: labels.objective,
  domain: labels.domain,
  level: labels.level,
  hp: labels.hp,
});

export const Objectives = ({ objectives }: { objectives: readonly Item<'learningObjectives'>[] }) => (
  <Listing title={labels.learningObjectives} columns={objectiveColumns} rows={objectives} />
);

const activityColumns = columnsOf('activities', {
  activityName: labels.activityName,
  description: chainLabels.description,
  duration: labels.duration,
  assessmentMethod: labels.assessmentMethod,
  tools: labels.tools,
  kppbElements: labels.kppbElements,
});

/** Code adds the minutes up, so the total changes with every edit. */
export const Activities = ({ dlo: { activities, durationMinutes } }: { dlo: Dlo }) => (
  <Listing
    title={labels.activities}
    columns={activityColumns}
    rows={activities}
    total={{ label: labels.totalDuration, value: minutesLabel(durationMinutes) }}
  />
);

const mediumColumns = columnsOf('multimediaElements', {
  type: labels.multimediaType,
  title: labels.multimediaTitle,
  description: chainLabels.description,
  purpose: labels.purpose,
});

export const Multimedia = ({ elements }: { elements: readonly Item<'multimediaElements'>[] }) => (
  <Listing title={labels.multimediaElements} columns={mediumColumns} rows={elements} />
);

const methodColumns: readonly Column<Item<'assessmentMethods'>>[] = [
  ...columnsOf('assessmentMethods', { method: labels.method, type: labels.methodType }),
  {
    head: chainLabels.weight,
    cell: ({ weight }) => <Stated text={weight === null ? null : weightLabel(weight)} />,
  },
  ...columnsOf('assessmentMethods', { description: chainLabels.description }),
];

export const AssessmentMethods = ({ methods }: { methods: readonly Item<'assessmentMethods'>[] }) => (
  <Listing title={labels.assessmentMethods} columns={methodColumns} rows={methods} />
);
