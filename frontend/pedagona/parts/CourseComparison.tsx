import Box from '@mui/material/Box';
import { merangkaiLabels as labels, orEmpty } from '../../../shared/pedagona/chain-labels.ts';
import { documentOf, evidenceLabel } from '../../../shared/pedagona/result-labels.ts';
import type { CourseAnalysis } from '../../../shared/pedagona/schemas.ts';
import type { Merangkai, SharedClaim } from '../../../shared/pedagona/stages.ts';
import { colours } from '../../app/theme.ts';
import { Table } from '../../ui/Table.tsx';
import type { Column } from '../../ui/Table.tsx';
import { Fact, Facts } from '../../ui/Facts.tsx';
import { Section } from '../../ui/Section.tsx';
import { EditableText } from '../edit/EditableText.tsx';
import { useSession } from '../queries.ts';
import { StatedList } from './Facts.tsx';

/** Whether a link rests on both documents, in words; the quotes it rests on. */
function Basis({
  claim: { isSuggestion, evidence },
  courses,
}: {
  claim: SharedClaim;
  courses: readonly CourseAnalysis[];
}) {
  return (
    <Box sx={isSuggestion ? { p: 1, bgcolor: colours.goldPale, borderRadius: 1 } : {}}>
      <strong>{isSuggestion ? labels.suggestion : labels.withEvidence}</strong>
      {evidence.map((quoted, index) => (
        <Box component="p" key={index} sx={{ mt: 0.5, fontStyle: 'italic' }}>
          {quoted.courseCode}, {evidenceLabel(quoted, documentOf(courses, quoted.courseCode))}
        </Box>
      ))}
    </Box>
  );
}

/** `courses`: the session's, which tell a spreadsheet from a document of pages. */
const linkColumns = (courses: readonly CourseAnalysis[]): readonly Column<SharedClaim>[] => [
  {
    head: labels.link,
    cell: ({ text }, index) => (
      <EditableText at={`/courseComparison/links/${index}/text`} label={`${labels.link} ${index + 1}`} value={text} />
    ),
  },
  { head: labels.linkCourses, cell: (link) => <StatedList parts={link.courses} /> },
  { head: labels.linkBasis, cell: (link) => <Basis claim={link} courses={courses} /> },
];

/** What the courses have in common: counted by code, then explained (spec 1 §2, Merangkai). */
export function CourseComparison({
  comparison: { commonHP, commonDomains, rationale, links },
  sessionId,
}: {
  comparison: Merangkai['courseComparison'];
  sessionId: string;
}) {
  const { data: session } = useSession(sessionId);
  return (
    <Section title={labels.courseComparison}>
      <Facts>
        <Fact label={labels.commonHP}>{commonHP.join(', ') || labels.noCommonHP}</Fact>
        <Fact label={labels.commonDomains}>{commonDomains.join(', ') || labels.noCommonDomains}</Fact>
        <Fact label={labels.rationale}>
          <EditableText at="/courseComparison/rationale" label={labels.rationale} value={rationale} />
        </Fact>
      </Facts>
      <Box component="h3" sx={{ typography: 'h3', mt: 2 }}>
        {labels.links}
      </Box>
      {links.length === 0 ? (
        <p>{orEmpty('')}</p>
      ) : (
        <Table stacks label={labels.links} columns={linkColumns(session?.coursesAnalysis ?? [])} rows={links} />
      )}
    </Section>
  );
}
