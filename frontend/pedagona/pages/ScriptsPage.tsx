import { scriptsLabels as labels } from '../../../shared/pedagona/chainLabels.ts';
import { scriptTypes, typeBlocks } from '../../../shared/pedagona/word/scripts.ts';
import { Blocks } from '../../ui/artefact/Blocks.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { ChainPage } from '../parts/ChainPage.tsx';
import { StageButton, StageState } from '../parts/PageHead.tsx';
import type { ArtefactOf } from '../queries.ts';
import { hrefIn } from '../steps.ts';
import { useStage } from '../useStage.ts';

/** The DLO, from which scripts of type 2 take their activities once it is there. */
function Next({ scripts: { sessionId, merangkaiId, checks } }: { scripts: ArtefactOf<'scripts'> }) {
  const dlo = useStage('dlo', { sessionId, parentId: merangkaiId, enabled: !checks.dlo });
  return (
    <>
      <StageState stage="dlo" work={dlo} />
      <StageButton stage="dlo" work={dlo} href={hrefIn(checks, 'dlo')} />
    </>
  );
}

/** Spec 1 §2, Scripts. */
export default function ScriptsPage() {
  return (
    <ChainPage stage="scripts" title={labels.title} primary={(scripts) => <Next scripts={scripts} />}>
      {(scripts) => (
        <Tabs
          label={labels.title}
          tabs={scriptTypes.map(({ title, sections }) => ({
            label: title,
            panel: <Blocks blocks={typeBlocks(sections, scripts)} level={2} />,
          }))}
        />
      )}
    </ChainPage>
  );
}
