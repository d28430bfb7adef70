import { promptTokens, type Usage } from '../../../shared/usage.ts';
import type { ModuleName } from '../../../shared/modules.ts';
import type { PartFigure } from '../../../shared/votes/api.ts';
import type { FailureReason } from '../jobs/failure.ts';
import type { Job } from '../jobs/session.ts';
import { keys, shardOf } from '../storage/keys.ts';
import { succeeds, type Table } from '../storage/table.ts';
import { isThere, type Write } from '../storage/writes.ts';
import { malaysianDay } from '../time.ts';

/** USD for a million tokens. */
interface Price {
  input: number;
  output: number;
  /** Tokens read from the cache; a tenth of `input` when left out. Writing to the cache costs five quarters of `input`. */
  cacheRead?: number;
  /** A call whose prompt is longer than so many tokens costs so many times as much. */
  long?: { above: number; times: number };
}
/** Prices by model id. */
export type Prices = Readonly<Record<string, Price>>;

/** Prices of Bedrock's list of September 2026; those of caches are from memory. */
export const modelPrices = {
  'global.anthropic.claude-sonnet-5-5': { input: 2, output: 10, cacheRead: 0.1 },
  'global.anthropic.claude-haiku-5-5': { input: 0.1, output: 0.5, long: { above: 100_000, times: 5 } },
} satisfies Prices;

/** Model ids that begin so are answered on this machine. */
export const localPrefix = 'local.';

/** The cost of one call: 0 on this machine, null for a model without a price. */
export function usdOf(modelId: string, use: Omit<Usage, 'calls' | 'milliseconds'>, prices: Prices): number | null {
  if (modelId.startsWith(localPrefix)) return 0;
  const price = prices[modelId];
  if (price === undefined) return null;
  const { input, output, cacheRead = input / 10, long } = price;
  const usd =
    (use.inputTokens * input +
      use.cacheReadTokens * cacheRead +
      use.cacheWriteTokens * input * 1.25 +
      use.outputTokens * output) /
    1_000_000;
  return long !== undefined && promptTokens(use) > long.above ? usd * long.times : usd;
}

/** Model use of one attempt and its cost in USD by the price list of its day; null when its model has no price. */
export type ModelUse = Usage & { usd: number | null };

/** The figures of a module's model use, each an attribute such as 'pedagonaInputTokens'. Money in whole millionths of a dollar. */
export const modelUseFigures = (usage: ModelUse) => ({
  Calls: usage.calls,
  InputTokens: promptTokens(usage),
  OutputTokens: usage.outputTokens,
  MicroUsd: Math.round((usage.usd ?? 0) * 1_000_000),
  UnpricedCalls: usage.usd === null ? usage.calls : 0,
});
type ModelUseFigure = keyof ReturnType<typeof modelUseFigures>;

/** The name of a day's figure: 'pedagonaCalls', 'pedagonaTook#merungkai#27', 'acadioraFailed#busy'. */
export const figureName = (
  module: ModuleName,
  figure: ModelUseFigure | ModerationFigure | 'Took' | 'Failed' | 'Part',
  ...parts: (string | number)[]
): string => [`${module}${figure}`, ...parts].join('#');

/** Adds to the figures of a Malaysian day. */
const dayWrite = (
  { module, id }: { module: ModuleName; id: string },
  at: Date,
  add: Record<string, number>,
): Write => ({
  change: { key: keys.usage(module, malaysianDay(at), shardOf(id)), add },
});

/**
 * Adds one attempt of a model to its Malaysian day and its user. There is no transaction: many at once would be in each other's way.
 * A deletion of the session does not subtract it, since it was paid for; no row is made for a user who is gone.
 */
export async function meterUse(
  table: Table,
  { module, sub }: { module: ModuleName; sub: string },
  use: ModelUse,
  at: Date,
): Promise<void> {
  const figures = Object.entries(modelUseFigures(use));
  const add = Object.fromEntries(figures.map(([figure, by]) => [figureName(module, figure as ModelUseFigure), by]));
  await table.change({ key: keys.usage(module, malaysianDay(at), shardOf(sub)), add });
  await succeeds(table.change({ key: keys.profile(sub), add, if: isThere() }));
}

/** Each class of durations is 10 % wider than the one before, so a percentile is exact to within 10 %. */
const classWidth = 1.1;

/** The class of a duration: 0 up to a second, then by 10 %. */
export const durationClass = (seconds: number): number =>
  seconds <= 1 ? 0 : Math.ceil(Math.log(seconds) / Math.log(classWidth));

/** The seconds that a class reaches up to. */
export const secondsOfClass = (n: number): number => classWidth ** n;

/** Counts how long a job took, or why it failed, on the day it ended. */
export function endingWrite(
  session: { module: ModuleName; id: string },
  { stage, startedAt }: Job,
  failure: FailureReason | null,
  at: Date,
): Write {
  const took = durationClass((at.getTime() - Date.parse(startedAt)) / 1000);
  const { module } = session;
  const name = failure === null ? figureName(module, 'Took', stage, took) : figureName(module, 'Failed', failure);
  return dayWrite(session, at, { [name]: 1 });
}

/** Figures of moderation that are counted by day: requests, further rounds, documents returned and accepted. */
export const moderationFigures = ['Shares', 'Rounds', 'Returned', 'Accepted'] as const;
export type ModerationFigure = (typeof moderationFigures)[number];

export const moderationWrite = (module: ModuleName, id: string, figure: ModerationFigure, at: Date): Write =>
  dayWrite({ module, id }, at, { [figureName(module, figure)]: 1 });

/** An artefact without its place among others of its kind: 'course' of 'course#1', 'exam' of 'exam-2'. */
export const kindOfName = (name: string): string => name.split(/[#-]/, 1)[0] ?? name;

/** Counts a vote on that day by kind of artefact and prompt: 'valentraPart#jst#jst@3#good'. A deletion subtracts nothing, and nobody is named. */
export function partWrite(
  session: { module: ModuleName; id: string },
  artefact: string,
  prompt: string,
  figures: Partial<Record<PartFigure, number>>,
  at: Date,
): Write {
  const named = Object.entries(figures).map(([figure, by]) => [
    figureName(session.module, 'Part', kindOfName(artefact), prompt, figure),
    by,
  ]);
  return dayWrite(session, at, Object.fromEntries(named) as Record<string, number>);
}
