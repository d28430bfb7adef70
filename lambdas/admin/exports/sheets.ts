import type { ExportKind, ModuleAnalytics } from '../../../shared/admin/schemas.ts';
import { stageLabels } from '../../../shared/admin/stages.ts';
import { moduleNames, modules } from '../../../shared/modules.ts';
import type { SessionStatus } from '../../../shared/session.ts';
import { readingError } from '../../platform/jobs/session.ts';
import { keys } from '../../platform/storage/keys.ts';
import { malaysianDay } from '../../platform/time.ts';
import { analyticsOf } from '../dashboard/analytics.ts';
import { countOf, totalOf } from '../../platform/statistics/counters.ts';
import { costOf, sumOf } from '../dashboard/sums.ts';
import type { ModuleServices } from '../../platform/jobs/services.ts';
import { quotaRowSchema } from '../users/detail.ts';
import { allSessions, allUsers, lastActivityOf, nameOf, subOf } from '../users/list.ts';
import type { Sheet, Value } from './spreadsheet.ts';

type Services = Pick<ModuleServices, 'table' | 'now'>;

const text = (heading: string, width: number) => ({ heading, width, kind: 'text' as const });
const whole = (heading: string, width = 12) => ({ heading, width, kind: 'whole' as const });
const decimal = (heading: string, width = 14) => ({ heading, width, kind: 'decimal' as const });
const time = (heading: string) => ({ heading, width: 18, kind: 'time' as const });
const day = (heading: string) => ({ heading, width: 12, kind: 'day' as const });

/** The instant at which a Malaysian day, 'yyyy-mm-dd', begins. */
const startOf = (date: string): Date => new Date(`${date}T00:00:00+08:00`);
const costColumns = [
  whole('Panggilan AI'),
  whole('Token masuk', 14),
  whole('Token keluar', 14),
  decimal('Anggaran kos (USD)', 18),
];

const instant = (value: string | null | undefined): Date | null => (value == null ? null : new Date(value));
const costCells = ({ calls, inputTokens, outputTokens, usd }: ReturnType<typeof costOf>): Value[] => [
  calls,
  inputTokens,
  outputTokens,
  usd,
];

/** Spec 1 §4. */
const statusTexts: Record<SessionStatus, string> = {
  completed: 'Selesai',
  processing: 'Memproses',
  pending: 'Menunggu',
  failed: 'Gagal',
};

async function* userRows({ table, now }: Services): AsyncGenerator<Value[]> {
  const today = malaysianDay(now());
  for await (const users of allUsers(table)) {
    const quotas = await table.getMany(
      users.map((user) => keys.quota(subOf(user), today)),
      quotaRowSchema,
    );
    for (const [i, user] of users.entries())
      yield [
        nameOf(user),
        user.email ?? null,
        instant(user.joinedAt),
        ...moduleNames.map((module) => countOf(user, module, 'total')),
        totalOf(user),
        instant(lastActivityOf(user)),
        quotas[i]?.used ?? 0,
        ...costCells(costOf(sumOf([user]))),
      ];
  }
}

async function* sessionRows({ table }: Services): AsyncGenerator<Value[]> {
  for await (const { user, row } of allSessions(table))
    yield [
      modules[row.module].title,
      row.sessionName,
      nameOf(user),
      user.email ?? null,
      statusTexts[row.status],
      row.documents.length,
      instant(row.createdAt),
      instant(row.finishedAt),
      readingError(row),
      row.id,
    ];
}

/** A row for every line of every module. */
const ofModules = (all: readonly ModuleAnalytics[], lines: (one: ModuleAnalytics) => Value[][]): Value[][] =>
  all.flatMap((one) => lines(one).map((line) => [modules[one.module].title, ...line]));

async function analyticsSheets(services: Services): Promise<Sheet[]> {
  const all = await Promise.all(moduleNames.map((module) => analyticsOf(services, module)));
  const moduleColumn = text('Modul', 14);
  return [
    {
      name: 'Ringkasan 30 hari',
      columns: [
        moduleColumn,
        ...['Sesi', 'Selesai', 'Gagal', 'Memproses'].map((heading) => whole(heading)),
        decimal('Kadar kejayaan (%)', 18),
        whole('Dokumen dijana', 16),
        ...costColumns,
      ],
      rows: ofModules(all, ({ totals, cost }) => [
        [
          totals.total,
          totals.completed,
          totals.failed,
          totals.processing,
          totals.successRate,
          totals.documents,
          ...costCells(cost),
        ],
      ]),
    },
    {
      name: 'Harian',
      columns: [moduleColumn, day('Tarikh'), whole('Sesi'), whole('Dokumen dijana', 16), ...costColumns],
      rows: ofModules(all, ({ days }) =>
        days.map(({ date, sessions, documents, cost }) => [startOf(date), sessions, documents, ...costCells(cost)]),
      ),
    },
    {
      name: 'Sebab kegagalan',
      columns: [moduleColumn, text('Sebab', 45), whole('Bilangan')],
      rows: ofModules(all, ({ failures }) => failures.map(({ label, count }) => [label, count])),
    },
    {
      name: 'Tempoh',
      columns: [
        moduleColumn,
        text('Peringkat', 32),
        whole('Bilangan'),
        decimal('Median (saat)'),
        decimal('Persentil ke-95 (saat)', 22),
      ],
      rows: ofModules(all, ({ durations }) =>
        durations.map(({ stage, count, medianSeconds, p95Seconds }) => [
          stageLabels[stage] ?? stage,
          count,
          medianSeconds,
          p95Seconds,
        ]),
      ),
    },
  ];
}

/** The sheets of each kind of file. */
export const sheetsOf: Record<ExportKind, (services: Services) => Promise<Sheet[]>> = {
  users: async (services) => [
    {
      name: 'Pengguna',
      columns: [
        text('Nama', 32),
        text('E-mel', 36),
        time('Tarikh sertai'),
        ...moduleNames.map((module) => whole(`Sesi ${modules[module].title}`, 15)),
        whole('Jumlah sesi'),
        time('Aktiviti terakhir'),
        whole('Kuota digunakan hari ini'),
        ...costColumns,
      ],
      rows: userRows(services),
    },
  ],
  sessions: async (services) => [
    {
      name: 'Sesi',
      columns: [
        text('Modul', 14),
        text('Nama sesi', 56),
        text('Pengguna', 32),
        text('E-mel', 36),
        text('Status', 12),
        whole('Dokumen'),
        time('Dicipta'),
        time('Tamat'),
        text('Mesej ralat', 50),
        text('ID sesi', 30),
      ],
      rows: sessionRows(services),
    },
  ],
  analytics: analyticsSheets,
};
