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
import { RewriteRow } from '../../ui/edit/RewriteRow.tsx';
import { Fact, Facts } from '../../ui/Facts.tsx';
import { CloTable, CourseHead, ObjectiveTable } from './Course.tsx';
import { Edit, StageArea } from './Edit.tsx';
import { EmptyDocument } from './EmptyDocument.tsx';
import { EngineNotice, Flags, Warnings } from './Notes.tsx';
import { Folded, Listed, ShortFact, ShortFacts } from './Shown.tsx';

interface Part {
  task: PentaksiranTask;
  at: string;
}

/** What the question builds on, in a frame, with its kind and source. */
function Stimulus({ task: { stimulus, taskNumber }, at }: Part) {
  const named = (label: string) => `${labels.stimulus}: ${label}, ${commonLabels.task} ${taskNumber}`;
  return (
    <Box sx={{ p: 1.5, borderLeft: `3px solid ${colours.gold}`, bgcolor: colours.paper }}>
      <Box sx={{ fontWeight: 700 }}>
        <Edit at={`${at}/stimulus/title`} label={named('tajuk')} value={stimulus.title} />
      </Box>
      <Edit at={`${at}/stimulus/content`} label={named('kandungan')} value={stimulus.content} />
      <Box sx={{ mt: 1, fontSize: '.9rem', color: 'text.secondary' }}>
        {labels.stimulusType}:{' '}
        <Edit inline at={`${at}/stimulus/type`} label={named('jenis')} value={stimulus.type}>
          {stimulus.type}
        </Edit>
        <br />
        {labels.stimulusSource}:{' '}
        <Edit inline at={`${at}/stimulus/source`} label={named('sumber')} value={stimulus.source}>
          {stimulus.source}
        </Edit>
      </Box>
    </Box>
  );
}

function Question({ task: { question, taskNumber }, at }: Part) {
  const named = (label: string) => `${label}, ${commonLabels.task} ${taskNumber}`;
  return (
    <>
      <Edit at={`${at}/question/statement`} label={named(labels.question)} value={question.statement} />
      <Box sx={{ mt: 1 }}>
        <Edit at={`${at}/question/description`} label={named(commonLabels.description)} value={question.description} />
      </Box>
      <Box sx={{ mt: 1, fontWeight: 700 }}>{marksLabel(question.marks)}</Box>
    </>
  );
}

function Task({ task, at }: Part) {
  const title = taskTitle(task);
  return (
    <Folded title={title} isOpen>
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
        <Fact label={labels.theBigIdea}>
          <Edit at={`${at}/theBigIdea`} label={`${labels.theBigIdea}, ${title}`} value={task.theBigIdea} />
        </Fact>
        <Fact label={labels.essentialQuestion}>
          <Edit
            at={`${at}/essentialQuestion`}
            label={`${labels.essentialQuestion}, ${title}`}
            value={task.essentialQuestion}
          />
        </Fact>
        <Fact label={labels.stimulus}>
          <Stimulus task={task} at={at} />
        </Fact>
        <Fact label={labels.question}>
          <Question task={task} at={at} />
        </Fact>
      </Facts>
      <RewriteRow at={at} label={title} />
    </Folded>
  );
}

/** Spec 2 §2, Pentaksiran preview. */
export function PentaksiranPreview({ session }: { session: Session }) {
  const { pentaksiranQuestions: pentaksiran } = session;
  if (pentaksiran === null || pentaksiran.tasks.length === 0)
    return <EmptyDocument stage="pentaksiran" document={pentaksiran} />;
  return (
    <StageArea session={session} stage="pentaksiran">
      <EngineNotice notice={pentaksiran.engineNotice} />
      <CourseHead info={pentaksiran.courseInfo}>
        <ShortFact label={labels.totalTasks}>{pentaksiran.totalTasks}</ShortFact>
      </CourseHead>
      <Warnings warnings={pentaksiran.warnings} />
      <Folded title={commonLabels.cloList}>
        <CloTable clos={pentaksiran.cloList} />
      </Folded>
      <Folded title={commonLabels.objectives}>
        <ObjectiveTable objectives={pentaksiran.objectives} />
      </Folded>
      {pentaksiran.tasks.map((task, index) => (
        <Task key={task.taskNumber} task={task} at={`/tasks/${index}`} />
      ))}
    </StageArea>
  );
}
