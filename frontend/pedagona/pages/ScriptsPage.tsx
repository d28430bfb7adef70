import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import {
  learningModelLabels,
  scriptsLabels as labels,
  scriptType1Labels,
  scriptType2Labels,
  sixCLabels,
  threeELabels,
  threeRLabels,
} from '../../../shared/pedagona/chain-labels.ts';
import { Async } from '../../ui/Async.tsx';
import { DownloadButton } from '../../ui/DownloadButton.tsx';
import { CardPlaceholders } from '../../ui/Placeholder.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { scriptsQuery } from '../chainQueries.ts';
import type { ScriptsReply } from '../chainQueries.ts';
import { chainText, stageText } from '../chainText.ts';
import { BackToList, BackToMerangkai, ChainFrame, ExportLink } from '../parts/ChainFrame.tsx';
import { Framework, TextSection } from '../parts/Sections.tsx';
import { useChainWord } from '../useChainWord.ts';

const type1Keys = Object.keys(scriptType1Labels) as (keyof typeof scriptType1Labels)[];
const type2Keys = Object.keys(scriptType2Labels) as (keyof typeof scriptType2Labels)[];

function Type1({ scripts }: { scripts: ScriptsReply }) {
  return type1Keys.map((key) =>
    key === 'scriptType16cMapping' ? (
      <Framework
        key={key}
        of={labels.type1}
        title={scriptType1Labels[key]}
        at={`/${key}`}
        names={sixCLabels}
        texts={scripts[key]}
      />
    ) : (
      <TextSection key={key} of={labels.type1} title={scriptType1Labels[key]} at={`/${key}`} text={scripts[key]} />
    ),
  );
}

function Type2Section({ scripts, name }: { scripts: ScriptsReply; name: keyof typeof scriptType2Labels }) {
  const place = { of: labels.type2, title: scriptType2Labels[name], at: `/${name}` };
  switch (name) {
    case 'scriptType2ModelPembelajaran':
      return <Framework {...place} names={learningModelLabels} texts={scripts[name]} />;
    case 'scriptType26cMapping':
      return <Framework {...place} names={sixCLabels} texts={scripts[name]} />;
    case 'scriptType23eFramework':
      return <Framework {...place} names={threeELabels} texts={scripts[name]} />;
    case 'scriptType23rFramework':
      return <Framework {...place} names={threeRLabels} texts={scripts[name]} />;
    default:
      return <TextSection {...place} text={scripts[name]} />;
  }
}

function Scripts({ scripts }: { scripts: ScriptsReply }) {
  const queries = useQueryClient();
  const download = useChainWord('scripts', scripts, (builder, artefact, context) =>
    builder.scriptsDocument(artefact, context),
  );
  return (
    <ChainFrame
      stage="scripts"
      title={labels.title}
      artefact={scripts}
      reread={() => queries.fetchQuery({ ...scriptsQuery(scripts.id), staleTime: 0 })}
      actions={
        <>
          <BackToMerangkai merangkaiId={scripts.merangkaiId} />
          <DownloadButton label={chainText.word} reason={null} onDownload={download} />
          <ExportLink merangkaiId={scripts.merangkaiId} />
        </>
      }
    >
      <Tabs
        label={labels.title}
        tabs={[
          { label: labels.type1, panel: <Type1 scripts={scripts} /> },
          {
            label: labels.type2,
            panel: type2Keys.map((name) => <Type2Section key={name} scripts={scripts} name={name} />),
          },
        ]}
      />
    </ChainFrame>
  );
}

/** Spec 1 §2, Scripts. */
export default function ScriptsPage() {
  const { scriptsId = '' } = useParams();
  return (
    <Async
      query={useQuery(scriptsQuery(scriptsId))}
      waiting={<CardPlaceholders count={3} height={220} />}
      heading={labels.title}
      missing={{ message: stageText.scripts.missing, action: <BackToList /> }}
    >
      {(scripts) => <Scripts scripts={scripts} />}
    </Async>
  );
}
