import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import {
  chainLabels,
  dloLabels as labels,
  sixCLabels,
  threeELabels,
  threeRLabels,
} from '../../../shared/pedagona/chain-labels.ts';
import { Async } from '../../ui/Async.tsx';
import { useConfirm } from '../../ui/Confirm.tsx';
import { DownloadButton } from '../../ui/DownloadButton.tsx';
import { CardPlaceholders } from '../../ui/Placeholder.tsx';
import { dloQuery } from '../chainQueries.ts';
import type { DloReply } from '../chainQueries.ts';
import { chainText, reportPanelText, stageText } from '../chainText.ts';
import { BackToList, BackToMerangkai, ChainFrame, ExportLink } from '../parts/ChainFrame.tsx';
import { Activities, AssessmentMethods, DloFacts, Multimedia, Objectives } from '../parts/DloParts.tsx';
import { Section } from '../../ui/Section.tsx';
import { Framework } from '../parts/Sections.tsx';
import { StageButton, StageStanding } from '../parts/StageAction.tsx';
import { stepHref } from '../stepTracker.ts';
import { useChainWord } from '../useChainWord.ts';
import { useStage } from '../useStage.ts';

/** Generates the executive report after asking, or opens it (spec 1 §2, DLO viewer). */
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
          <StageStanding stage="report" work={work} />
          <StageButton
            stage="report"
            work={work}
            href={stepHref('report', sessionId, checks)}
            onPress={() => void generate()}
          />
        </Box>
      </Section>
      {dialog}
    </Box>
  );
}

function Dlo({ dlo }: { dlo: DloReply }) {
  const queries = useQueryClient();
  const download = useChainWord('dlo', dlo, (builder, artefact, context) => builder.dloDocument(artefact, context));
  return (
    <ChainFrame
      stage="dlo"
      title={labels.title}
      artefact={dlo}
      reread={() => queries.fetchQuery({ ...dloQuery(dlo.id), staleTime: 0 })}
      actions={
        <>
          <BackToMerangkai merangkaiId={dlo.merangkaiId} />
          <DownloadButton label={chainText.word} reason={null} onDownload={download} />
          <ExportLink merangkaiId={dlo.merangkaiId} />
        </>
      }
    >
      <ReportPanel dlo={dlo} />
      <DloFacts dlo={dlo} />
      <Objectives objectives={dlo.learningObjectives} />
      <Activities dlo={dlo} />
      <Multimedia elements={dlo.multimediaElements} />
      <AssessmentMethods methods={dlo.assessmentMethods} />
      <Framework title={chainLabels.sixC} at="/sixCMapping" names={sixCLabels} texts={dlo.sixCMapping} />
      <Framework title={chainLabels.threeE} at="/threeEFramework" names={threeELabels} texts={dlo.threeEFramework} />
      <Framework title={chainLabels.threeR} at="/threeRFramework" names={threeRLabels} texts={dlo.threeRFramework} />
    </ChainFrame>
  );
}

/** Spec 1 §2, DLO viewer. */
export default function DloPage() {
  const { dloId = '' } = useParams();
  return (
    <Async
      query={useQuery(dloQuery(dloId))}
      waiting={<CardPlaceholders count={3} height={220} />}
      heading={labels.title}
      missing={{ message: stageText.dlo.missing, action: <BackToList /> }}
    >
      {(dlo) => <Dlo dlo={dlo} />}
    </Async>
  );
}
