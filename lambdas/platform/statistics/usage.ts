import { createHash } from 'node:crypto';
import type { ModuleName } from '../../../shared/modules.ts';
import type { Usage } from '../../../shared/usage.ts';
import { type Key, keys } from '../storage/keys.ts';
import type { Change, Write } from '../storage/table.ts';
import { malaysianDay } from '../time.ts';

/**
 * What happened on a Malaysian day, beside the sessions made on it (`counters.ts`): model use, failures, durations, and for how many
 * users it is the last day they were active. Nothing here is taken back by a deletion: it was paid for, or it happened.
 */

/** A day's figures are spread over this many rows, so that concurrent users do not meet on one. */
export const usageShards = 8;

const shardOf = (id: string): number => createHash('sha256').update(id).digest().readUInt8(0) % usageShards;

const onDay = (module: ModuleName, at: Date, id: string, add: Record<string, number>): Change => ({
  key: keys.usage(module, malaysianDay(at), shardOf(id)),
  add,
});

/** Model use of one attempt; `modelId`: which model, for models have different prices. */
export type ModelUse = Usage & { modelId: string };

/** The figure of a module's model use: 'pedagonaInputTokens#global.anthropic...'. */
export const modelUseName = (module: ModuleName, figure: 'InputTokens' | 'OutputTokens', modelId: string): string =>
  `${module}${figure}#${modelId}`;

/** The changes that count the model use of one attempt, on its day and in its user's profile. */
export function modelUseWrites(module: ModuleName, sub: string, usage: ModelUse, at: Date) {
  const add = {
    [`${module}Calls`]: usage.calls,
    [modelUseName(module, 'InputTokens', usage.modelId)]: usage.inputTokens,
    [modelUseName(module, 'OutputTokens', usage.modelId)]: usage.outputTokens,
  };
  return { ofUser: { key: keys.profile(sub), add } satisfies Change, ofDay: onDay(module, at, sub, add) };
}

/** Each class of durations is this much wider than the one before: a percentile is true to within 10 %. */
const classWidth = 1.1;

/** The class of a duration: 0 up to a second, then by 10 %. */
export const durationClass = (seconds: number): number =>
  seconds <= 1 ? 0 : Math.ceil(Math.log(seconds) / Math.log(classWidth));

/** The seconds that a class reaches up to. */
export const secondsOfClass = (n: number): number => classWidth ** n;

/** How work ended: how long it took, or why it failed. */
export interface Ending {
  module: ModuleName;
  stage: string;
  startedAt: string;
  /** Null when it was completed. */
  failure: string | null;
}

/** The name of a day's figure: 'pedagonaTook#merungkai#27', 'acadioraFailed#throttled'. */
export const endingName = (
  module: ModuleName,
  kind: 'Took' | 'Failed',
  ...parts: readonly (string | number)[]
): string => [`${module}${kind}`, ...parts].join('#');

/** The end of work, on the day it ended. */
export function endingWrite({ module, stage, startedAt, failure }: Ending, id: string, at: Date): Write {
  const seconds = (at.getTime() - Date.parse(startedAt)) / 1000;
  const name =
    failure === null
      ? endingName(module, 'Took', stage, durationClass(seconds))
      : endingName(module, 'Failed', failure);
  return { change: onDay(module, at, id, { [name]: 1 }) };
}

/** The figure of a day: users for whom it is the last day they were active. */
export const activeName = 'active';

/** In rows of their own, so that counting active users does not read all other figures of thirty days. */
export const activeKey = (day: string, sub: string): Key => keys.active(day, shardOf(sub));

/** Moves a user from the last day they were active to this one, so that the sum over any run of days ending today is exact. */
export const activeWrites = (sub: string, before: string | null, at: Date): Write[] => {
  const today = malaysianDay(at);
  const bucket = (day: string, by: number): Write => ({
    change: { key: activeKey(day, sub), add: { [activeName]: by } },
  });
  return [
    {
      change: {
        key: keys.profile(sub),
        set: { activeDay: today },
        names: { '#active': 'activeDay' },
        ...(before === null
          ? { if: 'attribute_exists(joinNumber) AND attribute_not_exists(#active)' }
          : { if: '#active = :before', values: { ':before': before } }),
      },
    },
    ...(before === null ? [] : [bucket(before, -1)]),
    bucket(today, 1),
  ];
};
