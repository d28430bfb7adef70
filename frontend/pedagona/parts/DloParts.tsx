import type { ReactNode } from 'react';
import { chainLabels, dloLabels as labels, minutesLabel, orEmpty } from '../../../shared/pedagona/chainLabels.ts';
import { weightLabel } from '../../../shared/pedagona/resultLabels.ts';
import type { Dlo } from '../../../shared/pedagona/stages.ts';
import type { Editable } from '../../ui/edit/artefact.ts';
import { EditableFact, EditablePart } from '../../ui/edit/EditablePart.tsx';
import { AddRow, RowTools } from '../../ui/edit/RowTools.tsx';
import { Fact, Facts } from '../../ui/Facts.tsx';
import { Section } from '../../ui/Section.tsx';
import { Table } from '../../ui/Table.tsx';
import type { Column } from '../../ui/Table.tsx';

/**
 * A column whose cells can be edited. `list`: the key of the list in its artefact; `title`: the name of the list; `key`: the field of
 * each row. `show`: draws a value in another way.
 */
const editColumn = <Row,>(
  list: string,
  title: string,
  key: keyof Row & string,
  head: string,
  show?: (row: Row) => ReactNode,
): Column<Row> => ({
  head,
  cell: (row, index) => (
    <EditablePart at={`/${list}/${index}/${key}`} label={`${title} ${index + 1}, ${head}`} value={row[key] as Editable}>
      {show?.(row)}
    </EditablePart>
  ),
});

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

type ListName = 'learningObjectives' | 'activities' | 'multimediaElements' | 'assessmentMethods';

const Listing = <Row,>({
  list,
  columns,
  rows,
  total,
}: {
  list: ListName;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  total?: { label: string; value: string };
}) => (
  <Section title={labels[list]}>
    {rows.length === 0 ? (
      <p>{orEmpty('')}</p>
    ) : (
      <Table stacks label={labels[list]} columns={columns} rows={rows} {...(total ? { total } : {})} />
    )}
    <AddRow list={`/${list}`} label={labels[list]} />
  </Section>
);

type Item<L extends ListName> = Dlo[L][number];

/** Editable columns of a list; the first one has the tools of its row. */
const columnsOf = <L extends ListName>(
  list: L,
  heads: Partial<Record<keyof Item<L> & string, string>>,
  isFirst = true,
): Column<Item<L>>[] =>
  (Object.entries(heads) as [keyof Item<L> & string, string][]).map(([key, head], place) => {
    const column = editColumn<Item<L>>(list, labels[list], key, head);
    if (!isFirst || place > 0) return column;
    return {
      head,
      cell: (row, index) => (
        <>
          {column.cell(row, index)}
          <RowTools at={`/${list}/${index}`} label={`${labels[list]} ${index + 1}`} />
        </>
      ),
    };
  });

const objectiveColumns = columnsOf('learningObjectives', {
  objective: labels.objective,
  domain: labels.domain,
  level: labels.level,
  hp: labels.hp,
  links: chainLabels.links,
});

export const Objectives = ({ objectives }: { objectives: readonly Item<'learningObjectives'>[] }) => (
  <Listing list="learningObjectives" columns={objectiveColumns} rows={objectives} />
);

const activityColumns = columnsOf('activities', {
  activityName: labels.activityName,
  description: chainLabels.description,
  duration: labels.duration,
  assessmentMethod: labels.assessmentMethod,
  tools: labels.tools,
  kppbElements: labels.kppbElements,
  links: chainLabels.links,
});

/** Code adds the minutes up, so the total changes with every edit. */
export const Activities = ({ dlo: { activities, durationMinutes } }: { dlo: Dlo }) => (
  <Listing
    list="activities"
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
  links: chainLabels.links,
});

export const Multimedia = ({ elements }: { elements: readonly Item<'multimediaElements'>[] }) => (
  <Listing list="multimediaElements" columns={mediumColumns} rows={elements} />
);

const methodColumns: readonly Column<Item<'assessmentMethods'>>[] = [
  ...columnsOf('assessmentMethods', { method: labels.method, type: labels.methodType }),
  {
    head: chainLabels.weight,
    cell: ({ weight }) => (weight === null ? labels.noWeight : weightLabel(weight)),
  },
  ...columnsOf('assessmentMethods', { description: chainLabels.description, links: chainLabels.links }, false),
];

export const AssessmentMethods = ({ methods }: { methods: readonly Item<'assessmentMethods'>[] }) => (
  <Listing list="assessmentMethods" columns={methodColumns} rows={methods} />
);
