import {
  scriptFrameworks,
  scriptHeading,
  scriptsLabels as labels,
  type ScriptSection,
  scriptType1Labels,
  scriptType2Labels,
} from '../../../shared/pedagona/chainLabels.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { ChainPage } from '../parts/ChainPage.tsx';
import { Framework, TextSection } from '../parts/Sections.tsx';
import { StageButton, StageState } from '../parts/StageAction.tsx';
import { scriptsQuery, type ScriptsReply } from '../queries.ts';
import { hrefIn } from '../steps.ts';
import { useStage } from '../useStage.ts';

const Sections = ({ titles, scripts }: { titles: Partial<Record<ScriptSection, string>>; scripts: ScriptsReply }) =>
  (Object.entries(titles) as [ScriptSection, string][]).map(([name, title]) => {
    const place = { title: scriptHeading(name, title), at: `/${name}`, hasLinks: scripts.links[name] !== undefined };
    const names = scriptFrameworks[name];
    return names === undefined ? (
      <TextSection key={name} {...place} />
    ) : (
      <Framework key={name} {...place} names={names} />
    );
  });

/** The DLO, from which scripts of type 2 take their activities once it is there. */
function Next({ scripts: { sessionId, merangkaiId, checks } }: { scripts: ScriptsReply }) {
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
    <ChainPage
      stage="scripts"
      title={labels.title}
      query={scriptsQuery}
      primary={(scripts) => <Next scripts={scripts} />}
    >
      {(scripts) => (
        <Tabs
          label={labels.title}
          tabs={[
            { label: labels.type1, panel: <Sections titles={scriptType1Labels} scripts={scripts} /> },
            { label: labels.type2, panel: <Sections titles={scriptType2Labels} scripts={scripts} /> },
          ]}
        />
      )}
    </ChainPage>
  );
}
