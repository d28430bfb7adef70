import Box from '@mui/material/Box';
import { dloLabels as labels } from '../../../shared/pedagona/chainLabels.ts';
import { dloBlocks } from '../../../shared/pedagona/word/dlo.ts';
import { heading } from '../../../shared/word/blocks.ts';
import { Blocks } from '../../ui/artefact/Blocks.tsx';
import { Section } from '../../ui/elements.tsx';
import { confirmed } from '../../ui/Modal.tsx';
import { ChainPage } from '../parts/ChainPage.tsx';
import { StageButton, StageState } from '../parts/PageHead.tsx';
import type { ArtefactOf } from '../queries.ts';
import { hrefIn } from '../steps.ts';
import { stageText } from '../text.ts';
import { useStage } from '../useStage.ts';

/** Opens the executive report, or generates it after a confirmation (spec 1 §2, DLO viewer). */
function ReportPanel({ dlo: { id, sessionId, checks } }: { dlo: ArtefactOf<'dlo'> }) {
  const work = useStage('report', { sessionId, parentId: id, enabled: !checks.report });
  const generate = async () => {
    if (
      await confirmed({
        text: 'Jana laporan eksekutif? Penjanaan mengambil masa 2 hingga 3 minit.',
        confirm: stageText.report.generate,
      })
    )
      work.start();
  };
  return (
    <Box className="no-print">
      <Section title="Laporan Eksekutif">
        <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
          <p>
            Laporan disusun daripada DLO ini dan kursus-kursus yang dirangkai.{' '}
            {!checks.report && stageText.report.duration}
          </p>
          <StageState stage="report" work={work} />
          <StageButton stage="report" work={work} href={hrefIn(checks, 'report')} onPress={() => void generate()} />
        </Box>
      </Section>
    </Box>
  );
}

/** Spec 1 §2, DLO viewer. */
export default function DloPage() {
  return (
    <ChainPage stage="dlo" title={labels.title}>
      {(dlo) => (
        <>
          <ReportPanel dlo={dlo} />
          <Blocks blocks={[heading(1, labels.title), ...dloBlocks(dlo)]} />
        </>
      )}
    </ChainPage>
  );
}
