import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { percentLabel } from '../../../shared/valentra/labels.ts';
import type { Paper, Session } from '../../../shared/valentra/schemas.ts';
import { colours } from '../../app/theme.ts';
import { PlainList, Row, Section, Small, Strong } from '../../ui/elements.tsx';

/** How far a paper is, and what comes next. */
function stateOf({ jsuGenerated, examGenerated, isOutdated }: Paper): { state: string; next: string } {
  if (isOutdated) return { state: 'Maklumat asal telah berubah', next: 'Jana semula' };
  if (examGenerated) return { state: 'JSU, soalan dan skema siap', next: 'Semak dan muat turun' };
  return jsuGenerated ? { state: 'JSU siap', next: 'Bina Soalan' } : { state: 'Belum dijana', next: 'Jana JSU' };
}

/** The quizzes, tests and examinations of a course, each with its own JSU, items, scheme and files; one of them is shown below. */
export const Papers = ({ session, onChoose }: { session: Session; onChoose: (paper: Paper) => void }) => {
  const { papers, assessmentId } = session;
  const done = papers.filter(({ examGenerated }) => examGenerated).length;
  return (
    <Section
      title="Kertas ujian dan peperiksaan"
      note={`${done} daripada ${papers.length} kertas siap. JSU, soalan dan skema di bawah ialah bagi kertas yang dipilih.`}
    >
      <PlainList aria-label="Kertas ujian dan peperiksaan" sx={{ display: 'grid', gap: 1 }}>
        {papers.map((paper) => {
          const isShown = paper.id === assessmentId;
          const { state, next } = stateOf(paper);
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
                  <Small>{`${state}. Seterusnya: ${next}.`}</Small>
                </Box>
                {isShown ? (
                  <Strong aria-current="true" sx={{ color: colours.green }}>
                    Dipilih
                  </Strong>
                ) : (
                  <Button
                    className="no-print"
                    variant="outlined"
                    aria-label={`Pilih ${name}`}
                    onClick={() => onChoose(paper)}
                  >
                    Pilih
                  </Button>
                )}
              </Row>
            </Box>
          );
        })}
      </PlainList>
    </Section>
  );
};
