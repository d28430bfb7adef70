import {
  learningModelLabels,
  scriptsLabels as labels,
  scriptType1Labels,
  scriptType2Labels,
  sixCLabels,
  threeELabels,
  threeRLabels,
} from '../../../shared/pedagona/chainLabels.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { ChainPage } from '../parts/ChainPage.tsx';
import { BackToMerangkai, Framework, TextSection } from '../parts/Sections.tsx';
import { scriptsQuery } from '../queries.ts';
import type { ScriptsReply } from '../queries.ts';

/** The sections that are frameworks, with the names of their elements; every other section is one text. */
const frameworks: Partial<Record<string, Readonly<Record<string, string>>>> = {
  scriptType16cMapping: sixCLabels,
  scriptType2ModelPembelajaran: learningModelLabels,
  scriptType26cMapping: sixCLabels,
  scriptType23eFramework: threeELabels,
  scriptType23rFramework: threeRLabels,
};

type SectionName = keyof typeof scriptType1Labels | keyof typeof scriptType2Labels;

/** All sections of one type of script, in the order of their titles. */
const Sections = ({
  of,
  titles,
  scripts,
}: {
  of: string;
  titles: Partial<Record<SectionName, string>>;
  scripts: ScriptsReply;
}) =>
  (Object.entries(titles) as [SectionName, string][]).map(([name, title]) => {
    const place = { of, title, at: `/${name}`, links: scripts.links[name] };
    const content = scripts[name];
    return typeof content === 'string' ? (
      <TextSection key={name} {...place} text={content} />
    ) : (
      <Framework key={name} {...place} names={frameworks[name] ?? {}} texts={content} />
    );
  });

/** Spec 1 §2, Scripts. */
export default function ScriptsPage() {
  return (
    <ChainPage
      stage="scripts"
      title={labels.title}
      query={scriptsQuery}
      build={(builder, scripts, context) => builder.scriptsDocument(scripts, context)}
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
