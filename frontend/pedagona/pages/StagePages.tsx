import Box from '@mui/material/Box';
import {
  dloLabels,
  minutesLabel,
  reportLabels,
  scriptTypes,
  stageTitles,
} from '../../../shared/pedagona/chainLabels.ts';
import { stageBlocks } from '../../../shared/pedagona/word/chain.ts';
import {
  bigIdeaBlocks,
  comparisonBlocks,
  courseRubricBlocks,
  rubricBlocks,
  taskBlocks,
} from '../../../shared/pedagona/word/merangkai.ts';
import { bandColours, colours } from '../../app/theme.ts';
import { Blocks, type PartProps } from '../../ui/artefact/Blocks.tsx';
import { FlowTable } from '../../ui/artefact/Texts.tsx';
import { CardPlaceholders } from '../../ui/Async.tsx';
import { Card, PlainList } from '../../ui/elements.tsx';
import { fetchedPart } from '../../ui/fetched.tsx';
import { confirmed } from '../../ui/Modal.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { ClosedPart, idOf, LeadPart, OpenPart, RoomyPart, RowCards } from '../parts/Cards.tsx';
import { ChainPage } from '../parts/ChainPage.tsx';
import { Links } from '../parts/Links.tsx';
import { StageStep } from '../parts/PageHead.tsx';
import { ScriptTimeLine, TimeBar } from '../parts/TimeLine.tsx';
import type { ChainReply } from '../queries.ts';
import { stageText } from '../text.ts';

const AlignmentView = fetchedPart(
  async () => (await import('../parts/AlignmentView.tsx')).default,
  <CardPlaceholders count={1} height={60} />,
);

const afterDlo = 'Jana DLO dahulu: skrip Jenis 2 disusun daripada aktivitinya.';

/** Best first, as the levels. */
const levelBars = Object.values(bandColours).map(({ bar }) => bar);

/** Spec 1 §2, Merangkai. */
export function MerangkaiPage() {
  return (
    <ChainPage
      stage="merangkai"
      primary={(merangkai) => (
        <>
          <StageStep stage="dlo" of={merangkai} />
          <StageStep stage="scripts" of={merangkai} reason={merangkai.checks.dlo ? null : afterDlo} />
        </>
      )}
    >
      {(merangkai) => (
        <>
          <Blocks blocks={bigIdeaBlocks(merangkai)} Part={LeadPart} />
          <Links merangkai={merangkai} />
          <Blocks blocks={taskBlocks(merangkai)} table={(block) => <RowCards block={block} heads={5} />} />
          <Blocks
            blocks={rubricBlocks(merangkai)}
            Part={OpenPart}
            table={(block) => <RowCards block={block} more="Lima aras pencapaian" width={1200} bars={levelBars} />}
          />
          <Blocks blocks={[...courseRubricBlocks(merangkai), ...comparisonBlocks(merangkai)]} Part={ClosedPart} />
          <AlignmentView merangkai={merangkai} />
        </>
      )}
    </ChainPage>
  );
}

/** Spec 1 §2, Scripts. */
export function ScriptsPage() {
  return (
    <ChainPage
      stage="scripts"
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

const { activities: activitiesTitle, learningObjectives } = dloLabels;
const DloPart = (part: PartProps) =>
  part.title === activitiesTitle ? <OpenPart {...part} /> : <ClosedPart {...part} />;

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
        const [facts, ...others] = stageBlocks('dlo', dlo);
        const start = (index: number) =>
          dlo.activities.slice(0, index).reduce((sum, { duration }) => sum + duration, 0);
        const frame = (index: number) => (
          <Box
            id={`babak-${index}`}
            sx={{
              mx: -1.5,
              mt: -1.5,
              mb: 1,
              px: 1.5,
              py: 0.5,
              display: 'flex',
              justifyContent: 'space-between',
              bgcolor: colours.pedagonaPale,
              color: colours.pedagona,
              typography: 'body2',
              printColorAdjust: 'exact',
            }}
          >
            <b>{`Babak ${index + 1}`}</b>
            {`${start(index)}–${minutesLabel(start(index + 1))}`}
          </Box>
        );
        return (
          <>
            <Card>
              <Blocks blocks={facts === undefined ? [] : [facts]} />
              <TimeBar
                spans={dlo.activities.map(({ activityName, duration }, index) => ({
                  name: activityName,
                  minutes: duration,
                  id: `babak-${index}`,
                }))}
              />
            </Card>
            <Blocks
              blocks={others}
              Part={DloPart}
              table={(block, label) => {
                if (label === activitiesTitle)
                  return <RowCards block={block} heads={3} more="Langkah dan alat" lead={frame} />;
                return label === learningObjectives ? (
                  <FlowTable block={block} label={label} />
                ) : (
                  <RowCards block={block} />
                );
              }}
            />
          </>
        );
      }}
    </ChainPage>
  );
}

/** Spec 1 §2, Report viewer: its contents beside it, or, where there is no room, its folded sections. */
export const ReportPage = () => (
  <ChainPage stage="report">
    {(report) => {
      const blocks = stageBlocks('report', report);
      return (
        <Box sx={{ display: 'grid', columnGap: 4, gridTemplateColumns: { md: '230px minmax(0, 1fr)' } }}>
          <Box
            component="nav"
            aria-label="Kandungan"
            className="no-print"
            sx={{ display: { xs: 'none', md: 'block' }, position: 'sticky', top: 80, alignSelf: 'start', mt: 2 }}
          >
            <PlainList as="ol" sx={{ display: 'grid', gap: 1, fontSize: 'small' }}>
              {Object.values(reportLabels).map((title) => (
                <li key={title}>
                  <a href={`#${idOf(title)}`}>{title.replace(/ \(.*/, '')}</a>
                </li>
              ))}
            </PlainList>
          </Box>
          <div>
            <Blocks blocks={blocks.slice(0, 2)} Part={OpenPart} />
            <Blocks blocks={blocks.slice(2)} Part={RoomyPart} />
          </div>
        </Box>
      );
    }}
  </ChainPage>
);
