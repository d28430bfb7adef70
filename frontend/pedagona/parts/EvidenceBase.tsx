import { evidenceBaseLabels as labels, orEmpty } from '../../../shared/pedagona/labels.ts';
import type { Report } from '../../../shared/pedagona/stages.ts';
import { Table } from '../../ui/Table.tsx';
import { EditableText } from '../edit/EditableText.tsx';
import { Section } from './Sections.tsx';

/** The report's sources: what exists only, as the server made sure of (spec 1 §2, Report viewer). */
export function EvidenceBase({ title, sources }: { title: string; sources: Report['evidenceBase'] }) {
  const rows = sources.map((source, index) => ({ ...source, index }));
  const column = (key: 'source' | 'type' | 'relevance') => ({
    head: labels[key],
    cell: (row: (typeof rows)[number]) => (
      <EditableText
        at={`/evidenceBase/${row.index}/${key}`}
        label={`${labels[key]} ${row.index + 1}`}
        value={row[key]}
      />
    ),
  });
  return (
    <Section title={title}>
      {rows.length === 0 ? (
        <p>{orEmpty('')}</p>
      ) : (
        <Table label={title} columns={[column('source'), column('type'), column('relevance')]} rows={rows} />
      )}
    </Section>
  );
}
