import Box from '@mui/material/Box';
import { sumOf } from '../../../shared/valentra/apportion.ts';
import {
  commonLabels,
  domainNames,
  hpNames,
  percentLabel,
  rubrikLabels as labels,
  rubrikLevelLabels,
  taskTitle,
} from '../../../shared/valentra/labels.ts';
import { yesNoLabel } from '../../../shared/text/labels.ts';
import { rubrikLevels, type RubrikCriterion, type RubrikItem, type Session } from '../../../shared/valentra/schemas.ts';
import { Listed } from '../../ui/artefact/Texts.tsx';
import { ShortFact, ShortFacts, Small, Fold, Findings } from '../../ui/elements.tsx';
import { EditablePart, RegenerateRow, AddRow, RowTools } from '../../ui/edit/EditablePart.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { Preview } from './Preview.tsx';

/** A criterion with its HP, then its five levels, best first (spec 2 §9). `at`: the pointer of the criteria. */
const columns = (at: string, hpInvolved: readonly string[]): Column<RubrikCriterion>[] => [
  {
    head: labels.criterion,
    cell: ({ hp, domains }, index) => (
      <>
        <Box sx={{ fontWeight: 700 }}>
          <EditablePart at={`${at}/${index}/name`} />
        </Box>
        <Small as="div">
          {hpInvolved.length > 0 && (
            <EditablePart
              at={`${at}/${index}/hp`}
              choices={['', ...hpInvolved].map((code) => ({ value: code, label: hpNames([code])[0] ?? '' }))}
            >
              {hpNames([hp]).join('') || labels.noHp}
            </EditablePart>
          )}
          {domainNames(domains).join(', ')}
        </Small>
        <RowTools at={`${at}/${index}`} />
        <RegenerateRow at={`${at}/${index}`} />
      </>
    ),
  },
  { head: commonLabels.marks, cell: (_, index) => <EditablePart inline at={`${at}/${index}/marks`} /> },
  ...rubrikLevels.map((level): Column<RubrikCriterion> => ({
    head: rubrikLevelLabels[level],
    cell: ({ levels }, index) => (
      <>
        <Box sx={{ fontSize: '.85rem', fontWeight: 700 }}>{levels[level].range}</Box>
        <EditablePart at={`${at}/${index}/levels/${level}/descriptor`} />
      </>
    ),
  })),
];

function Item({ item, index }: { item: RubrikItem; index: number }) {
  const title = taskTitle(item);
  const { summary } = item;
  const at = `/rubriks/${index}/criteria`;
  return (
    <Fold title={title} isOpen>
      <Findings title={commonLabels.flags} items={item.flags.map(({ message }) => message)} />
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
        columns={columns(at, summary.hpInvolved)}
        rows={item.criteria}
        minWidth={940}
        total={{ label: labels.totalMarks, value: sumOf(item.criteria, ({ marks }) => marks) }}
      />
      <AddRow list={at} />
    </Fold>
  );
}

/** Spec 2 §2, Rubrik preview. */
export const RubrikPreview = ({ session }: { session: Session }) => (
  <Preview
    session={session}
    stage="rubrik"
    items={({ rubriks }) => rubriks}
    facts={({ totalRubriks }) => <ShortFact label={labels.totalRubriks}>{totalRubriks}</ShortFact>}
  >
    {({ rubriks }) => rubriks.map((item, index) => <Item key={item.taskNumber} item={item} index={index} />)}
  </Preview>
);
