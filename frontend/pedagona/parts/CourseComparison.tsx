import Box from '@mui/material/Box';
import { merangkaiLabels as labels } from '../../../shared/pedagona/chainLabels.ts';
import { placedQuote } from '../../../shared/text/labels.ts';
import type { Merangkai, SharedClaim } from '../../../shared/pedagona/stages.ts';
import { emptyText } from '../../../shared/texts.ts';
import { colours } from '../../app/theme.ts';
import { StatedList, Subheading } from '../../ui/artefact/Texts.tsx';
import { EditableFact, EditablePart } from '../../ui/edit/EditablePart.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { Fact, Facts, Section } from '../../ui/layout.tsx';

/** Says whether both documents support a link, with the quotes folded under it. */
const Basis = ({ claim: { isSuggestion, evidence } }: { claim: SharedClaim }) => (
  <Box sx={isSuggestion ? { p: 1, bgcolor: colours.goldPale, borderRadius: 1 } : {}}>
    {evidence.length === 0 ? (
      <strong>{labels.suggestion}</strong>
    ) : (
      <details>
        <summary>
          <strong>{isSuggestion ? labels.suggestion : labels.withEvidence}</strong>
        </summary>
        {evidence.map((quoted, index) => (
          <Box component="p" key={index} sx={{ mt: 0.5, fontStyle: 'italic' }}>
            {quoted.courseCode}, {placedQuote(quoted)}
          </Box>
        ))}
      </details>
    )}
  </Box>
);

const linkColumns: readonly Column<SharedClaim>[] = [
  {
    head: labels.link,
    cell: (_, index) => <EditablePart at={`/courseComparison/links/${index}/text`} />,
  },
  { head: labels.linkCourses, cell: (link) => <StatedList parts={link.courses} /> },
  { head: labels.linkBasis, cell: (link) => <Basis claim={link} /> },
];

/** What the courses have in common: counted by code, then explained (spec 1 §2, Merangkai). */
export function CourseComparison({
  comparison: { commonHP, commonDomains, links },
}: {
  comparison: Merangkai['courseComparison'];
}) {
  return (
    <Section title={labels.courseComparison}>
      <Facts>
        <Fact label={labels.commonHP}>{commonHP.join(', ') || labels.noCommonHP}</Fact>
        <Fact label={labels.commonDomains}>{commonDomains.join(', ') || labels.noCommonDomains}</Fact>
        <EditableFact at="/courseComparison/rationale" label={labels.rationale} />
      </Facts>
      <Subheading>{labels.links}</Subheading>
      <Table stacks label={labels.links} none={emptyText} columns={linkColumns} rows={links} />
    </Section>
  );
}
