import { evidenceBaseLabels as labels, orEmpty } from '../../../shared/pedagona/chain-labels.ts';
import type { Report } from '../../../shared/pedagona/stages.ts';
import { Table } from '../../ui/Table.tsx';
import type { Column } from '../../ui/Table.tsx';
import { Section } from '../../ui/Section.tsx';
import { EditableText } from '../edit/EditableText.tsx';

type Source = Report['evidenceBase'][number];

const columns = (['source', 'type', 'relevance'] as const).map((key): Column<Source> => ({
  head: labels[key],
  cell: (source, index) => (
    <EditableText at={`/evidenceBase/${index}/${key}`} label={`${labels[key]} ${index + 1}`} value={source[key]} />
  ),
}));

/** The report's sources: what exists only, as the server made sure of (spec 1 §2, Report viewer). */
export const EvidenceBase = ({ title, sources }: { title: string; sources: readonly Source[] }) => (
  <Section title={title}>
    {sources.length === 0 ? <p>{orEmpty('')}</p> : <Table stacks label={title} columns={columns} rows={sources} />}
  </Section>
);
