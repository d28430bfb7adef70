import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { Small } from '../../ui/layout.tsx';
import { merangkaiLabels as labels } from '../../../shared/pedagona/chainLabels.ts';
import { CardPlaceholders } from '../../ui/Async.tsx';
import { BackButton } from '../../ui/session/sessionActions.tsx';
import { ChainPage } from '../parts/ChainPage.tsx';
import { CourseComparison } from '../parts/CourseComparison.tsx';
import { IntegratedAssessment } from '../parts/IntegratedAssessment.tsx';
import { Rubrics } from '../parts/Rubrics.tsx';
import { TextSection } from '../parts/Sections.tsx';
import { StageButton, StageState } from '../parts/StageAction.tsx';
import { merangkaiQuery, type MerangkaiReply } from '../queries.ts';
import { hrefIn } from '../steps.ts';
import { stageText } from '../text.ts';
import { useStage } from '../useStage.ts';

const AlignmentView = lazy(() => import('../parts/AlignmentView.tsx'));

/** Scripts and DLO, which may be generated at the same time. */
function Actions({ merangkai: { id, sessionId, checks } }: { merangkai: MerangkaiReply }) {
  const scripts = useStage('scripts', { sessionId, parentId: id, enabled: !checks.scripts });
  const dlo = useStage('dlo', { sessionId, parentId: id, enabled: !checks.dlo });
  return (
    <>
      <Box sx={{ flexBasis: '100%', display: 'grid', gap: 1 }}>
        <StageState stage="scripts" work={scripts} />
        <StageState stage="dlo" work={dlo} />
      </Box>
      <StageButton
        stage="scripts"
        work={scripts}
        href={hrefIn(checks, 'scripts')}
        variant={checks.scripts ? 'outlined' : 'contained'}
      />
      <StageButton
        stage="dlo"
        work={dlo}
        href={hrefIn(checks, 'dlo')}
        variant={checks.scripts ? 'contained' : 'outlined'}
      />
      {(!checks.scripts || !checks.dlo) && (
        // Shown below the buttons that follow.
        <Small sx={{ order: 1, flexBasis: '100%' }}>
          {!checks.scripts && stageText.scripts.duration} {!checks.dlo && stageText.dlo.duration}
        </Small>
      )}
    </>
  );
}

/** Spec 1 §2, Merangkai. */
export default function MerangkaiPage() {
  return (
    <ChainPage
      stage="merangkai"
      title={labels.title}
      query={merangkaiQuery}
      build={(builder, merangkai, context) => builder.merangkaiDocument(merangkai, context)}
      primary={(merangkai) => <Actions merangkai={merangkai} />}
      back={() => <BackButton module="pedagona" />}
    >
      {(merangkai) => (
        <>
          <TextSection title={labels.combinedBigIdea} at="/combinedBigIdea" />
          <CourseComparison comparison={merangkai.courseComparison} />
          <IntegratedAssessment assessment={merangkai.integratedAssessment} />
          <Rubrics rubrics={merangkai.rubrics} />
          <Suspense fallback={<CardPlaceholders count={1} height={400} />}>
            <AlignmentView merangkai={merangkai} />
          </Suspense>
        </>
      )}
    </ChainPage>
  );
}
