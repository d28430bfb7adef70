import Box from '@mui/material/Box';
import {
  merangkaiLabels as labels,
  orEmpty,
  performanceLevelLabels,
  weightLabel,
} from '../../../shared/pedagona/labels.ts';
import type { Merangkai } from '../../../shared/pedagona/stages.ts';
import { notFoundText } from '../../../shared/texts.ts';
import { Table } from '../../ui/Table.tsx';
import { EditableText } from '../edit/EditableText.tsx';
import { Fact, Facts, Stated } from './Facts.tsx';
import { Section } from './Sections.tsx';

type Rubric = Merangkai['rubrics'][number];
const levels = Object.keys(performanceLevelLabels) as (keyof typeof performanceLevelLabels)[];

function RubricPart({ rubric, index }: { rubric: Rubric; index: number }) {
  const title = [rubric.courseCode, rubric.courseName].filter((part) => part !== '').join(' ') || notFoundText;
  const named = (label: string): string => `${label}, ${rubric.courseCode} ${rubric.assessmentType}`;
  const at = `/rubrics/${index}`;
  return (
    <Box sx={{ mt: 3 }}>
      <Box component="h3" sx={{ typography: 'h3' }}>
        {title}
      </Box>
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
        <Fact label={labels.cognitiveLevel}>
          <EditableText
            at={`${at}/cognitiveLevel`}
            label={named(labels.cognitiveLevel)}
            value={rubric.cognitiveLevel}
          />
        </Fact>
        <Fact label={labels.softSkills}>
          <EditableText at={`${at}/softSkills`} label={named(labels.softSkills)} value={rubric.softSkills} />
        </Fact>
      </Facts>
      <Table
        label={`${labels.rubrics}: ${title}`}
        columns={[
          { head: labels.level, cell: (level) => <strong>{performanceLevelLabels[level]}</strong> },
          {
            head: labels.levelDescription,
            cell: (level) => (
              <EditableText
                at={`${at}/levels/${level}`}
                label={named(performanceLevelLabels[level])}
                value={rubric.levels[level]}
              />
            ),
          },
        ]}
        rows={levels}
      />
    </Box>
  );
}

/** A rubric of five performance levels for every assessment that was chosen (spec 1 §2, Merangkai). */
export const Rubrics = ({ rubrics }: { rubrics: readonly Rubric[] }) => (
  <Section title={labels.rubrics}>
    {rubrics.length === 0 && <p>{orEmpty('')}</p>}
    {rubrics.map((rubric, index) => (
      <RubricPart key={index} rubric={rubric} index={index} />
    ))}
  </Section>
);
