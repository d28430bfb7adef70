import Box from '@mui/material/Box';
import { describeMqfOutcome } from '../../../shared/mqf.ts';
import { cloTitle, fallbackLabel, resultLabels as labels, skillLabel } from '../../../shared/pedagona/resultLabels.ts';
import { bigIdeaOf, essentialQuestionsOf } from '../../../shared/pedagona/rules.ts';
import type { Clo, CourseAnalysis } from '../../../shared/pedagona/schemas.ts';
import { colours } from '../../app/theme.ts';
import { Chips, Stated, StatedList, Written } from '../../ui/artefact/Texts.tsx';
import { EditableFact, EditablePart } from '../../ui/edit/EditablePart.tsx';
import { Fact, NotFound, H3 } from '../../ui/elements.tsx';
import { doubtful } from '../../../shared/fact/labels.ts';
import { FactNote } from '../../ui/artefact/FactNote.tsx';

/** Marks a text that code filled in because the document had none. */
const FallbackMark = () => (
  <Box
    component="p"
    sx={{ mt: 0.5, px: 1, display: 'inline-block', borderRadius: 1, bgcolor: colours.goldPale, fontSize: '.85rem' }}
  >
    {fallbackLabel}
  </Box>
);

const lists = ['knowledge', 'microConcepts', 'macroConcepts'] as const;

/** All facts of a CLO (spec 1 §2, Results), in the order of the Word file. */
export function CloFacts({ clo, index, facts }: { clo: Clo; index: number; facts: CourseAnalysis['facts'] }) {
  const bigIdea = bigIdeaOf(clo);
  const { questions, isFallback } = essentialQuestionsOf(clo);
  const name = cloTitle(clo, index);
  const at = `/clos/${index}`;
  /** Beside the statement, the row that bears the outcome out; beside its other values, what is doubtful. */
  const noteOf = (key: 'cloStatement' | 'domain' | 'level' | 'hpp' | 'skills') => (
    <FactNote
      fact={key === 'cloStatement' ? facts[clo.id] : doubtful(facts[`${clo.id}.${key}`])}
      label={`${name}, ${labels[key]}`}
    />
  );
  return (
    <Box component="section" sx={{ mt: 2, pl: { sm: 2 }, borderLeft: { sm: `4px solid ${colours.gold}` } }}>
      <H3 as="h4">{name}</H3>
      <dl>
        <Fact label={labels.cloStatement}>
          <Stated text={clo.cloStatement} />
          {noteOf('cloStatement')}
        </Fact>
        <Fact label={labels.domain}>
          {clo.domain.length === 0 ? <NotFound /> : <Chips parts={clo.domain} />}
          {noteOf('domain')}
        </Fact>
        <Fact label={labels.level}>
          <Stated text={clo.level} />
          {noteOf('level')}
        </Fact>
        <Fact label={labels.hpp}>
          <StatedList parts={clo.hpp.map(describeMqfOutcome)} />
          {noteOf('hpp')}
        </Fact>
        <Fact label={labels.skills}>
          <StatedList parts={clo.skills.map(skillLabel)} />
          {noteOf('skills')}
        </Fact>
        {lists.map((key) => (
          <EditableFact key={key} at={`${at}/${key}`} label={labels[key]} />
        ))}
        <Fact label={labels.bigIdea}>
          <EditablePart at={`${at}/bigIdea`}>
            <Written text={bigIdea.text} />
          </EditablePart>
          {bigIdea.isFallback && <FallbackMark />}
        </Fact>
        <Fact label={labels.essentialQuestions}>
          <EditablePart at={`${at}/essentialQuestions`}>
            <StatedList parts={questions} ordered />
          </EditablePart>
          {isFallback && <FallbackMark />}
        </Fact>
      </dl>
    </Box>
  );
}
