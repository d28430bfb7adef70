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
import { Fold } from '../../ui/artefact/Fold.tsx';
import { RichLine } from '../../ui/artefact/RichText.tsx';
import { ShortFact, ShortFacts } from '../../ui/artefact/ShortFacts.tsx';
import { Listed } from '../../ui/artefact/Texts.tsx';
import { EditableFact, EditablePart } from '../../ui/edit/EditablePart.tsx';
import { RegenerateRow } from '../../ui/edit/RegenerateRow.tsx';
import { Fact, Facts } from '../../ui/Facts.tsx';
import { Flags } from './Notes.tsx';
import { CloTable, ObjectiveTable, Preview } from './Preview.tsx';

interface Part {
  task: PentaksiranTask;
  at: string;
}

/** The stimulus of a question in a frame, with its kind and source. */
function Stimulus({ task: { stimulus, taskNumber }, at }: Part) {
  const named = (label: string) => `${labels.stimulus}: ${label}, ${commonLabels.task} ${taskNumber}`;
  return (
    <Box sx={{ p: 1.5, borderLeft: `3px solid ${colours.gold}`, bgcolor: colours.paper }}>
      <Box sx={{ fontWeight: 700 }}>
        <EditablePart at={`${at}/stimulus/title`} label={named('tajuk')} value={stimulus.title} />
      </Box>
      <EditablePart at={`${at}/stimulus/content`} label={named('kandungan')} value={stimulus.content} />
      <Box sx={{ mt: 1, fontSize: '.9rem', color: 'text.secondary' }}>
        {labels.stimulusType}:{' '}
        <EditablePart inline at={`${at}/stimulus/type`} label={named('jenis')} value={stimulus.type}>
          <RichLine text={stimulus.type} />
        </EditablePart>
        <br />
        {labels.stimulusSource}:{' '}
        <EditablePart inline at={`${at}/stimulus/source`} label={named('sumber')} value={stimulus.source}>
          <RichLine text={stimulus.source} />
        </EditablePart>
      </Box>
    </Box>
  );
}

function Question({ task: { question, taskNumber }, at }: Part) {
  const named = (label: string) => `${label}, ${commonLabels.task} ${taskNumber}`;
  return (
    <>
      <EditablePart at={`${at}/question/statement`} label={named(labels.question)} value={question.statement} />
      <Box sx={{ mt: 1 }}>
        <EditablePart
          at={`${at}/question/description`}
          label={named(commonLabels.description)}
          value={question.description}
        />
      </Box>
      <Box sx={{ mt: 1, fontWeight: 700 }}>{marksLabel(question.marks)}</Box>
    </>
  );
}

function Task({ task, at }: Part) {
  const title = taskTitle(task);
  return (
    <Fold title={title} isOpen>
      <Flags flags={task.flags} />
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
      <Facts>
        {(['theBigIdea', 'essentialQuestion'] as const).map((key) => (
          <EditableFact
            key={key}
            at={`${at}/${key}`}
            label={labels[key]}
            name={`${labels[key]}, ${title}`}
            value={task[key]}
          />
        ))}
        <Fact label={labels.stimulus}>
          <Stimulus task={task} at={at} />
        </Fact>
        <Fact label={labels.question}>
          <Question task={task} at={at} />
        </Fact>
      </Facts>
      <RegenerateRow at={at} label={title} />
    </Fold>
  );
}

/** Spec 2 §2, Pentaksiran preview. */
export const PentaksiranPreview = ({ session }: { session: Session }) => (
  <Preview
    session={session}
    stage="pentaksiran"
    document={session.pentaksiranQuestions}
    items={({ tasks }) => tasks}
    facts={({ totalTasks }) => <ShortFact label={labels.totalTasks}>{totalTasks}</ShortFact>}
  >
    {({ cloList, objectives, tasks }) => (
      <>
        <Fold title={commonLabels.cloList}>
          <CloTable clos={cloList} />
        </Fold>
        <Fold title={commonLabels.objectives}>
          <ObjectiveTable objectives={objectives} />
        </Fold>
        {tasks.map((task, index) => (
          <Task key={task.taskNumber} task={task} at={`/tasks/${index}`} />
        ))}
      </>
    )}
  </Preview>
);
