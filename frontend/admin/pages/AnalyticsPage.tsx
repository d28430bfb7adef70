import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { adminApi, type ModuleAnalytics } from '../../../shared/admin/api.ts';
import { moduleNames, modules } from '../../../shared/modules.ts';
import { countLabel, dateTimeLabel } from '../../../shared/text/labels.ts';
import { keysOf } from '../../../shared/values/pick.ts';
import { voteReasons } from '../../../shared/votes/api.ts';
import { queryOf } from '../../api/queries.ts';
import { PageBar } from '../../ui/frame/PageBar.tsx';
import { paths } from '../../app/paths.ts';
import { colours, moduleColours } from '../../app/theme.ts';
import { Async, CardPlaceholders } from '../../ui/Async.tsx';
import { Fold, LinkButton, PlainList, Row, Section, Small } from '../../ui/elements.tsx';
import { Tiles } from '../../ui/Tiles.tsx';
import { costLabel, durationLabel, rateLabel, shareLabel } from '../labels.ts';
import { DaysChart } from '../parts/charts.tsx';
import type { Column } from '../../ui/Table.tsx';
import { toAdmin, CostSection, costLabels, costText, TableSection, Today } from '../parts/elements.tsx';

const second = colours.warnBar;

const Feedback = ({ analytics: { days, prompts, words }, color }: { analytics: ModuleAnalytics; color: string }) => (
  <>
    <DaysChart
      title="Penilaian Mengikut Hari"
      empty={prompts.length === 0 && 'Belum ada penilaian dalam tempoh ini.'}
      days={days}
      lines={[
        { label: 'Berguna', of: ({ good }) => good, color },
        { label: 'Kurang berguna', of: ({ bad }) => bad, color: second },
      ]}
    />
    <TableSection<ModuleAnalytics['prompts'][number]>
      title="Maklum Balas Pensyarah"
      note="Penilaian pensyarah dan pembetulan mereka, mengikut bahagian dan versi prompt. Yang paling banyak dibetulkan dahulu."
      columns={[
        { head: 'Bahagian', cell: ({ label }) => label },
        { head: 'Prompt', cell: ({ prompt }) => prompt.replaceAll('+', ', ') },
        { head: 'Berguna', cell: ({ good, bad }) => `${shareLabel(good, good + bad)} (${good}/${good + bad})` },
        {
          head: 'Sebab',
          cell: (figures) =>
            keysOf(voteReasons)
              .flatMap((reason) => (figures[reason] > 0 ? [`${voteReasons[reason]} (${figures[reason]})`] : []))
              .join('; ') || '-',
        },
        { head: 'Disunting', cell: ({ edited }) => countLabel(edited) },
        { head: 'Dijana semula', cell: ({ regenerated }) => countLabel(regenerated) },
      ]}
      rows={prompts}
      minWidth={640}
      empty="Belum ada penilaian atau pembetulan dalam tempoh ini."
    >
      {words.length > 0 && (
        <Fold title={`Komen (${words.length})`} heading="h3">
          <PlainList sx={{ display: 'grid', gap: 1.5, overflowWrap: 'anywhere' }}>
            {words.map(({ at, label, prompt, isGood, reasons, comment, text }) => (
              <li key={`${at}${comment}`}>
                <Small>
                  {dateTimeLabel(at)} · {label} · {prompt} · {isGood ? 'Berguna' : 'Kurang berguna'}
                  {reasons.length > 0 && `: ${reasons.map((reason) => voteReasons[reason]).join('; ')}`}
                </Small>
                {comment}
                {text !== null && <Fold title="Teks bahagian, disertakan oleh pensyarah">{text}</Fold>}
              </li>
            ))}
          </PlainList>
        </Fold>
      )}
    </TableSection>
  </>
);

const totalLabels = {
  total: 'Jumlah sesi',
  completed: 'Selesai',
  failed: 'Gagal',
  processing: 'Sedang diproses',
  documents: 'Dokumen',
  successRate: 'Kadar kejayaan',
};

const durationColumns: Column<ModuleAnalytics['durations'][number]>[] = [
  { head: 'Peringkat', cell: ({ label }) => label },
  { head: 'Bilangan', cell: ({ count }) => countLabel(count) },
  { head: 'Median', cell: ({ medianSeconds }) => durationLabel(medianSeconds) },
  { head: 'P95', cell: ({ p95Seconds }) => durationLabel(p95Seconds) },
];

const moderationLabels = {
  Shares: 'Dihantar',
  Rounds: 'Dihantar semula',
  Returned: 'Dikembalikan',
  Accepted: 'Diterima',
};

function Module({ analytics }: { analytics: ModuleAnalytics }) {
  const { module, totals, days, moderation, failures, durations } = analytics;
  const color = moduleColours[module];
  const allFailures = failures.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <Section title={`Ringkasan ${modules[module].title}`}>
        <Tiles labels={totalLabels} values={{ ...totals, successRate: rateLabel(totals.successRate) }} />
      </Section>
      <DaysChart
        title="Sesi dan Dokumen Mengikut Hari"
        days={days}
        lines={[
          { label: 'Sesi', of: ({ sessions }) => sessions, color },
          { label: 'Dokumen', of: ({ documents }) => documents, color: second },
        ]}
      />
      <DaysChart
        title="Token Mengikut Hari"
        days={days}
        lines={[
          { label: costLabels.inputTokens, of: (day) => day.cost.inputTokens, color },
          { label: costLabels.outputTokens, of: (day) => day.cost.outputTokens, color: second },
        ]}
      />
      <DaysChart
        title="Anggaran Kos Mengikut Hari (USD)"
        note={costText.note}
        empty={days.some((day) => day.cost.usd === null) && costText.noPrice}
        days={days}
        lines={[{ label: costLabels.usd, of: (day) => day.cost.usd ?? 0, color: colours.green }]}
        format={costLabel}
      />
      <CostSection cost={analytics.cost} />
      <Section title="Semakan oleh Rakan">
        <Tiles labels={moderationLabels} values={moderation} />
      </Section>
      <Feedback analytics={analytics} color={color} />
      <TableSection<ModuleAnalytics['failures'][number]>
        title="Sebab Kegagalan"
        columns={[
          { head: 'Sebab', cell: ({ label }) => label },
          { head: 'Bilangan', cell: ({ count }) => countLabel(count) },
          { head: 'Peratus', cell: ({ count }) => shareLabel(count, allFailures) },
        ]}
        rows={failures}
        minWidth={400}
        empty="Tiada kegagalan dalam tempoh ini."
      />
      <TableSection
        title="Tempoh Mengikut Peringkat"
        note="Median: separuh daripada kerja siap dalam tempoh ini. P95: 95% daripada kerja siap dalam tempoh ini."
        columns={durationColumns}
        rows={durations}
        minWidth={0}
        empty="Belum ada peringkat yang siap dalam tempoh ini."
      />
    </>
  );
}

/** Beyond the spec: use, cost, failures and durations of each module over the last 30 days, and today's numbers. */
export default function AnalyticsPage() {
  const [params] = useSearchParams();
  const shown = moduleNames.find((name) => name === params.get('modul')) ?? moduleNames[0];
  return (
    <>
      <PageBar back={toAdmin} title="Analitik" />
      <p>Penggunaan, kos, kegagalan dan tempoh setiap modul dalam 30 hari terakhir.</p>
      <Today />
      {/* Links, so that each has an address and Back works; only the shown module is fetched. */}
      <Row as="nav" aria-label="Modul" className="no-print" sx={{ mt: 3 }}>
        {moduleNames.map((module) => (
          <LinkButton
            key={module}
            to={`${paths.adminAnalytics.href()}?modul=${module}`}
            variant={module === shown ? 'contained' : 'outlined'}
            aria-current={module === shown ? 'page' : undefined}
          >
            {modules[module].title}
          </LinkButton>
        ))}
      </Row>
      <Async
        query={useQuery(queryOf(['admin', 'analytics', shown], adminApi.analytics, { params: { module: shown } }))}
        waiting={<CardPlaceholders count={3} height={320} />}
      >
        {(analytics) => <Module analytics={analytics} />}
      </Async>
    </>
  );
}
