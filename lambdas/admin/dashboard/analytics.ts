import type { ModuleAnalytics } from '../../../shared/admin/api.ts';
import type { ModuleName } from '../../../shared/modules.ts';
import { stepLabels } from '../../../shared/pedagona/labels/chainLabels.ts';
import { recordOf } from '../../../shared/values/pick.ts';
import { sumOf } from '../../../shared/values/sum.ts';
import { uniqueBy } from '../../../shared/values/uniqueBy.ts';
import { stageTitles } from '../../../shared/valentra/labels.ts';
import { partFigures, voteWordsSchema } from '../../../shared/votes/api.ts';
import type { FailureReason } from '../../platform/jobs/failure.ts';
import type { StepServices } from '../../platform/stages/services.ts';
import { figureName, moderationFigures, secondsOfClass } from '../../platform/statistics/usage.ts';
import { costOf, lastDays, moduleTotalsOf, sumsOf, type Sums, sumsByDay } from './sums.ts';
import { keys } from '../../platform/storage/keys.ts';
import { countOf } from '../../platform/statistics/counters.ts';

/** Why a job failed, for the administrator. */
const reasonLabels: Record<FailureReason, string> = {
  document: 'Dokumen tidak dapat dibaca',
  cutOff: 'Model memotong jawapan',
  busy: 'Perkhidmatan AI sibuk atau tidak dapat dihubungi',
  silent: 'Model tidak menjawab dalam masanya',
  refused: 'Model enggan menjawab',
  noAnswer: 'Jawapan model tidak dapat digunakan',
  quota: 'Had penggunaan perkhidmatan AI',
  interrupted: 'Pemprosesan terhenti sebelum selesai',
  ours: 'Ralat sistem',
};

/** What takes long in any module, by the name under which its durations are counted. */
const stageLabels = {
  ...stepLabels,
  export: 'Laporan lengkap (Word)',
  regenerate: 'Penjanaan semula bahagian',
  ulasan: 'Ulasan kertas',
  semakan: 'Semakan versi baharu',
  rujukan: 'Semakan rujukan',
  maklumat: 'Maklumat kursus',
  kursus: 'Kursus daripada PEDAGONA',
  bahan: 'Bahan kuliah',
  course: 'Fakta dan cadangan kursus',
  evaluation: 'Ulasan kertas',
  ...stageTitles,
};

/** Any other name is shown as it is. */
const labelOf = (labels: Readonly<Record<string, string>>, name: string): string => labels[name] ?? name;

/** One module over the last thirty Malaysian days. Sessions count on the day they were made, model use and endings on their own day. */
export async function analyticsOf({ table, now }: StepServices, module: ModuleName): Promise<ModuleAnalytics> {
  const days = lastDays(now());
  const [made, used] = await Promise.all([sumsByDay(table, 'DAY', days), sumsByDay(table, `USE#${module}`, days)]);
  const [sessions, usage] = [made, used].map((byDay) => sumsOf(byDay.map(({ sums }) => sums))) as [Sums, Sums];
  return {
    module,
    totals: {
      ...moduleTotalsOf(sessions, module),
      processing: countOf(sessions, module, 'processing'),
      documents: countOf(sessions, module, 'documents'),
    },
    days: made.map(({ day, sums }, i) => ({
      date: day,
      sessions: countOf(sums, module, 'total'),
      documents: countOf(sums, module, 'documents'),
      ...votesOf(used[i]?.sums ?? {}, module),
      cost: costOf(used[i]?.sums ?? {}, [module]),
    })),
    cost: costOf(usage, [module]),
    moderation: recordOf(moderationFigures, (figure) => usage[figureName(module, figure)] ?? 0),
    prompts: promptsOf(usage, module),
    words: await wordsOf(table, module),
    failures: failuresOf(usage, module),
    durations: durationsOf(usage, module),
  };
}

/** The counters of one kind of ending, by the rest of their names. */
const endingsOf = (sums: Sums, ...kind: Parameters<typeof figureName>): [rest: string, count: number][] => {
  const prefix = figureName(...kind, '');
  return Object.entries(sums).flatMap(([name, count]) =>
    name.startsWith(prefix) ? [[name.slice(prefix.length), count]] : [],
  );
};

/** What was counted of generated parts. */
const partsOf = (sums: Sums, module: ModuleName) =>
  endingsOf(sums, module, 'Part').map(([rest, count]) => {
    const [stage = '', prompt = '', figure = ''] = rest.split('#');
    return { stage, prompt, figure, count };
  });

function votesOf(sums: Sums, module: ModuleName): { good: number; bad: number } {
  const parts = partsOf(sums, module);
  return recordOf(['good', 'bad'], (vote) => sumOf(parts.map(({ figure, count }) => (figure === vote ? count : 0))));
}

const mended = ({ edited, regenerated }: ModuleAnalytics['prompts'][number]): number => edited + regenerated;

function promptsOf(usage: Sums, module: ModuleName): ModuleAnalytics['prompts'] {
  const parts = partsOf(usage, module);
  return uniqueBy(parts, ({ stage, prompt }) => `${stage}#${prompt}`)
    .map(({ stage, prompt }) => {
      const group = parts.filter((part) => part.stage === stage && part.prompt === prompt);
      const figures = recordOf(partFigures, (name) => group.find(({ figure }) => figure === name)?.count ?? 0);
      return { stage, prompt, label: labelOf(stageLabels, stage), ...figures };
    })
    .toSorted((a, b) => mended(b) - mended(a) || a.stage.localeCompare(b.stage));
}

/** Read from each shard; together the newest of them. */
const wordsAtMost = 100;

async function wordsOf(table: StepServices['table'], module: ModuleName): Promise<ModuleAnalytics['words']> {
  const newest = { limit: wordsAtMost, newestFirst: true };
  const pages = await Promise.all(keys.voteWordsOf(module).map((range) => table.query(range, voteWordsSchema, newest)));
  return pages
    .flatMap(({ items }) => items)
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .slice(0, wordsAtMost)
    .map((words) => ({ ...words, label: labelOf(stageLabels, words.stage) }));
}

const failuresOf = (sums: Sums, module: ModuleName): ModuleAnalytics['failures'] =>
  endingsOf(sums, module, 'Failed')
    .map(([reason, count]) => ({ reason, label: labelOf(reasonLabels, reason), count }))
    .toSorted((a, b) => b.count - a.count || a.reason.localeCompare(b.reason));

/** Stages by their name. */
function durationsOf(sums: Sums, module: ModuleName): ModuleAnalytics['durations'] {
  const all = endingsOf(sums, module, 'Took').map(([rest, count]) => {
    const [stage = '', n] = rest.split('#');
    return { stage, seconds: secondsOfClass(Number(n)), count };
  });
  return [...new Set(all.map(({ stage }) => stage))].toSorted().map((stage) => {
    const took = all.filter((one) => one.stage === stage).toSorted((a, b) => a.seconds - b.seconds);
    const count = sumOf(took.map((one) => one.count));
    const [medianSeconds, p95Seconds] = [reached(took, 0.5 * count), reached(took, 0.95 * count)];
    return { stage, label: labelOf(stageLabels, stage), count, medianSeconds, p95Seconds };
  });
}

/** The time within which so many jobs were ready, to a tenth of a second; `took`: how many took up to so long. */
function reached(took: readonly { seconds: number; count: number }[], jobs: number): number {
  let seen = 0;
  const last = took.find(({ count }) => (seen += count) >= jobs);
  return Math.round((last?.seconds ?? 0) * 10) / 10;
}
