import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { percentLabel } from '../../../shared/valentra/labels.ts';
import { artefactName, isOfPaper } from '../../../shared/valentra/paper/papers.ts';
import type { Paper, Session } from '../../../shared/valentra/schemas.ts';
import { colours } from '../../app/theme.ts';
import { PlainList, Row, Section, Small, Strong } from '../../ui/elements.tsx';

/** How far a paper is, and what comes next. */
function stateOf(paper: Paper, working: Session['working']): string {
  const { jsuGenerated, examGenerated, isOutdated } = paper;
  if (working.some(({ name, stage }) => isOfPaper(stage) && name === artefactName(stage, paper)))
    return 'Sedang dijana.';
  if (isOutdated) return 'Maklumat asal telah berubah. Seterusnya: Jana semula.';
  if (examGenerated) return 'JSU, soalan dan skema siap. Seterusnya: Semak dan muat turun.';
  return jsuGenerated ? 'JSU siap. Seterusnya: Bina Soalan.' : 'Belum dijana. Seterusnya: Jana JSU.';
}

/** The quizzes, tests and examinations of a course, each with its own JSU, items, scheme and files; one of them is shown below. */
export const Papers = ({ session, onChoose }: { session: Session; onChoose: (paper: Paper) => void }) => {
  const { papers, assessmentId, working } = session;
  const done = papers.filter(({ examGenerated }) => examGenerated).length;
  return (
    <Section
      title="Kertas ujian dan peperiksaan"
      note={`${done} daripada ${papers.length} kertas siap. JSU, soalan dan skema di bawah ialah bagi kertas yang dipilih.`}
    >
      <PlainList aria-label="Kertas ujian dan peperiksaan" sx={{ display: 'grid', gap: 1 }}>
        {papers.map((paper) => {
          const isShown = paper.id === assessmentId;
          const choice = isShown ? 'Dipilih' : 'Pilih';
          const percentage = paper.percentage === null ? '' : ` (${percentLabel(paper.percentage)})`;
          const name = `${paper.code} ${paper.type}${percentage}`;
          return (
            <Box
              component="li"
              key={paper.id}
              sx={{
                p: 1.5,
                borderRadius: 1,
                border: `1px solid ${colours.line}`,
                borderLeft: `4px solid ${isShown ? colours.green : colours.line}`,
              }}
            >
              <Row sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
                <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
                  <Strong>{name}</Strong>
                  <Small>{stateOf(paper, working)}</Small>
                </Box>
                <Button
                  className="no-print"
                  variant={isShown ? 'contained' : 'outlined'}
                  aria-pressed={isShown}
                  aria-label={`${choice} ${name}`}
                  onClick={() => onChoose(paper)}
                >
                  {choice}
                </Button>
              </Row>
            </Box>
          );
        })}
      </PlainList>
    </Section>
  );
};
