import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { merangkaiLabels } from '../../../shared/pedagona/chainLabels.ts';
import { merangkaiBlocks, rubricBlocks } from '../../../shared/pedagona/word/merangkai.ts';
import { Blocks } from '../../ui/artefact/Blocks.tsx';
import { CardPlaceholders } from '../../ui/Async.tsx';
import { Small } from '../../ui/elements.tsx';
import { fetched } from '../../ui/fetched.ts';
import { ChainPage } from '../parts/ChainPage.tsx';
import { StageButton, StageState } from '../parts/PageHead.tsx';
import type { ArtefactOf } from '../queries.ts';
import { hrefIn } from '../steps.ts';
import { stageText } from '../text.ts';
import { useStage } from '../useStage.ts';

const AlignmentView = fetched(async () => (await import('../parts/AlignmentView.tsx')).default);

function Actions({ merangkai: { id, sessionId, checks } }: { merangkai: ArtefactOf<'merangkai'> }) {
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
      title={merangkaiLabels.title}
      primary={(merangkai) => <Actions merangkai={merangkai} />}
    >
      {(merangkai) => (
        <>
          <Blocks blocks={[...merangkaiBlocks(merangkai, false), ...rubricBlocks(merangkai)]} />
          <Suspense fallback={<CardPlaceholders count={1} height={400} />}>
            <AlignmentView merangkai={merangkai} />
          </Suspense>
        </>
      )}
    </ChainPage>
  );
}
