import Box from '@mui/material/Box';
import {
  commonLabels,
  domainNames,
  hpNames,
  marksLabel,
  pentaksiranLabels,
  percentLabel,
  taskTitle,
  rubrikLabels,
  rubrikLevelLabels,
} from '../../../shared/valentra/labels.ts';
import {
  type PentaksiranTask,
  type Session,
  rubrikLevels,
  type RubrikCriterion,
  type RubrikItem,
} from '../../../shared/valentra/schemas.ts';
import { colours } from '../../app/theme.ts';
import { RichLine, Listed } from '../../ui/artefact/Texts.tsx';
import { ShortFact, ShortFacts, Fact, Small, Fold, Findings } from '../../ui/elements.tsx';
import { EditableFact, EditablePart, RegenerateRow, AddRow, RowTools } from '../../ui/edit/EditablePart.tsx';
import { Outcomes, Preview } from './Preview.tsx';
import { sumOf } from '../../../shared/valentra/apportion.ts';
import { yesNoLabel } from '../../../shared/text/labels.ts';
import { type Column, Table } from '../../ui/Table.tsx';

const Stimulus = ({ of, at }: { of: PentaksiranTask['stimulus']; at: string }) => (
  <Box sx={{ p: 1.5, borderLeft: `3px solid ${colours.gold}`, bgcolor: colours.paper }}>
    <Box sx={{ fontWeight: 700 }}>
      <EditablePart at={`${at}/title`} />
    </Box>
    <EditablePart at={`${at}/content`} />
    <Small as="div" sx={{ mt: 1 }}>
      {pentaksiranLabels.stimulusType}:{' '}
      <EditablePart inline at={`${at}/type`}>
        <RichLine text={of.type} />
      </EditablePart>
      <br />
      {pentaksiranLabels.stimulusSource}:{' '}
      <EditablePart inline at={`${at}/source`}>
        <RichLine text={of.source} />
      </EditablePart>
    </Small>
  </Box>
);

const Task = ({ task, at }: { task: PentaksiranTask; at: string }) => (
  <Fold title={taskTitle(task)} isOpen>
    <Findings title={commonLabels.flags} items={task.flags.map(({ message }) => message)} />
    <ShortFacts>
      <ShortFact label={commonLabels.taskCode}>{task.taskCode}</ShortFact>
      <ShortFact label={commonLabels.clo}>
        <Listed parts={task.clo} />
      </ShortFact>
      <ShortFact label={commonLabels.percentage}>{percentLabel(task.taskPercentage)}</ShortFact>
      <ShortFact label={pentaksiranLabels.cognitive}>
        <Listed parts={domainNames(task.question.domains.cognitive)} />
      </ShortFact>
      <ShortFact label={pentaksiranLabels.outcomes}>
        <Listed parts={hpNames(task.question.domains.outcomes)} />
      </ShortFact>
    </ShortFacts>
    <dl>
      <EditableFact at={`${at}/theBigIdea`} label={pentaksiranLabels.theBigIdea} />
      <EditableFact at={`${at}/essentialQuestion`} label={pentaksiranLabels.essentialQuestion} />
      <Fact label={pentaksiranLabels.stimulus}>
        <Stimulus of={task.stimulus} at={`${at}/stimulus`} />
      </Fact>
      <Fact label={pentaksiranLabels.question}>
        <EditablePart at={`${at}/question/statement`} />
        <Box sx={{ mt: 1 }}>
          <EditablePart at={`${at}/question/description`} />
        </Box>
        <Box sx={{ mt: 1, fontWeight: 700 }}>{marksLabel(task.question.marks)}</Box>
      </Fact>
    </dl>
    <RegenerateRow at={at} />
  </Fold>
);

/** Spec 2 §2, Pentaksiran preview. */
export const PentaksiranPreview = ({ session }: { session: Session }) => (
  <Preview
    session={session}
    stage="pentaksiran"
    items={({ tasks }) => tasks}
    facts={({ totalTasks }) => <ShortFact label={pentaksiranLabels.totalTasks}>{totalTasks}</ShortFact>}
  >
    {({ cloList, objectives, tasks }) => (
      <>
        <Outcomes cloList={cloList} objectives={objectives} />
        {tasks.map((task, index) => (
          <Task key={task.taskNumber} task={task} at={`/tasks/${index}`} />
        ))}
      </>
    )}
  </Preview>
);

/** A criterion with its HP, then its five levels, best first (spec 2 §9). `at`: the pointer of the criteria. */
const columns = (at: string, hpInvolved: readonly string[]): Column<RubrikCriterion>[] => [
  {
    head: rubrikLabels.criterion,
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
              {hpNames([hp]).join('') || rubrikLabels.noHp}
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
        <ShortFact label={rubrikLabels.totalCriteria}>{summary.totalCriteria}</ShortFact>
        <ShortFact label={rubrikLabels.hpInvolved}>
          <Listed parts={hpNames(summary.hpInvolved)} />
        </ShortFact>
        <ShortFact label={rubrikLabels.criteriaMatchHP}>{yesNoLabel(summary.validation.criteriaMatchHP)}</ShortFact>
        <ShortFact label={rubrikLabels.fiveLevels}>{yesNoLabel(summary.validation.fiveLevels)}</ShortFact>
      </ShortFacts>
      <Table
        stacks
        label={`${rubrikLabels.rubriks}: ${title}`}
        columns={columns(at, summary.hpInvolved)}
        rows={item.criteria}
        minWidth={940}
        total={{ label: rubrikLabels.totalMarks, value: sumOf(item.criteria, ({ marks }) => marks) }}
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
    facts={({ totalRubriks }) => <ShortFact label={rubrikLabels.totalRubriks}>{totalRubriks}</ShortFact>}
  >
    {({ rubriks }) => rubriks.map((item, index) => <Item key={item.taskNumber} item={item} index={index} />)}
  </Preview>
);
