import Box from '@mui/material/Box';
import {
  chainLabels,
  dloLabels as labels,
  minutesLabel,
  sixCLabels,
  threeELabels,
  threeRLabels,
} from '../../../shared/pedagona/chainLabels.ts';
import { weightLabel } from '../../../shared/pedagona/resultLabels.ts';
import { EditableFact } from '../../ui/edit/EditablePart.tsx';
import { Fact, Facts, Section } from '../../ui/layout.tsx';
import { useConfirm } from '../../ui/Modal.tsx';
import { ChainPage } from '../parts/ChainPage.tsx';
import { EditableList } from '../parts/EditableList.tsx';
import { BackToMerangkai, Framework } from '../parts/Sections.tsx';
import { StageButton, StageState } from '../parts/StageAction.tsx';
import { dloQuery, type DloReply } from '../queries.ts';
import { hrefIn } from '../steps.ts';
import { reportPanelText, stageText } from '../text.ts';
import { useStage } from '../useStage.ts';

/** Opens the executive report, or generates it after a confirmation (spec 1 §2, DLO viewer). */
function ReportPanel({ dlo: { id, sessionId, checks } }: { dlo: DloReply }) {
  const work = useStage('report', { sessionId, parentId: id, enabled: !checks.report });
  const { dialog, ask } = useConfirm();
  const generate = async () => {
    if (await ask({ text: reportPanelText.confirm, confirm: stageText.report.generate })) work.start();
  };
  return (
    <Box className="no-print">
      <Section title={reportPanelText.title}>
        <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
          <p>
            {reportPanelText.intro} {!checks.report && stageText.report.duration}
          </p>
          <StageState stage="report" work={work} />
          <StageButton stage="report" work={work} href={hrefIn(checks, 'report')} onPress={() => void generate()} />
        </Box>
      </Section>
      {dialog}
    </Box>
  );
}

const facts = ['dloTitle', 'dloDescription', 'durationMinutes', 'targetAudience', 'kppbModel'] as const;

/** Title, description, duration, audience and model; code adds the minutes of the activities up, so the duration is not edited. */
const DloFacts = ({ dlo }: { dlo: DloReply }) => (
  <Section title={labels.title}>
    <Facts>
      {facts.map((key) =>
        key === 'durationMinutes' ? (
          <Fact key={key} label={labels[key]}>
            {minutesLabel(dlo.durationMinutes)}
          </Fact>
        ) : (
          <EditableFact key={key} at={`/${key}`} label={labels[key]} />
        ),
      )}
    </Facts>
  </Section>
);

const { links, description } = chainLabels;
const objectiveHeads = {
  objective: labels.objective,
  domain: labels.domain,
  level: labels.level,
  hp: labels.hp,
  links,
};
const activityHeads = {
  activityName: labels.activityName,
  description,
  duration: labels.duration,
  assessmentMethod: labels.assessmentMethod,
  tools: labels.tools,
  kppbElements: labels.kppbElements,
  links,
};
const mediumHeads = {
  type: labels.multimediaType,
  title: labels.multimediaTitle,
  description,
  purpose: labels.purpose,
  links,
};
const methodHeads = {
  method: labels.method,
  type: labels.methodType,
  weight: chainLabels.weight,
  description,
  links,
};

/** Spec 1 §2, DLO viewer. */
export default function DloPage() {
  return (
    <ChainPage
      stage="dlo"
      title={labels.title}
      query={dloQuery}
      build={(builder, dlo, context) => builder.dloDocument(dlo, context)}
      back={({ merangkaiId }) => <BackToMerangkai merangkaiId={merangkaiId} />}
    >
      {(dlo) => (
        <>
          <ReportPanel dlo={dlo} />
          <DloFacts dlo={dlo} />
          <EditableList
            title={labels.learningObjectives}
            list="/learningObjectives"
            rows={dlo.learningObjectives}
            heads={objectiveHeads}
          />
          <EditableList
            title={labels.activities}
            list="/activities"
            rows={dlo.activities}
            heads={activityHeads}
            total={{ label: labels.totalDuration, value: minutesLabel(dlo.durationMinutes) }}
          />
          <EditableList
            title={labels.multimediaElements}
            list="/multimediaElements"
            rows={dlo.multimediaElements}
            heads={mediumHeads}
          />
          <EditableList
            title={labels.assessmentMethods}
            list="/assessmentMethods"
            rows={dlo.assessmentMethods}
            heads={methodHeads}
            show={{ weight: ({ weight }) => (weight === null ? labels.noWeight : weightLabel(weight)) }}
          />
          <Framework title={chainLabels.sixC} at="/sixCMapping" names={sixCLabels} />
          <Framework title={chainLabels.threeE} at="/threeEFramework" names={threeELabels} />
          <Framework title={chainLabels.threeR} at="/threeRFramework" names={threeRLabels} />
        </>
      )}
    </ChainPage>
  );
}
