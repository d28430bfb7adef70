import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { dloLabels, merangkaiLabels, reportTitle, scriptsLabels } from '../../../shared/pedagona/chainLabels.ts';
import { dloBlocks, reportBlocks, scriptTypes, typeBlocks } from '../../../shared/pedagona/word/chain.ts';
import { merangkaiBlocks, rubricBlocks } from '../../../shared/pedagona/word/merangkai.ts';
import { heading } from '../../../shared/word/blocks.ts';
import { Blocks } from '../../ui/artefact/Blocks.tsx';
import { CardPlaceholders } from '../../ui/Async.tsx';
import { Section, Small } from '../../ui/elements.tsx';
import { fetched } from '../../ui/fetched.ts';
import { confirmed } from '../../ui/Modal.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { ChainPage } from '../parts/ChainPage.tsx';
import { StageButton, StageState } from '../parts/PageHead.tsx';
import type { ArtefactOf } from '../queries.ts';
import { hrefIn } from '../steps.ts';
import { stageText } from '../text.ts';
import { useStage } from '../useStage.ts';

const AlignmentView = fetched(async () => (await import('../parts/AlignmentView.tsx')).default);

function NextAfterMerangkai({ merangkai: { id, sessionId, checks } }: { merangkai: ArtefactOf<'merangkai'> }) {
  const scripts = useStage('scripts', { sessionId, parentId: id, enabled: !checks.scripts });
  const dlo = useStage('dlo', { sessionId, parentId: id, enabled: !checks.dlo });
  return (
    <>
      <Box sx={{ flexBasis: '100%', display: 'grid', gap: 1 }}>
        <StageState stage="scripts" work={scripts} />
        <StageState stage="dlo" work={dlo} />
      </Box>
      <StageButton
        stage="scripts"
        work={scripts}
        href={hrefIn(checks, 'scripts')}
        variant={checks.scripts ? 'outlined' : 'contained'}
      />
      <StageButton
        stage="dlo"
        work={dlo}
        href={hrefIn(checks, 'dlo')}
        variant={checks.scripts ? 'contained' : 'outlined'}
      />
      {(!checks.scripts || !checks.dlo) && (
        // Shown below the buttons that follow.
        <Small sx={{ order: 1, flexBasis: '100%' }}>
          {!checks.scripts && stageText.scripts.duration} {!checks.dlo && stageText.dlo.duration}
        </Small>
      )}
    </>
  );
}

/** Spec 1 §2, Merangkai. */
export function MerangkaiPage() {
  return (
    <ChainPage
      stage="merangkai"
      title={merangkaiLabels.title}
      primary={(merangkai) => <NextAfterMerangkai merangkai={merangkai} />}
    >
      {(merangkai) => (
        <>
          <Blocks blocks={[...merangkaiBlocks(merangkai, false), ...rubricBlocks(merangkai)]} />
          <Suspense fallback={<CardPlaceholders count={1} height={400} />}>
            <AlignmentView merangkai={merangkai} />
          </Suspense>
        </>
      )}
    </ChainPage>
  );
}

/** The DLO, from which scripts of type 2 take their activities once it is there. */
function NextAfterScripts({ scripts: { sessionId, merangkaiId, checks } }: { scripts: ArtefactOf<'scripts'> }) {
  const dlo = useStage('dlo', { sessionId, parentId: merangkaiId, enabled: !checks.dlo });
  return (
    <>
      <StageState stage="dlo" work={dlo} />
      <StageButton stage="dlo" work={dlo} href={hrefIn(checks, 'dlo')} />
    </>
  );
}

/** Spec 1 §2, Scripts. */
export function ScriptsPage() {
  return (
    <ChainPage
      stage="scripts"
      title={scriptsLabels.title}
      primary={(scripts) => <NextAfterScripts scripts={scripts} />}
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
