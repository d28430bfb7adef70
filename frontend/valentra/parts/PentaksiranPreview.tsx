import Box from '@mui/material/Box';
import {
  commonLabels,
  domainNames,
  hpNames,
  marksLabel,
  pentaksiranLabels as labels,
  percentLabel,
  taskTitle,
} from '../../../shared/valentra/labels.ts';
import type { PentaksiranTask, Session } from '../../../shared/valentra/schemas.ts';
import { colours } from '../../app/theme.ts';
import { RichLine, Listed } from '../../ui/artefact/Texts.tsx';
import { ShortFact, ShortFacts, Fact, Small, Fold, Findings } from '../../ui/elements.tsx';
import { EditableFact, EditablePart, RegenerateRow } from '../../ui/edit/EditablePart.tsx';
import { Outcomes, Preview } from './Preview.tsx';

const Stimulus = ({ of, at }: { of: PentaksiranTask['stimulus']; at: string }) => (
  <Box sx={{ p: 1.5, borderLeft: `3px solid ${colours.gold}`, bgcolor: colours.paper }}>
    <Box sx={{ fontWeight: 700 }}>
      <EditablePart at={`${at}/title`} />
    </Box>
    <EditablePart at={`${at}/content`} />
    <Small as="div" sx={{ mt: 1 }}>
      {labels.stimulusType}:{' '}
      <EditablePart inline at={`${at}/type`}>
        <RichLine text={of.type} />
      </EditablePart>
      <br />
      {labels.stimulusSource}:{' '}
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
      <ShortFact label={labels.cognitive}>
        <Listed parts={domainNames(task.question.domains.cognitive)} />
      </ShortFact>
      <ShortFact label={labels.outcomes}>
        <Listed parts={hpNames(task.question.domains.outcomes)} />
      </ShortFact>
    </ShortFacts>
    <dl>
      <EditableFact at={`${at}/theBigIdea`} label={labels.theBigIdea} />
      <EditableFact at={`${at}/essentialQuestion`} label={labels.essentialQuestion} />
      <Fact label={labels.stimulus}>
        <Stimulus of={task.stimulus} at={`${at}/stimulus`} />
      </Fact>
      <Fact label={labels.question}>
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
    facts={({ totalTasks }) => <ShortFact label={labels.totalTasks}>{totalTasks}</ShortFact>}
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
