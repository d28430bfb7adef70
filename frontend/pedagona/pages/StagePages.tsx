import Box from '@mui/material/Box';
import { scriptTypes, stageTitles } from '../../../shared/pedagona/chainLabels.ts';
import { stageBlocks, typeBlocks } from '../../../shared/pedagona/word/chain.ts';
import { heading } from '../../../shared/word/blocks.ts';
import { Blocks } from '../../ui/artefact/Blocks.tsx';
import { CardPlaceholders } from '../../ui/Async.tsx';
import { Row, Section } from '../../ui/elements.tsx';
import { fetchedPart } from '../../ui/fetched.tsx';
import { confirmed } from '../../ui/Modal.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { ChainPage } from '../parts/ChainPage.tsx';
import { StageStep } from '../parts/PageHead.tsx';
import type { ChainReply } from '../queries.ts';
import { stageText } from '../text.ts';

const AlignmentView = fetchedPart(
  async () => (await import('../parts/AlignmentView.tsx')).default,
  <CardPlaceholders count={1} height={400} />,
);

/** Spec 1 §2, Merangkai. */
export function MerangkaiPage() {
  return (
    <ChainPage
      stage="merangkai"
      primary={(merangkai) => (
        <>
          <StageStep stage="scripts" of={merangkai} variant={merangkai.checks.scripts ? 'outlined' : 'contained'} />
          <StageStep stage="dlo" of={merangkai} variant={merangkai.checks.scripts ? 'contained' : 'outlined'} />
        </>
      )}
    >
      {(merangkai) => (
        <>
          <Blocks blocks={stageBlocks('merangkai', merangkai)} />
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
      // Scripts of type 2 take their activities from the DLO.
      primary={(scripts) => <StageStep stage="dlo" of={scripts} />}
    >
      {(scripts) => (
        <Tabs
          label={stageTitles.scripts}
          tabs={scriptTypes.map(({ title, sections }) => ({
            label: title,
            panel: <Blocks blocks={typeBlocks(sections, scripts)} level={2} />,
          }))}
        />
      )}
    </ChainPage>
  );
}

/** Opens the executive report, or generates it after a confirmation (spec 1 §2, DLO viewer). */
const ReportPanel = ({ dlo }: { dlo: ChainReply }) => (
  <Box className="no-print">
    <Section title="Laporan Eksekutif">
      <p>Laporan disusun daripada DLO ini dan kursus-kursus yang dirangkai.</p>
      <Row sx={{ mt: 1.5 }}>
        <StageStep
          stage="report"
          of={dlo}
          ask={() =>
            confirmed({
              text: 'Jana laporan eksekutif? Penjanaan mengambil masa 2 hingga 3 minit.',
              confirm: stageText.report.generate,
            })
          }
        />
      </Row>
    </Section>
  </Box>
);

/** Spec 1 §2, DLO viewer. */
export function DloPage() {
  return (
    <ChainPage stage="dlo">
      {(dlo) => (
        <>
          <ReportPanel dlo={dlo} />
          <Blocks blocks={[heading(1, stageTitles.dlo), ...stageBlocks('dlo', dlo)]} />
        </>
      )}
    </ChainPage>
  );
}

/** Spec 1 §2, Report viewer. */
export const ReportPage = () => <ChainPage stage="report" />;
