import Box from '@mui/material/Box';
import {
  chainLabels,
  dloLabels as labels,
  methodWeightLabel,
  minutesLabel,
  sixCLabels,
  threeELabels,
  threeRLabels,
} from '../../../shared/pedagona/chainLabels.ts';
import { EditableFact } from '../../ui/edit/EditablePart.tsx';
import { Fact, Section } from '../../ui/elements.tsx';
import { useConfirm } from '../../ui/Modal.tsx';
import { ChainPage } from '../parts/ChainPage.tsx';
import { EditableList } from '../parts/EditableList.tsx';
import { Framework } from '../parts/Sections.tsx';
import { StageButton, StageState } from '../parts/StageAction.tsx';
import { dloQuery, type DloReply } from '../queries.ts';
import { hrefIn } from '../steps.ts';
import { stageText } from '../text.ts';
import { useStage } from '../useStage.ts';

/** Opens the executive report, or generates it after a confirmation (spec 1 §2, DLO viewer). */
function ReportPanel({ dlo: { id, sessionId, checks } }: { dlo: DloReply }) {
  const work = useStage('report', { sessionId, parentId: id, enabled: !checks.report });
  const { dialog, ask } = useConfirm();
  const generate = async () => {
    if (
      await ask({
        text: 'Jana laporan eksekutif? Penjanaan mengambil masa 2 hingga 3 minit.',
        confirm: stageText.report.generate,
      })
    )
      work.start();
  };
  return (
    <Box className="no-print">
      <Section title="Laporan Eksekutif">
        <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
          <p>
            Laporan disusun daripada DLO ini dan kursus-kursus yang dirangkai.{' '}
            {!checks.report && stageText.report.duration}
          </p>
          <StageState stage="report" work={work} />
          <StageButton stage="report" work={work} href={hrefIn(checks, 'report')} onPress={() => void generate()} />
        </Box>
      </Section>
      {dialog}
    </Box>
  );
}

const { links, description } = chainLabels;
const { objective, domain, level, hp, activityName, duration, assessmentMethod, tools, kppbElements } = labels;
const { multimediaType, multimediaTitle, purpose, method, methodType } = labels;

/** Spec 1 §2, DLO viewer. */
export default function DloPage() {
  return (
    <ChainPage stage="dlo" title={labels.title} query={dloQuery}>
      {(dlo) => (
        <>
          <ReportPanel dlo={dlo} />
          <Section title={labels.title}>
            <dl>
              <EditableFact at="/dloTitle" label={labels.dloTitle} />
              <EditableFact at="/dloDescription" label={labels.dloDescription} />
              {/* Code adds the minutes of the activities up, so they are not edited. */}
              <Fact label={labels.durationMinutes}>{minutesLabel(dlo.durationMinutes)}</Fact>
              <EditableFact at="/targetAudience" label={labels.targetAudience} />
              <EditableFact at="/kppbModel" label={labels.kppbModel} />
            </dl>
          </Section>
          <EditableList
            title={labels.learningObjectives}
            list="/learningObjectives"
            rows={dlo.learningObjectives}
            heads={{ objective, domain, level, hp, links }}
          />
          <EditableList
            title={labels.activities}
            list="/activities"
            rows={dlo.activities}
            heads={{ activityName, description, duration, assessmentMethod, tools, kppbElements, links }}
            total={{ label: labels.totalDuration, value: minutesLabel(dlo.durationMinutes) }}
          />
          <EditableList
            title={labels.multimediaElements}
            list="/multimediaElements"
            rows={dlo.multimediaElements}
            heads={{ type: multimediaType, title: multimediaTitle, description, purpose, links }}
          />
          <EditableList
            title={labels.assessmentMethods}
            list="/assessmentMethods"
            rows={dlo.assessmentMethods}
            heads={{ method, type: methodType, weight: chainLabels.weight, description, links }}
            show={{ weight: methodWeightLabel }}
          />
          <Framework title={chainLabels.sixC} at="/sixCMapping" names={sixCLabels} />
          <Framework title={chainLabels.threeE} at="/threeEFramework" names={threeELabels} />
          <Framework title={chainLabels.threeR} at="/threeRFramework" names={threeRLabels} />
        </>
      )}
    </ChainPage>
  );
}
