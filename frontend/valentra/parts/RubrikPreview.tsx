import Box from '@mui/material/Box';
import {
  commonLabels,
  domainNames,
  hpNames,
  percentLabel,
  rubrikLabels as labels,
  rubrikLevelLabels,
  taskTitle,
  yesNoLabel,
} from '../../../shared/valentra/labels.ts';
import { rubrikLevels } from '../../../shared/valentra/schemas.ts';
import type { RubrikCriterion, RubrikItem, Session } from '../../../shared/valentra/schemas.ts';
import { RewriteRow } from '../../ui/edit/RewriteRow.tsx';
import { Fact, Facts } from '../../ui/Facts.tsx';
import { Table } from '../../ui/Table.tsx';
import type { Column } from '../../ui/Table.tsx';
import { CourseHead } from './Course.tsx';
import { Edit, StageArea } from './Edit.tsx';
import { EmptyDocument } from './EmptyDocument.tsx';
import { EngineNotice, Flags, Warnings } from './Notes.tsx';
import { Folded, Listed } from './Shown.tsx';

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
          {hpNames([hp]).join(', ')} {domainNames(domains).join(', ')}
        </Box>
        <Box sx={{ mt: 1 }}>
          <RewriteRow at={`${at}/${index}`} label={`${name}, ${title}`} />
        </Box>
      </>
    ),
  },
  {
    head: commonLabels.marks,
    cell: ({ name, marks }, index) => (
      <Edit at={`${at}/${index}/marks`} label={`${commonLabels.marks}: ${name}, ${title}`} value={marks} />
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
        />
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
      <Facts>
        <Fact label={commonLabels.taskCode}>{item.taskCode}</Fact>
        <Fact label={commonLabels.percentage}>{percentLabel(item.taskPercentage)}</Fact>
        <Fact label={labels.totalCriteria}>{summary.totalCriteria}</Fact>
        <Fact label={labels.hpInvolved}>
          <Listed parts={hpNames(summary.hpInvolved)} />
        </Fact>
        <Fact label={labels.criteriaMatchHP}>{yesNoLabel(summary.validation.criteriaMatchHP)}</Fact>
        <Fact label={labels.fiveLevels}>{yesNoLabel(summary.validation.fiveLevels)}</Fact>
      </Facts>
      <Table
        stacks
        label={`${labels.rubriks}: ${title}`}
        columns={columns(`/rubriks/${index}/criteria`, title)}
        rows={item.criteria}
        minWidth={1180}
        total={{ label: labels.totalMarks, value: item.totalMarks }}
      />
    </Folded>
  );
}

/** Spec 2 §2, Rubrik preview. */
export default function RubrikPreview({ session }: { session: Session }) {
  const { rubrik } = session;
  if (rubrik === null || rubrik.rubriks.length === 0) return <EmptyDocument stage="rubrik" document={rubrik} />;
  return (
    <StageArea session={session} stage="rubrik">
      <EngineNotice notice={rubrik.engineNotice} />
      <CourseHead info={rubrik.courseInfo}>
        <Fact label={labels.totalRubriks}>{rubrik.totalRubriks}</Fact>
      </CourseHead>
      <Warnings warnings={rubrik.warnings} />
      {rubrik.rubriks.map((item, index) => (
        <Item key={item.taskNumber} item={item} index={index} />
      ))}
    </StageArea>
  );
}
