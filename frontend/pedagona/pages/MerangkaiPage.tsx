import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { merangkaiLabels as labels } from '../../../shared/pedagona/chain-labels.ts';
import { Async } from '../../ui/Async.tsx';
import { DownloadButton } from '../../ui/DownloadButton.tsx';
import { CardPlaceholders } from '../../ui/Placeholder.tsx';
import { merangkaiQuery } from '../chainQueries.ts';
import type { MerangkaiReply } from '../chainQueries.ts';
import { chainText, stageText } from '../chainText.ts';
import { BackToList, ChainFrame, ExportLink } from '../parts/ChainFrame.tsx';
import { CourseComparison } from '../parts/CourseComparison.tsx';
import { IntegratedAssessment } from '../parts/IntegratedAssessment.tsx';
import { Rubrics } from '../parts/Rubrics.tsx';
import { TextSection } from '../parts/Sections.tsx';
import { StageButton, StageStanding } from '../parts/StageAction.tsx';
import { stepHref } from '../stepTracker.ts';
import { useChainWord } from '../useChainWord.ts';
import { useStage } from '../useStage.ts';

const AlignmentView = lazy(() => import('../parts/AlignmentView.tsx'));

function Actions({ merangkai }: { merangkai: MerangkaiReply }) {
  const { id, sessionId, checks } = merangkai;
  const scripts = useStage('scripts', { sessionId, parentId: id, enabled: !checks.scripts });
  const dlo = useStage('dlo', { sessionId, parentId: id, enabled: !checks.dlo });
  const download = useChainWord('merangkai', merangkai, (builder, artefact, context) =>
    builder.merangkaiDocument(artefact, context),
  );
  return (
    <>
      <Box sx={{ flexBasis: '100%', display: 'grid', gap: 1 }}>
        <StageStanding stage="scripts" work={scripts} />
        <StageStanding stage="dlo" work={dlo} />
      </Box>
      <BackToList />
      <StageButton stage="scripts" work={scripts} href={stepHref('scripts', sessionId, checks)} />
      <StageButton stage="dlo" work={dlo} href={stepHref('dlo', sessionId, checks)} />
      <DownloadButton label={chainText.word} reason={null} onDownload={download} />
      <ExportLink merangkaiId={id} />
      {(!checks.scripts || !checks.dlo) && (
        <Box component="p" sx={{ flexBasis: '100%', color: 'text.secondary', fontSize: '.9rem' }}>
          {!checks.scripts && stageText.scripts.duration} {!checks.dlo && stageText.dlo.duration}
        </Box>
      )}
    </>
  );
}

function Merangkai({ merangkai }: { merangkai: MerangkaiReply }) {
  const queries = useQueryClient();
  return (
    <ChainFrame
      stage="merangkai"
      title={labels.title}
      artefact={merangkai}
      reread={() => queries.fetchQuery({ ...merangkaiQuery(merangkai.id), staleTime: 0 })}
      actions={<Actions merangkai={merangkai} />}
    >
      <TextSection title={labels.combinedBigIdea} at="/combinedBigIdea" text={merangkai.combinedBigIdea} />
      <CourseComparison comparison={merangkai.courseComparison} sessionId={merangkai.sessionId} />
      <IntegratedAssessment assessment={merangkai.integratedAssessment} />
      <Rubrics rubrics={merangkai.rubrics} />
      <Suspense fallback={<CardPlaceholders count={1} height={400} />}>
        <AlignmentView merangkai={merangkai} />
      </Suspense>
    </ChainFrame>
  );
}

/** Spec 1 §2, Merangkai. */
export default function MerangkaiPage() {
  const { merangkaiId = '' } = useParams();
  return (
    <Async
      query={useQuery(merangkaiQuery(merangkaiId))}
      waiting={<CardPlaceholders count={3} height={220} />}
      heading={labels.title}
      missing={{ message: stageText.merangkai.missing, action: <BackToList /> }}
    >
      {(merangkai) => <Merangkai merangkai={merangkai} />}
    </Async>
  );
}
