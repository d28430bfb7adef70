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

const afterDlo = 'Jana DLO dahulu: skrip Jenis 2 disusun daripada aktivitinya.';

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
      primary={(scripts) => (scripts.checks.dlo ? <ReportStep of={scripts} /> : <StageStep stage="dlo" of={scripts} />)}
    >
      {(scripts) => (
        <Tabs
          label={stageTitles.scripts}
          tabs={scriptTypes.map((type) => ({
            label: type.title,
            panel: <Blocks blocks={typeBlocks(type, scripts)} level={2} />,
          }))}
        />
      )}
    </ChainPage>
  );
}

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

/** Opens the executive report, or generates it after a confirmation (spec 1 §2, DLO viewer). */
const ReportPanel = ({ dlo }: { dlo: ChainReply }) => (
  <Box className="no-print">
    <Section title="Laporan Eksekutif">
      <p>Laporan disusun daripada DLO ini dan kursus-kursus yang dirangkai.</p>
      <Row sx={{ mt: 1.5 }}>
        <ReportStep of={dlo} />
      </Row>
    </Section>
  </Box>
);

/** Spec 1 §2, DLO viewer. */
export function DloPage() {
  return (
    <ChainPage stage="dlo" primary={(dlo) => <StageStep stage="scripts" of={dlo} />}>
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
