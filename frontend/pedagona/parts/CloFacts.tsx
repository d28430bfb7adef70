import Box from '@mui/material/Box';
import { cloTitle, resultLabels as labels, skillLabel } from '../../../shared/pedagona/result-labels.ts';
import { bigIdeaOf, essentialQuestionsOf } from '../../../shared/pedagona/rules.ts';
import type { Clo, Skill } from '../../../shared/pedagona/schemas.ts';
import { colours } from '../../app/theme.ts';
import { Fact, Facts } from '../../ui/Facts.tsx';
import { EditableText } from '../edit/EditableText.tsx';
import { Chips, EvidenceNote, FallbackMark, Stated, StatedList } from './Facts.tsx';

const chipsOf = (parts: readonly string[]) => (parts.length === 0 ? <Stated text={null} /> : <Chips parts={parts} />);

/** The lists of a CLO that a lecturer may change. */
const lists = ['knowledge', 'microConcepts', 'macroConcepts'] as const;

/** Code, name and details of each soft skill on one line; name and details are edited apart. */
function Skills({ skills, at, cloName }: { skills: readonly Skill[]; at: string; cloName: string }) {
  const shown = skills.map((skill, index) => ({ skill, index })).filter(({ skill }) => skillLabel(skill) !== '');
  if (shown.length === 0) return <Stated text={null} />;
  return (
    <Box component="ul" sx={shown.length === 1 ? { listStyle: 'none', p: 0 } : { pl: 2.5 }}>
      {shown.map(({ skill: { code, name, details }, index }) => {
        const title = [code, name].filter((part) => part.trim() !== '').join(' ');
        const label = `${cloName}, ${labels.skills} ${index + 1}`;
        return (
          <li key={index}>
            <EditableText inline at={`${at}/${index}/name`} label={label} value={name}>
              {title}
            </EditableText>
            {details.trim() !== '' && (
              <EditableText
                inline
                at={`${at}/${index}/details`}
                label={`${label}, ${labels.description}`}
                value={details}
              >
                {title === '' ? details : `: ${details}`}
              </EditableText>
            )}
          </li>
        );
      })}
    </Box>
  );
}

/** Everything known of a CLO (spec 1 §2, Results), in the order of the Word file. */
export function CloFacts({ clo, index }: { clo: Clo; index: number }) {
  const bigIdea = bigIdeaOf(clo);
  const { questions, isFallback } = essentialQuestionsOf(clo);
  const name = cloTitle(clo, index);
  const at = `/clos/${index}`;
  return (
    <Box component="section" sx={{ mt: 2, pl: { sm: 2 }, borderLeft: { sm: `4px solid ${colours.gold}` } }}>
      <Box component="h4" sx={{ typography: 'h3' }}>
        {name}
      </Box>
      <Facts>
        <Fact label={labels.cloStatement}>
          <EditableText at={`${at}/cloStatement`} label={`${name}, ${labels.cloStatement}`} value={clo.cloStatement}>
            <Stated text={clo.cloStatement} />
          </EditableText>
          <EvidenceNote evidence={clo.evidence} isExpected />
        </Fact>
        <Fact label={labels.domain}>{chipsOf(clo.domain)}</Fact>
        <Fact label={labels.level}>
          <EditableText at={`${at}/level`} label={`${name}, ${labels.level}`} value={clo.level}>
            <Stated text={clo.level} />
          </EditableText>
        </Fact>
        <Fact label={labels.hpp}>
          <StatedList parts={clo.hpp} />
        </Fact>
        <Fact label={labels.skills}>
          <Skills skills={clo.skills} at={`${at}/skills`} cloName={name} />
        </Fact>
        {lists.map((key) => (
          <Fact key={key} label={labels[key]}>
            <EditableText at={`${at}/${key}`} label={`${name}, ${labels[key]}`} value={clo[key]} />
          </Fact>
        ))}
        <Fact label={labels.bigIdea}>
          <EditableText at={`${at}/bigIdea`} label={`${name}, ${labels.bigIdea}`} value={clo.bigIdea}>
            {bigIdea.text}
          </EditableText>
          {bigIdea.isFallback && <FallbackMark />}
        </Fact>
        <Fact label={labels.essentialQuestions}>
          <EditableText
            at={`${at}/essentialQuestions`}
            label={`${name}, ${labels.essentialQuestions}`}
            value={clo.essentialQuestions}
          >
            <StatedList parts={questions} ordered />
          </EditableText>
          {isFallback && <FallbackMark />}
        </Fact>
      </Facts>
    </Box>
  );
}
