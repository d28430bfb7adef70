import { sumOf } from '../../../shared/valentra/apportion.ts';
import Box from '@mui/material/Box';
import {
  commonLabels,
  domainNames,
  hpNames,
  orEmpty,
  percentLabel,
  rubrikLabels as labels,
  rubrikLevelLabels,
  taskTitle,
  yesNoLabel,
} from '../../../shared/valentra/labels.ts';
import { rubrikLevels } from '../../../shared/valentra/schemas.ts';
import type { RubrikCriterion, RubrikItem, Session } from '../../../shared/valentra/schemas.ts';
import { RewriteRow } from '../../ui/edit/RewriteRow.tsx';
import { Table } from '../../ui/Table.tsx';
import type { Column } from '../../ui/Table.tsx';
import { CourseHead } from './Course.tsx';
import { Edit, StageArea } from './Edit.tsx';
import { EmptyDocument } from './EmptyDocument.tsx';
import { EngineNotice, Flags, Warnings } from './Notes.tsx';
import { Folded, Listed, ShortFact, ShortFacts } from './Shown.tsx';

/** A criterion with its HP, then its five levels, best first (spec 2 §9). `at`: the pointer of the criteria; `title`: their task. */
const columns = (at: string, title: string): Column<RubrikCriterion>[] => [
  {
    head: labels.criterion,
    cell: ({ name, hp, domains }, index) => (
      <>
        <Box sx={{ fontWeight: 700 }}>
          <Edit at={`${at}/${index}/name`} label={`${labels.criterion} ${index + 1}, ${title}`} value={name} />
        </Box>
        <Box sx={{ fontSize: '.9rem', color: 'text.secondary' }}>
          {[...hpNames([hp]), ...domainNames(domains)].join(', ')}
        </Box>
        <RewriteRow at={`${at}/${index}`} label={`${name}, ${title}`} />
      </>
    ),
  },
  {
    head: commonLabels.marks,
    cell: ({ name, marks }, index) => (
      <Edit inline at={`${at}/${index}/marks`} label={`${commonLabels.marks}: ${name}, ${title}`} value={marks}>
        {marks}
      </Edit>
    ),
  },
  ...rubrikLevels.map((level): Column<RubrikCriterion> => ({
    head: rubrikLevelLabels[level],
    cell: ({ name, levels }, index) => (
      <>
        <Box sx={{ fontSize: '.85rem', fontWeight: 700 }}>{levels[level].range}</Box>
        <Edit
          at={`${at}/${index}/levels/${level}/descriptor`}
          label={`${rubrikLevelLabels[level]}: ${name}, ${title}`}
          value={levels[level].descriptor}
          inline
        >
          {orEmpty(levels[level].descriptor)}
        </Edit>
      </>
    ),
  })),
];

function Item({ item, index }: { item: RubrikItem; index: number }) {
  const title = taskTitle(item);
  const { summary } = item;
  return (
    <Folded title={title} isOpen>
      <Flags flags={item.flags} />
      <ShortFacts>
        <ShortFact label={commonLabels.taskCode}>{item.taskCode}</ShortFact>
        <ShortFact label={commonLabels.percentage}>{percentLabel(item.taskPercentage)}</ShortFact>
        <ShortFact label={labels.totalCriteria}>{summary.totalCriteria}</ShortFact>
        <ShortFact label={labels.hpInvolved}>
          <Listed parts={hpNames(summary.hpInvolved)} />
        </ShortFact>
        <ShortFact label={labels.criteriaMatchHP}>{yesNoLabel(summary.validation.criteriaMatchHP)}</ShortFact>
        <ShortFact label={labels.fiveLevels}>{yesNoLabel(summary.validation.fiveLevels)}</ShortFact>
      </ShortFacts>
      <Table
        stacks
        label={`${labels.rubriks}: ${title}`}
        columns={columns(`/rubriks/${index}/criteria`, title)}
        rows={item.criteria}
        minWidth={940}
        total={{ label: labels.totalMarks, value: sumOf(item.criteria, ({ marks }) => marks) }}
      />
    </Folded>
  );
}

/** Spec 2 §2, Rubrik preview. */
export function RubrikPreview({ session }: { session: Session }) {
  const { rubrik } = session;
  if (rubrik === null || rubrik.rubriks.length === 0) return <EmptyDocument stage="rubrik" document={rubrik} />;
  return (
    <StageArea session={session} stage="rubrik">
      <EngineNotice notice={rubrik.engineNotice} />
      <CourseHead info={rubrik.courseInfo}>
        <ShortFact label={labels.totalRubriks}>{rubrik.totalRubriks}</ShortFact>
      </CourseHead>
      <Warnings warnings={rubrik.warnings} />
      {rubrik.rubriks.map((item, index) => (
        <Item key={item.taskNumber} item={item} index={index} />
      ))}
    </StageArea>
  );
}
