import {
  scriptFrameworks,
  scriptsLabels as labels,
  type ScriptSection,
  scriptType1Labels,
  scriptType2Labels,
} from '../../../shared/pedagona/chainLabels.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { ChainPage } from '../parts/ChainPage.tsx';
import { BackToMerangkai, Framework, TextSection } from '../parts/Sections.tsx';
import { StageButton, StageState } from '../parts/StageAction.tsx';
import { scriptsQuery, type ScriptsReply } from '../queries.ts';
import { hrefIn } from '../steps.ts';
import { useStage } from '../useStage.ts';

/** All sections of one type of script, in the order of their titles. */
const Sections = ({
  of,
  titles,
  scripts,
}: {
  of: string;
  titles: Partial<Record<ScriptSection, string>>;
  scripts: ScriptsReply;
}) =>
  (Object.entries(titles) as [ScriptSection, string][]).map(([name, title]) => {
    const place = { of, title, at: `/${name}`, links: scripts.links[name] };
    const content = scripts[name];
    return typeof content === 'string' ? (
      <TextSection key={name} {...place} text={content} />
    ) : (
      <Framework key={name} {...place} names={scriptFrameworks[name] ?? {}} texts={content} />
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
      build={(builder, scripts, context) => builder.scriptsDocument(scripts, context)}
      primary={(scripts) => <Next scripts={scripts} />}
      back={({ merangkaiId }) => <BackToMerangkai merangkaiId={merangkaiId} />}
    >
      {(scripts) => (
        <Tabs
          label={labels.title}
          tabs={[
            {
              label: labels.type1,
              panel: <Sections of={labels.type1} titles={scriptType1Labels} scripts={scripts} />,
            },
            {
              label: labels.type2,
              panel: <Sections of={labels.type2} titles={scriptType2Labels} scripts={scripts} />,
            },
          ]}
        />
      )}
    </ChainPage>
  );
}
