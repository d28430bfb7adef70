import type { ReactNode } from 'react';
import { cloLabel, commonLabels as labels, domainNames, hpNames } from '../../../shared/valentra/labels.ts';
import type { Clo, CourseInfo, Jst } from '../../../shared/valentra/schemas.ts';
import { Table } from '../../ui/Table.tsx';
import { Edit } from './Edit.tsx';
import { Listed, ShortFact, ShortFacts, Stated } from './Shown.tsx';

/** The course at the head of a preview; `children`: the document's own `ShortFact`s. */
export const CourseHead = ({ info, children }: { info: CourseInfo; children?: ReactNode }) => (
  <ShortFacts>
    <ShortFact label={labels.courseCode}>
      <Stated text={info.code} />
    </ShortFact>
    <ShortFact label={labels.courseName}>
      <Stated text={info.name} />
    </ShortFact>
    <ShortFact label={labels.credit}>
      <Stated text={info.creditValue} />
    </ShortFact>
    {children}
  </ShortFacts>
);

export const CloTable = ({ clos }: { clos: readonly Clo[] }) =>
  clos.length === 0 ? (
    <p>{labels.empty}</p>
  ) : (
    <Table
      stacks
      label={labels.cloList}
      rows={clos}
      columns={[
        { head: labels.clo, cell: (clo) => <strong>{cloLabel(clo)}</strong> },
        { head: labels.statement, cell: ({ statement }) => <Stated text={statement} /> },
        { head: labels.domains, cell: ({ domains }) => <Listed parts={domainNames(domains)} /> },
        { head: labels.hp, cell: ({ hp }) => <Listed parts={hpNames(hp)} /> },
      ]}
    />
  );

export const ObjectiveTable = ({ objectives }: Pick<Jst, 'objectives'>) =>
  objectives.length === 0 ? (
    <p>{labels.empty}</p>
  ) : (
    <Table
      stacks
      label={labels.objectives}
      rows={objectives}
      columns={[
        { head: labels.clo, cell: ({ clo }) => <strong>{clo}</strong> },
        {
          head: labels.objective,
          cell: ({ clo, objective }, index) => (
            <Edit at={`/objectives/${index}/objective`} label={`${labels.objective} ${clo}`} value={objective} />
          ),
        },
      ]}
    />
  );
