import type { Cost, ExportKind, ModuleAnalytics } from '../../../shared/admin/api.ts';
import { moduleNames, modules, type ModuleName } from '../../../shared/modules.ts';
import { keysOf } from '../../../shared/values/pick.ts';
import { voteReasons } from '../../../shared/votes/api.ts';
import { sessionStatusLabels } from '../../../shared/pedagona/labels/resultLabels.ts';
import { readingError } from '../../platform/jobs/session.ts';
import type { StepServices } from '../../platform/stages/services.ts';
import { countOf, totalOf } from '../../platform/statistics/counters.ts';
import { keys } from '../../platform/storage/keys.ts';
import { malaysianDay } from '../../platform/time.ts';
import type { Profile } from '../../platform/users/profiles.ts';
import { analyticsOf } from '../dashboard/analytics.ts';
import { costOf, sumsOf } from '../dashboard/sums.ts';
import { quotaRowSchema } from '../users/detail.ts';
import { allSessions, allUsers, lastActivityOf, nameOf, subOf } from '../users/list.ts';
import type { Sheet, Value } from './spreadsheet.ts';

/** A column, and what stands in it for a row. */
type Column<Row> = Sheet['columns'][number] & { of: (row: Row) => Value };

const column =
  (kind: Column<unknown>['kind'], usual: number) =>
  <Row>(heading: string, of: (row: Row) => Value, width = usual): Column<Row> => ({ heading, width, kind, of });
const text = column('text', 36);
const whole = column('whole', 12);
const decimal = column('decimal', 14);
const day = column('day', 12);
const time = <Row>(heading: string, of: (row: Row) => string | null | undefined): Column<Row> =>
  column('time', 18)(heading, (row) => instant(of(row)));

const instant = (value: string | null | undefined): Date | null => (value == null ? null : new Date(value));
/** The instant at which a Malaysian day, 'yyyy-mm-dd', begins. */
const startOf = (date: string): Date => new Date(`${date}T00:00:00+08:00`);

const ofCost = <Row>(of: (row: Row) => Cost): Column<Row>[] => [
  whole('Panggilan AI', (row) => of(row).calls),
  whole('Token masuk', (row) => of(row).inputTokens, 14),
  whole('Token keluar', (row) => of(row).outputTokens, 14),
  decimal('Anggaran kos (USD)', (row) => of(row).usd, 18),
];
const moduleColumn = text<{ module: ModuleName }>('Modul', ({ module }) => modules[module].title, 14);

function sheet<Row>(
  name: string,
  rows: AsyncIterable<Row> | Iterable<Row>,
  ...columns: readonly Column<NoInfer<Row>>[]
): Sheet {
  const cells = async function* () {
    for await (const row of rows) yield columns.map(({ of }) => of(row));
  };
  return { name, columns, rows: cells() };
}

async function* usersToday({ table, now }: StepServices) {
  const today = malaysianDay(now());
  for await (const users of allUsers(table)) {
    const rows = users.map(async (user) => {
      const quota = await table.get(keys.quota(subOf(user), today), quotaRowSchema);
      return { user, used: quota?.used ?? 0, cost: costOf(sumsOf([user])) };
    });
    yield* await Promise.all(rows);
  }
}

/** The lines of every module. */
const ofModules = <Line extends object>(
  all: readonly ModuleAnalytics[],
  lines: (one: ModuleAnalytics) => readonly Line[],
) => all.flatMap((one) => lines(one).map((line) => ({ ...line, module: one.module })));

/** The sheets of each kind of file. */
export const sheetsOf: Record<ExportKind, (services: StepServices) => Promise<Sheet[]>> = {
  users: async (services) => [
    sheet(
      'Pengguna',
      usersToday(services),
      text('Nama', ({ user }) => nameOf(user), 32),
      text('E-mel', ({ user }) => user.email ?? null),
      time('Tarikh sertai', ({ user }) => user.joinedAt),
      ...moduleNames.map((module) =>
        whole<{ user: Profile }>(`Sesi ${modules[module].title}`, ({ user }) => countOf(user, module, 'total'), 15),
      ),
      whole('Jumlah sesi', ({ user }) => totalOf(user)),
      time('Aktiviti terakhir', ({ user }) => lastActivityOf(user)),
      whole('Kuota digunakan hari ini', ({ used }) => used),
      ...ofCost(({ cost }: { cost: Cost }) => cost),
    ),
  ],
  sessions: async ({ table }) => [
    sheet(
      'Sesi',
      allSessions(table),
      text('Modul', ({ row }) => modules[row.module].title, 14),
      text('Nama sesi', ({ row }) => row.sessionName, 56),
      text('Pengguna', ({ user }) => nameOf(user), 32),
      text('E-mel', ({ user }) => user.email ?? null),
      text('Status', ({ row }) => sessionStatusLabels[row.status], 12),
      whole('Dokumen', ({ row }) => row.documents.length),
      time('Dicipta', ({ row }) => row.createdAt),
      time('Tamat', ({ row }) => row.finishedAt),
      text('Mesej ralat', ({ row }) => readingError(row), 50),
      text('ID sesi', ({ row }) => row.id, 30),
    ),
  ],
  async analytics(services) {
    const all = await Promise.all(moduleNames.map((module) => analyticsOf(services, module)));
    const costs = ofCost(({ cost }: { cost: Cost }) => cost);
    return [
      sheet(
        'Ringkasan 30 hari',
        all,
        moduleColumn,
        whole('Sesi', ({ totals }) => totals.total),
        whole('Selesai', ({ totals }) => totals.completed),
        whole('Gagal', ({ totals }) => totals.failed),
        whole('Memproses', ({ totals }) => totals.processing),
        decimal('Kadar kejayaan (%)', ({ totals }) => totals.successRate, 18),
        whole('Dokumen dijana', ({ totals }) => totals.documents, 16),
        ...costs,
      ),
      sheet(
        'Harian',
        ofModules(all, ({ days }) => days),
        moduleColumn,
        day('Tarikh', ({ date }) => startOf(date)),
        whole('Sesi', ({ sessions }) => sessions),
        whole('Dokumen dijana', ({ documents }) => documents, 16),
        ...costs,
      ),
      sheet(
        'Maklum balas',
        ofModules(all, ({ prompts }) => prompts),
        moduleColumn,
        text('Bahagian', ({ label }) => label, 32),
        text('Prompt', ({ prompt }) => prompt, 24),
        whole('Berguna', ({ good }) => good),
        whole('Kurang berguna', ({ bad }) => bad, 16),
        ...keysOf(voteReasons).map((reason) =>
          whole<ModuleAnalytics['prompts'][number]>(voteReasons[reason], (prompt) => prompt[reason], 18),
        ),
        whole('Disunting', ({ edited }) => edited),
        whole('Dijana semula', ({ regenerated }) => regenerated, 14),
      ),
      sheet(
        'Komen',
        ofModules(all, ({ words }) => words),
        moduleColumn,
        time('Masa', ({ at }) => at),
        text('Bahagian', ({ label }) => label, 32),
        text('Prompt', ({ prompt }) => prompt, 24),
        text('Penilaian', ({ isGood }) => (isGood ? 'Berguna' : 'Kurang berguna'), 16),
        text('Sebab', ({ reasons }) => reasons.map((reason) => voteReasons[reason]).join('; ')),
        text('Komen', ({ comment }) => comment, 60),
        text('Teks bahagian', ({ text: part }) => part, 60),
      ),
      sheet(
        'Sebab kegagalan',
        ofModules(all, ({ failures }) => failures),
        moduleColumn,
        text('Sebab', ({ label }) => label, 45),
        whole('Bilangan', ({ count }) => count),
      ),
      sheet(
        'Tempoh',
        ofModules(all, ({ durations }) => durations),
        moduleColumn,
        text('Peringkat', ({ label }) => label, 32),
        whole('Bilangan', ({ count }) => count),
        decimal('Median (saat)', ({ medianSeconds }) => medianSeconds),
        decimal('Persentil ke-95 (saat)', ({ p95Seconds }) => p95Seconds, 22),
      ),
    ];
  },
};
