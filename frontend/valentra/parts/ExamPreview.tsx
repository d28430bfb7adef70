import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import {
  commonLabels,
  complianceLabels,
  examLabels as labels,
  examTypeLabels,
  weightageLabel,
} from '../../../shared/valentra/labels.ts';
import type { Session } from '../../../shared/valentra/schemas.ts';
import { previewText } from '../panelText.ts';
import { stageCardText } from '../text.ts';
import { CourseHead } from './Course.tsx';
import { Edit, StageArea } from './Edit.tsx';
import { EmptyDocument } from './EmptyDocument.tsx';
import { ExamItem } from './ExamItem.tsx';
import { EngineNotice, Warnings } from './Notes.tsx';
import { Badge, ShortFact } from './Shown.tsx';

/** Spec 2 §2: the questions with options or parts; the marking scheme shows on demand. */
export function ExamPreview({ session }: { session: Session }) {
  const { examQuestions: exam } = session;
  const [showsScheme, setShowsScheme] = useState(false);
  if (exam === null || exam.questions.length === 0) return <EmptyDocument stage="exam" document={exam} />;
  const { examInfo: info } = exam;
  return (
    <StageArea session={session} stage="exam">
      <EngineNotice notice={exam.engineNotice} />
      <CourseHead info={exam.courseInfo}>
        <ShortFact label={labels.questionType}>{examTypeLabels[info.type]}</ShortFact>
        <ShortFact label={labels.numberOfQuestions}>{info.numberOfQuestions}</ShortFact>
        <ShortFact label={labels.totalMarks}>{info.totalMarks}</ShortFact>
        <ShortFact label={labels.duration}>
          <Edit at="/examInfo/duration" label={labels.duration} value={info.duration} />
        </ShortFact>
        <ShortFact label={labels.hotsPercentage}>
          {weightageLabel(info.hotsPercentage)}{' '}
          <Badge tone={info.kbatCompliance === 'YES' ? 'green' : 'red'}>{complianceLabels[info.kbatCompliance]}</Badge>
        </ShortFact>
        <ShortFact label={commonLabels.flags}>{stageCardText.flags(exam.flagCount)}</ShortFact>
      </CourseHead>
      <Warnings warnings={exam.warnings} />
      <Button
        variant="outlined"
        className="no-print"
        sx={{ mt: 2 }}
        aria-pressed={showsScheme}
        onClick={() => setShowsScheme(!showsScheme)}
      >
        {showsScheme ? previewText.hideAnswers : previewText.showAnswers}
      </Button>
      <Box component="ol" sx={{ listStyle: 'none', p: 0 }}>
        {exam.questions.map((question, index) => (
          <ExamItem key={question.number} question={question} at={`/questions/${index}`} showsScheme={showsScheme} />
        ))}
      </Box>
    </StageArea>
  );
}
