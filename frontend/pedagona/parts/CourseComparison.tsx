import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { merangkaiLabels as labels, orEmpty } from '../../../shared/pedagona/chainLabels.ts';
import { documentOf } from '../../../shared/pedagona/resultLabels.ts';
import { evidenceLabel } from '../../../shared/text/labels.ts';
import type { CourseAnalysis } from '../../../shared/pedagona/schemas.ts';
import type { Merangkai, SharedClaim } from '../../../shared/pedagona/stages.ts';
import { colours } from '../../app/theme.ts';
import { StatedList, Subheading } from '../../ui/artefact/Texts.tsx';
import { EditableFact, EditablePart } from '../../ui/edit/EditablePart.tsx';
import { Table } from '../../ui/Table.tsx';
import type { Column } from '../../ui/Table.tsx';
import { Fact, Facts } from '../../ui/Facts.tsx';
import { Section } from '../../ui/Section.tsx';
import { sessions } from '../queries.ts';

/** Says whether both documents support a link, with the quotes. */
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

/** `courses`: the session's courses, whose file names tell spreadsheets from documents with pages. */
const linkColumns = (courses: readonly CourseAnalysis[]): readonly Column<SharedClaim>[] => [
  {
    head: labels.link,
    cell: ({ text }, index) => (
      <EditablePart at={`/courseComparison/links/${index}/text`} label={`${labels.link} ${index + 1}`} value={text} />
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
  const { data: session } = useQuery(sessions.sessionQuery(sessionId));
  return (
    <Section title={labels.courseComparison}>
      <Facts>
        <Fact label={labels.commonHP}>{commonHP.join(', ') || labels.noCommonHP}</Fact>
        <Fact label={labels.commonDomains}>{commonDomains.join(', ') || labels.noCommonDomains}</Fact>
        <EditableFact at="/courseComparison/rationale" label={labels.rationale} value={rationale} />
      </Facts>
      <Subheading>{labels.links}</Subheading>
      {links.length === 0 ? (
        <p>{orEmpty('')}</p>
      ) : (
        <Table stacks label={labels.links} columns={linkColumns(session?.coursesAnalysis ?? [])} rows={links} />
      )}
    </Section>
  );
}
