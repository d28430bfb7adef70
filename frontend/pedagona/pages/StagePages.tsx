import Box from '@mui/material/Box';
import { dloLabels, reportLabels, scriptTypes, stageTitles } from '../../../shared/pedagona/labels/chainLabels.ts';
import { dloScenes, stageBlocks } from '../../../shared/pedagona/word/chain.ts';
import {
  bigIdeaBlocks,
  comparisonBlocks,
  courseRubricBlocks,
  rubricBlocks,
  taskBlocks,
} from '../../../shared/pedagona/word/merangkai.ts';
import type { Table } from '../../../shared/word/blocks.ts';
import { Blocks, type PartProps } from '../../ui/artefact/Blocks.tsx';
import { FlowTable } from '../../ui/artefact/Texts.tsx';
import { CardPlaceholders } from '../../ui/Async.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Card, Row, sectionId, Small } from '../../ui/elements.tsx';
import { fetchedPart } from '../../ui/fetched.tsx';
import { confirmed } from '../../ui/Modal.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { ClosedPart, LeadPart, OpenPart, RoomyPart, RowCards, ScriptTimeLine, TimeBar } from '../parts/Cards.tsx';
import { ChainPage } from '../parts/ChainPage.tsx';
import { Links } from '../parts/Links.tsx';
import { StageStep } from '../parts/Stages.tsx';
import type { ChainReply } from '../queries.ts';
import { stageText } from '../text.ts';

const AlignmentView = fetchedPart(
  async () => (await import('../parts/AlignmentView.tsx')).default,
  <CardPlaceholders count={1} height={60} />,
);

/** Opened far less than the others. */
export const ExportPage = fetchedPart(
  async () => (await import('./ExportPage.tsx')).default,
  <CardPlaceholders count={2} height={220} />,
);

const afterDlo = 'Skrip Jenis 2 memerlukan DLO.';

/** Spec 1 §2, Merangkai. */
export function MerangkaiPage() {
  return (
    <ChainPage
      stage="merangkai"
      primary={(merangkai) =>
        // Made, they are read in the order of the steps.
        (merangkai.checks.dlo ? (['scripts', 'dlo'] as const) : (['dlo', 'scripts'] as const)).map((stage, place) => (
          <StageStep
            key={stage}
            stage={stage}
            of={merangkai}
            isNext={place === 0}
            isTold
            reason={stage === 'dlo' || merangkai.checks.dlo ? null : afterDlo}
          />
        ))
      }
    >
      {(merangkai, session) => (
        <>
          <Blocks blocks={bigIdeaBlocks(merangkai)} Part={LeadPart} />
          <Links merangkai={merangkai} session={session} />
          <Blocks
            blocks={taskBlocks(merangkai)}
            table={(block) => <RowCards block={block} more="Wajaran, CLO dan rasional" />}
          />
          <Blocks
            blocks={rubricBlocks(merangkai)}
            Part={RoomyPart}
            table={(block) => <RowCards block={block} more="Lima aras pencapaian" width={1200} facts={180} isScale />}
          />
          <Blocks blocks={[...courseRubricBlocks(merangkai), ...comparisonBlocks(merangkai)]} Part={ClosedPart} />
          <AlignmentView session={session} checks={merangkai.checks} />
        </>
      )}
    </ChainPage>
  );
}

const scriptParts = scriptTypes.flatMap(({ title: of, sections }) =>
  Object.entries(sections).map(([id, { title }]) => ({ id, title, of })),
);

/** Spec 1 §2, Scripts. */
export function ScriptsPage() {
  return (
    <ChainPage
      stage="scripts"
      contents={scriptParts}
      primary={(scripts) => (scripts.checks.dlo ? <ReportStep of={scripts} /> : <StageStep stage="dlo" of={scripts} />)}
    >
      {(scripts) => (
        <Tabs
          label={stageTitles.scripts}
          tabs={scriptTypes.map((type) => ({
            label: type.title,
            panel: <ScriptTimeLine type={type} scripts={scripts} />,
          }))}
        />
      )}
    </ChainPage>
  );
}

/** Opens the executive report, or generates it after a confirmation (spec 1 §2, DLO viewer). */
const ReportStep = ({ of }: { of: ChainReply }) => (
  <StageStep
    stage="report"
    of={of}
    ask={() =>
      confirmed({
        text: 'Jana laporan eksekutif? Penjanaan mengambil masa 2 hingga 3 minit.',
        confirm: stageText.report.generate,
      })
    }
  />
);

const { activities, learningObjectives } = dloLabels;
/** The activities are what a DLO is about. */
function DloPart({ children, ...part }: PartProps) {
  const Part = part.title === activities ? OpenPart : ClosedPart;
  return (
    <Part {...part}>
      <Box sx={{ '&:has(> dl)': { columns: { md: 2 }, columnGap: 4 } }}>{children}</Box>
    </Part>
  );
}

/** Spec 1 §2, DLO viewer: the activities as a storyboard. */
export function DloPage() {
  return (
    <ChainPage
      stage="dlo"
      primary={(dlo) => (
        <>
          <StageStep stage="scripts" of={dlo} />
          <ReportStep of={dlo} />
        </>
      )}
    >
      {(dlo) => {
        const scenes = dloScenes(dlo);
        const lead = (index: number) => (
          <Row id={scenes[index]?.id} sx={{ justifyContent: 'space-between', mb: 0.5 }}>
            <Badge tone="blue">{`Babak ${index + 1}`}</Badge>
            <Small as="span">{scenes[index]?.when}</Small>
          </Row>
        );
        const tableOf = (block: Table, label: string) => {
          if (label === learningObjectives) return <FlowTable block={block} label={label} />;
          if (label !== activities) return <RowCards block={block} />;
          return <RowCards block={block} heads={3} more="Langkah dan alat" lead={lead} />;
        };
        const blocks = stageBlocks('dlo', dlo);
        return (
          <>
            <Card sx={{ '& dl > :first-of-type': { borderTop: 0 } }}>
              <TimeBar spans={scenes} />
              <Blocks blocks={blocks.slice(0, 1)} />
            </Card>
            <Blocks blocks={blocks.slice(1)} Part={DloPart} table={tableOf} />
          </>
        );
      }}
    </ChainPage>
  );
}

const reportParts = Object.values(reportLabels).map((title) => ({ id: sectionId(title), title }));

/** Spec 1 §2, Report viewer. */
export const ReportPage = () => (
  <ChainPage stage="report" contents={reportParts}>
    {(report) => {
      const blocks = stageBlocks('report', report);
      return (
        <>
          <Blocks blocks={blocks.slice(0, 2)} Part={OpenPart} votes />
          <Blocks blocks={blocks.slice(2)} Part={RoomyPart} votes />
        </>
      );
    }}
  </ChainPage>
);
