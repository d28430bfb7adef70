import Box from '@mui/material/Box';
import { dloLabels, merangkaiLabels, reportTitle, scriptsLabels } from '../../../shared/pedagona/chainLabels.ts';
import { dloBlocks, reportBlocks, scriptTypes, typeBlocks } from '../../../shared/pedagona/word/chain.ts';
import { merangkaiBlocks, rubricBlocks } from '../../../shared/pedagona/word/merangkai.ts';
import { heading } from '../../../shared/word/blocks.ts';
import { Blocks } from '../../ui/artefact/Blocks.tsx';
import { CardPlaceholders } from '../../ui/Async.tsx';
import { Section, Small } from '../../ui/elements.tsx';
import { fetchedPart } from '../../ui/fetched.tsx';
import { confirmed } from '../../ui/Modal.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { ChainPage } from '../parts/ChainPage.tsx';
import { StageButton, StageState } from '../parts/PageHead.tsx';
import type { ChainReply } from '../queries.ts';
import { hrefIn } from '../steps.ts';
import { stageText } from '../text.ts';
import { useStage } from '../useStage.ts';

const AlignmentView = fetchedPart(
  async () => (await import('../parts/AlignmentView.tsx')).default,
  <CardPlaceholders count={1} height={400} />,
);

/** Generates the stage that comes next, or opens it; on the scripts' page the DLO, from which scripts of type 2 take their activities. */
function NextStage({
  stage,
  artefact: { sessionId, checks },
  variant = 'contained',
}: {
  stage: 'scripts' | 'dlo';
  artefact: ChainReply;
  variant?: 'contained' | 'outlined';
}) {
  const work = useStage(stage, { sessionId, checks });
  return (
    <>
      <Box sx={{ order: -1, flexBasis: '100%', '&:empty': { display: 'none' } }}>
        <StageState stage={stage} work={work} />
      </Box>
      <StageButton stage={stage} work={work} href={hrefIn(checks, stage)} variant={variant} />
      {/* Shown below the buttons that follow. */}
      {!checks[stage] && <Small sx={{ order: 1, flexBasis: '100%' }}>{stageText[stage].duration}</Small>}
    </>
  );
}

/** Spec 1 §2, Merangkai. */
export function MerangkaiPage() {
  return (
    <ChainPage
      stage="merangkai"
      title={merangkaiLabels.title}
      primary={(merangkai) => (
        <>
          <NextStage
            stage="scripts"
            artefact={merangkai}
            variant={merangkai.checks.scripts ? 'outlined' : 'contained'}
          />
          <NextStage stage="dlo" artefact={merangkai} variant={merangkai.checks.scripts ? 'contained' : 'outlined'} />
        </>
      )}
    >
      {(merangkai) => (
        <>
          <Blocks blocks={[...merangkaiBlocks(merangkai, false), ...rubricBlocks(merangkai)]} />
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
      title={scriptsLabels.title}
      primary={(scripts) => <NextStage stage="dlo" artefact={scripts} />}
    >
      {(scripts) => (
        <Tabs
          label={scriptsLabels.title}
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
function ReportPanel({ dlo: { sessionId, checks } }: { dlo: ChainReply }) {
  const work = useStage('report', { sessionId, checks });
  const question = {
    text: 'Jana laporan eksekutif? Penjanaan mengambil masa 2 hingga 3 minit.',
    confirm: stageText.report.generate,
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
          <StageButton stage="report" work={work} href={hrefIn(checks, 'report')} ask={() => confirmed(question)} />
        </Box>
      </Section>
    </Box>
  );
}

/** Spec 1 §2, DLO viewer. */
export function DloPage() {
  return (
    <ChainPage stage="dlo" title={dloLabels.title}>
      {(dlo) => (
        <>
          <ReportPanel dlo={dlo} />
          <Blocks blocks={[heading(1, dloLabels.title), ...dloBlocks(dlo)]} />
        </>
      )}
    </ChainPage>
  );
}

/** Spec 1 §2, Report viewer. */
export function ReportPage() {
  return (
    <ChainPage stage="report" title={reportTitle}>
      {(report) => <Blocks blocks={reportBlocks(report)} />}
    </ChainPage>
  );
}
