import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import {
  commonLabels,
  complianceLabels,
  durationLabel,
  examLabels as labels,
  examTypeLabels,
  sectionsOf,
  weightageLabel,
} from '../../../shared/valentra/labels.ts';
import { valentraApi } from '../../../shared/valentra/api.ts';
import { examGaps } from '../../../shared/valentra/alignmentGaps.ts';
import type { Session } from '../../../shared/valentra/schemas.ts';
import { ShortFact, Findings, Subheading } from '../../ui/elements.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { DocumentSource } from '../../ui/document/DocumentPlace.tsx';
import { EditablePart } from '../../ui/edit/EditablePart.tsx';
import { stageCardText } from '../text.ts';
import { ExamItem } from './ExamItem.tsx';
import { Preview } from './Preview.tsx';

/** Spec 2 §2: the questions with options or parts; the marking scheme is folded. */
export function ExamPreview({ session }: { session: Session }) {
  const [showsScheme, setShowsScheme] = useState(false);
  return (
    <Preview
      session={session}
      stage="exam"
      document={session.examQuestions}
      items={({ questions }) => questions}
      facts={({ examInfo: info, courseInfo, flagCount }) => (
        <>
          <ShortFact label={labels.questionType}>{examTypeLabels[info.type]}</ShortFact>
          <ShortFact label={labels.numberOfQuestions}>{info.numberOfQuestions}</ShortFact>
          <ShortFact label={labels.totalMarks}>{info.totalMarks}</ShortFact>
          <ShortFact label={labels.duration}>
            <EditablePart at="/examInfo/duration">{durationLabel(courseInfo, info.duration)}</EditablePart>
          </ShortFact>
          <ShortFact label={labels.hotsPercentage}>
            {weightageLabel(info.hotsPercentage)}{' '}
            <Badge tone={info.kbatCompliance === 'YES' ? 'green' : 'red'}>
              {complianceLabels[info.kbatCompliance]}
            </Badge>
          </ShortFact>
          <ShortFact label={commonLabels.flags}>{stageCardText.flags(flagCount)}</ShortFact>
        </>
      )}
    >
      {({ questions }) => (
        <>
          <Findings
            title="Janji JSU yang tidak diuji dalam kertas ini"
            items={examGaps({ jsu: session.jsu, exam: session.examQuestions })}
          />
          <Button
            variant="outlined"
            className="no-print"
            sx={{ mt: 2 }}
            aria-pressed={showsScheme}
            onClick={() => setShowsScheme(!showsScheme)}
          >
            {showsScheme ? 'Sembunyikan skema jawapan' : 'Papar skema jawapan'}
          </Button>
          <DocumentSource value={{ declared: valentraApi.getDocument, sessionId: session.id, n: 0 }}>
            {sectionsOf(questions).map((section) => (
              <section key={section.title}>
                {section.title !== '' && <Subheading>{section.title}</Subheading>}
                <Box component="ol" sx={{ listStyle: 'none', p: 0 }}>
                  {section.questions.map((question) => (
                    <ExamItem
                      key={question.number}
                      question={question}
                      at={`/questions/${questions.indexOf(question)}`}
                      showsScheme={showsScheme}
                      documents={session.documents.map(({ name }) => name)}
                    />
                  ))}
                </Box>
              </section>
            ))}
          </DocumentSource>
        </>
      )}
    </Preview>
  );
}
