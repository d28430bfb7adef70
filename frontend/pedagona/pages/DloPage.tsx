import Box from '@mui/material/Box';
import {
  chainLabels,
  dloLabels as labels,
  sixCLabels,
  threeELabels,
  threeRLabels,
} from '../../../shared/pedagona/chainLabels.ts';
import { useConfirm } from '../../ui/Modal.tsx';
import { Section } from '../../ui/Section.tsx';
import { ChainPage } from '../parts/ChainPage.tsx';
import { Activities, AssessmentMethods, DloFacts, Multimedia, Objectives } from '../parts/DloParts.tsx';
import { BackToMerangkai, Framework } from '../parts/Sections.tsx';
import { StageButton, StageState } from '../parts/StageAction.tsx';
import { dloQuery } from '../queries.ts';
import type { DloReply } from '../queries.ts';
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
          <Objectives objectives={dlo.learningObjectives} />
          <Activities dlo={dlo} />
          <Multimedia elements={dlo.multimediaElements} />
          <AssessmentMethods methods={dlo.assessmentMethods} />
          <Framework title={chainLabels.sixC} at="/sixCMapping" names={sixCLabels} texts={dlo.sixCMapping} />
          <Framework
            title={chainLabels.threeE}
            at="/threeEFramework"
            names={threeELabels}
            texts={dlo.threeEFramework}
          />
          <Framework
            title={chainLabels.threeR}
            at="/threeRFramework"
            names={threeRLabels}
            texts={dlo.threeRFramework}
          />
        </>
      )}
    </ChainPage>
  );
}
