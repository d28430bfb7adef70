import Box from '@mui/material/Box';
import { cloTitle, resultLabels as labels, skillLabel } from '../../../shared/pedagona/labels.ts';
import { bigIdeaOf, essentialQuestionsOf } from '../../../shared/pedagona/rules.ts';
import type { Clo } from '../../../shared/pedagona/schemas.ts';
import { colours } from '../../app/theme.ts';
import { Chips, EvidenceNote, Fact, Facts, FallbackMark, Stated, StatedList } from './Facts.tsx';

const chipsOf = (parts: readonly string[]) => (parts.length === 0 ? <Stated text={null} /> : <Chips parts={parts} />);

const lists: readonly { label: string; of: (clo: Clo) => string[] }[] = [
  { label: labels.hpp, of: ({ hpp }) => hpp },
  { label: labels.skills, of: ({ skills }) => skills.map(skillLabel) },
  { label: labels.knowledge, of: ({ knowledge }) => knowledge },
  { label: labels.microConcepts, of: ({ microConcepts }) => microConcepts },
  { label: labels.macroConcepts, of: ({ macroConcepts }) => macroConcepts },
];

/** Everything known of a CLO (spec 1 §2, Results), in the order of the Word file. */
export function CloFacts({ clo, index }: { clo: Clo; index: number }) {
  const bigIdea = bigIdeaOf(clo);
  const { questions, isFallback } = essentialQuestionsOf(clo);
  return (
    <Box component="section" sx={{ mt: 2, pl: { sm: 2 }, borderLeft: { sm: `4px solid ${colours.gold}` } }}>
      <Box component="h4" sx={{ typography: 'h3' }}>
        {cloTitle(clo, index)}
      </Box>
      <Facts>
        <Fact label={labels.cloStatement}>
          <Stated text={clo.cloStatement} />
          <EvidenceNote evidence={clo.evidence} isExpected />
        </Fact>
        <Fact label={labels.domain}>{chipsOf(clo.domain)}</Fact>
        <Fact label={labels.level}>
          <Stated text={clo.level} />
        </Fact>
        {lists.map(({ label, of }) => (
          <Fact key={label} label={label}>
            <StatedList parts={of(clo)} />
          </Fact>
        ))}
        <Fact label={labels.bigIdea}>
          <p>{bigIdea.text}</p>
          {bigIdea.isFallback && <FallbackMark />}
        </Fact>
        <Fact label={labels.essentialQuestions}>
          <StatedList parts={questions} ordered />
          {isFallback && <FallbackMark />}
        </Fact>
      </Facts>
    </Box>
  );
}
