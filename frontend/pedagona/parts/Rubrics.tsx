import Box from '@mui/material/Box';
import { merangkaiLabels as labels, orEmpty, performanceLevelLabels } from '../../../shared/pedagona/chainLabels.ts';
import { weightLabel } from '../../../shared/pedagona/resultLabels.ts';
import type { Merangkai } from '../../../shared/pedagona/stages.ts';
import { notFoundText } from '../../../shared/texts.ts';
import { Stated } from '../../ui/artefact/Texts.tsx';
import { EditableFact, EditablePart } from '../../ui/edit/EditablePart.tsx';
import { H3, Fact, Facts, Section } from '../../ui/layout.tsx';
import { type Column, Table } from '../../ui/Table.tsx';

type Rubric = Merangkai['rubrics'][number];
type Level = keyof typeof performanceLevelLabels;
const levels = Object.keys(performanceLevelLabels) as Level[];

const levelColumns = (at: string): Column<Level>[] => [
  { head: labels.level, cell: (level) => <strong>{performanceLevelLabels[level]}</strong> },
  { head: labels.levelDescription, cell: (level) => <EditablePart at={`${at}/levels/${level}`} /> },
];

function RubricPart({ rubric, at }: { rubric: Rubric; at: string }) {
  const title = [rubric.courseCode, rubric.courseName].filter((part) => part !== '').join(' ') || notFoundText;
  return (
    <Box sx={{ mt: 3 }}>
      <H3>{title}</H3>
      <Facts>
        <Fact label={labels.hp}>
          <Stated text={rubric.hp} />
        </Fact>
        <Fact label={labels.assessmentType}>
          <Stated text={rubric.assessmentType} />
        </Fact>
        <Fact label={labels.weight}>
          <Stated text={rubric.weight === null ? null : weightLabel(rubric.weight)} />
        </Fact>
        <EditableFact at={`${at}/cognitiveLevel`} label={labels.cognitiveLevel} />
        <EditableFact at={`${at}/softSkills`} label={labels.softSkills} />
      </Facts>
      <Table stacks label={`${labels.rubrics}: ${title}`} columns={levelColumns(at)} rows={levels} />
    </Box>
  );
}

/** A rubric of five performance levels for every assessment that was chosen (spec 1 §2, Merangkai). */
export const Rubrics = ({ rubrics }: { rubrics: readonly Rubric[] }) => (
  <Section title={labels.rubrics}>
    {rubrics.length === 0 && <p>{orEmpty('')}</p>}
    {rubrics.map((rubric, index) => (
      <RubricPart key={index} rubric={rubric} at={`/rubrics/${index}`} />
    ))}
  </Section>
);
