import { ulid } from 'ulid';
import type { Caller } from '../../../lambdas/platform/http/caller.ts';
import { complete, fail } from '../../../lambdas/platform/jobs/endJob.ts';
import { failureTexts, type FailureReason } from '../../../lambdas/platform/jobs/failure.ts';
import { ensureProfile } from '../../../lambdas/platform/users/profiles.ts';
import { meterSession, reading, type SessionRow } from '../../../lambdas/platform/jobs/session.ts';
import { createSession, startSession, type NewSessionServices } from '../../../lambdas/platform/jobs/newSession.ts';
import type { Table } from '../../../lambdas/platform/storage/table.ts';
import type { ModuleName } from '../../../shared/modules.ts';
import { documentTypes } from './courses.ts';
import { type Plan, plans } from './plans.ts';
import { memoryTable, type Row } from './memory.ts';
import { lecturers } from './lecturers.ts';
import { type Random, seeded } from './random.ts';

export interface PopulationOptions {
  users: number;
  days: number;
  seed: number;
  /** The end of the last day that something happens on. */
  until: Date;
}

const day = 24 * 60 * 60 * 1000;
const minute = 60_000;

/** Something a user does, at a time. */
interface Event {
  at: number;
  who: Caller;
  kind: 'join' | 'session';
}

/**
 * The rows of a table that a college has used for some time: people who joined over the days, a few who do most of the work, sessions of
 * all modules that ended well, badly or were left. The same options give the same rows. All is written by the platform's own functions,
 * so counters, search and activity are as they would be.
 */
export async function population(options: PopulationOptions): Promise<Row[]> {
  const random = seeded(options.seed);
  const { table, rows } = memoryTable();
  for (const { at, who, kind } of eventsOf(options, random)) {
    await ensureProfile(table, who, new Date(at));
    if (kind === 'session') await session(table, who, at, random);
  }
  return rows();
}

/** Who does what when, in the order of time. Work is done by day and on weekdays, mostly by few. */
function eventsOf({ users, days, until }: PopulationOptions, random: Random): Event[] {
  const from = until.getTime() - days * day;
  const events = lecturers(users, random).flatMap((who): Event[] => {
    // Most of a college joins in the first weeks.
    const joined = from + Math.floor(random.next() ** 2 * (days - 1) * day);
    const zeal = random.next() ** 3 * 34;
    const sessions = random.isBy(0.12) ? 0 : Math.ceil(zeal * ((until.getTime() - joined) / (days * day)));
    return [
      { at: joined, who, kind: 'join' },
      ...Array.from({ length: sessions }, (): Event => ({
        at: workingTime(joined, until.getTime(), random),
        who,
        kind: 'session',
      })),
    ];
  });
  return events.toSorted((a, b) => a.at - b.at || a.who.sub.localeCompare(b.who.sub));
}

/** A time between two, of a weekday's working hours if a few tries find one. */
function workingTime(from: number, to: number, random: Random): number {
  let at = from;
  for (let attempt = 0; attempt < 6; attempt++) {
    at = from + Math.floor(random.next() * (to - from - 20 * minute));
    const malaysian = new Date(at + 8 * 60 * minute);
    const isWeekday = malaysian.getUTCDay() >= 1 && malaysian.getUTCDay() <= 5;
    if (isWeekday && malaysian.getUTCHours() >= 8 && malaysian.getUTCHours() < 18) break;
  }
  return Math.max(at, from);
}

async function session(table: Table, { sub }: Caller, at: number, random: Random): Promise<void> {
  const module = moduleBy(random);
  const plan = plans[module](random);
  const services: NewSessionServices = {
    table,
    jobs: { start: async () => undefined, stateOf: async () => 'succeeded' },
    now: () => new Date(at),
    newId: () => ulid(at, random.next),
    dailyQuota: Number.MAX_SAFE_INTEGER,
  };
  const made = { sub, module, sessionName: plan.sessionName, stage: plan.stage, data: plan.newData };
  if (plan.isLeft) {
    await createSession(services, made);
    return;
  }
  const uploads = plan.documents.map((name) => ({
    uploadId: services.newId(),
    module,
    name,
    size: random.between(80_000, 4_000_000),
    type: 'application/pdf',
  }));
  const fingerprint = services.newId();
  const row = await startSession(services, {
    ...made,
    fingerprint,
    sameForSeconds: 60,
    uploads: async () => uploads,
  });
  await finish(table, row, plan, at, random);
}

const moduleBy = (random: Random): ModuleName => {
  const kind = random.next();
  if (kind < 0.46) return 'pedagona';
  return kind < 0.76 ? 'acadiora' : 'valentra';
};

const reasons: FailureReason[] = ['document', 'document', 'document', 'busy', 'busy', 'cutOff', 'noAnswer'];

async function finish(table: Table, row: SessionRow, plan: Plan, at: number, random: Random): Promise<void> {
  const seconds = plan.seconds * (0.6 + random.next() ** 3 * 2.4);
  const ended = new Date(at + Math.round(seconds * 1000));
  for (let call = 0; call < plan.calls; call++)
    await meterSession(
      table,
      row,
      {
        calls: 1,
        inputTokens: random.between(1000, 8000),
        cacheReadTokens: random.between(0, 16_000),
        cacheWriteTokens: random.between(0, 4000),
        outputTokens: random.between(600, 5200),
        usd: random.between(10_000, 80_000) / 1_000_000,
        milliseconds: Math.round((seconds * 1000) / plan.calls),
      },
      ended,
    );
  if (random.isBy(0.08)) {
    const reason = random.pick(reasons);
    const refused = `${row.documents[0]?.name}: Fail ini rosak atau tidak dapat dibaca.`;
    await fail(
      table,
      row,
      reading,
      { reason, errorMessage: reason === 'document' ? refused : failureTexts[reason] },
      ended,
    );
    return;
  }
  const { data, counted: adds, search } = plan.end(random.pick(documentTypes));
  await complete(table, row, reading, { data, adds, search }, ended);
}
