import {
  evidenceBaseLabels,
  reportLabels as labels,
  reportTitle,
  unconfirmedSourcesLabel,
} from '../../../shared/pedagona/chainLabels.ts';
import type { Report } from '../../../shared/pedagona/stages.ts';
import { Stated } from '../../ui/artefact/Texts.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { ChainPage } from '../parts/ChainPage.tsx';
import { EditableList } from '../parts/EditableList.tsx';
import { TextSection } from '../parts/Sections.tsx';
import { reportQuery } from '../queries.ts';
import { Subheading } from '../../ui/elements.tsx';

type Source = Report['evidenceBase'][number];

const unconfirmedColumns = (['source', 'type', 'relevance'] as const).map((key): Column<Source> => ({
  head: evidenceBaseLabels[key],
  cell: (source) => <Stated text={source[key]} />,
}));

const EvidenceBase = ({ sources, unconfirmed }: { sources: readonly Source[]; unconfirmed: readonly Source[] }) => (
  <EditableList title={labels.evidenceBase} list="/evidenceBase" heads={evidenceBaseLabels} rows={sources}>
    {unconfirmed.length > 0 && (
      <>
        <Subheading>{unconfirmedSourcesLabel}</Subheading>
        <Table stacks label={unconfirmedSourcesLabel} columns={unconfirmedColumns} rows={unconfirmed} />
      </>
    )}
  </EditableList>
);

const sections = Object.keys(labels) as (keyof typeof labels)[];

/** Spec 1 §2, Report viewer. */
export default function ReportPage() {
  return (
    <ChainPage stage="report" title={reportTitle} query={reportQuery}>
      {(report) =>
        sections.map((key) =>
          key === 'evidenceBase' ? (
            <EvidenceBase key={key} sources={report.evidenceBase} unconfirmed={report.unconfirmedSources} />
          ) : (
            <TextSection key={key} title={labels[key]} at={`/${key}`} />
          ),
        )
      }
    </ChainPage>
  );
}
