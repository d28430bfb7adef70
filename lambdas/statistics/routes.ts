import * as z from 'zod';
import { sentVersion } from '../../shared/moderation/signatures.ts';
import { moduleNames, perModule } from '../../shared/modules.ts';
import { type RecentWork, statisticsApi } from '../../shared/statistics/api.ts';
import { countOf, latestOf, totalOf } from '../platform/statistics/counters.ts';
import { type Grant, listsOf } from '../platform/grants/grants.ts';
import { apiEntry } from '../platform/http/apiEntry.ts';
import type { Handlers } from '../platform/http/router.ts';
import { keysOf, pick } from '../../shared/values/pick.ts';
import { sumOf } from '../../shared/values/sum.ts';
import { findProfile } from '../platform/users/profiles.ts';
import { listSessions, sessionRowSchema } from '../platform/jobs/session.ts';
import { keys } from '../platform/storage/keys.ts';
import type { Table } from '../platform/storage/table.ts';
import { days } from '../platform/time.ts';

/** Lines in the notifications menu. */
const recentLimit = 8;

/** Lines of what was sent, and of what was received. */
const mostListed = 100;
/** Of a document: its version, and the first that had the same content where that is another (`stages/artefacts.ts`). */
const standsSchema = z.object({ version: z.int(), content: z.int().optional(), savedAt: z.iso.datetime() });

/** The weeks of the line beside a user's figures, and of which of their sessions of a module it is drawn. */
const weeksBack = 7;
const newest = { limit: 50, newestFirst: true };
const countedSchema = sessionRowSchema.pick({ status: true, createdAt: true, counted: true });

/** With what has become of their documents since. */
const listed = (table: Table, sent: readonly Grant[]) =>
  Promise.all(
    sent.map(async (row) => {
      const isOpen = row.artefact !== '' && (row.state === 'accepted' || row.state === 'waiting');
      const of = isOpen ? keys.artefact(row.owner, row.sessionId, row.artefact) : null;
      const stands = of && (await table.get(of, standsSchema, keysOf(standsSchema.shape)));
      const isLapsed = stands !== null && sentVersion(row) !== (stands.content ?? stands.version);
      return { ...row, isLapsed, changedAt: stands?.savedAt ?? '' };
    }),
  );

/** A line behind the bell of what a colleague, or the owner of what a colleague sent, has done. */
const newsOf = (
  { module, title, role, artefact }: Grant,
  sessionId: string,
  name: string,
  event: NonNullable<RecentWork['colleague']>['event'],
  finishedAt: string,
): RecentWork => ({
  module,
  sessionId,
  sessionName: title,
  status: 'completed',
  finishedAt,
  colleague: { name, event, role, artefact },
});

export function statisticsHandlers({ table, now }: { table: Table; now: () => Date }): Handlers<typeof statisticsApi> {
  const weekAgo = (week: number) => new Date(now().getTime() - days(7 * week) * 1000);
  const profileOf = async (sub: string) => (await findProfile(table, sub)) ?? {};

  return {
    async userStats({ caller }) {
      const [profile, ...lists] = await Promise.all([
        profileOf(caller.sub),
        ...moduleNames.map((module) =>
          table.query(keys.sessionsSince(caller.sub, module, weekAgo(weeksBack)), countedSchema, newest),
        ),
      ]);
      /** Without what began later. */
      const asOf = (at: Date) => {
        const later = lists.flatMap(({ items }) => items).filter(({ createdAt }) => createdAt > at.toISOString());
        const active = later.filter(({ status }) => status === 'processing' || status === 'completed').length;
        const documents = sumOf(later.map(({ counted }) => counted.documents));
        return {
          totalSessions: Math.max(0, totalOf(profile) - later.length),
          totalActiveProjects: Math.max(0, totalOf(profile, 'processing') + totalOf(profile, 'completed') - active),
          totalDocuments: Math.max(0, totalOf(profile, 'documents') - documents),
        };
      };
      return {
        ...perModule((module) => ({
          totalSessions: countOf(profile, module, 'total'),
          latestActivity: latestOf(profile, module),
        })),
        overall: asOf(now()),
        weeks: Array.from({ length: weeksBack + 1 }, (_, n) => asOf(weekAgo(weeksBack - n))),
      };
    },

    async moduleStats({ caller, params: { module } }) {
      const profile = await profileOf(caller.sub);
      return {
        module,
        totalSessions: countOf(profile, module, 'total'),
        completed: countOf(profile, module, 'completed'),
        processing: countOf(profile, module, 'processing'),
        failed: countOf(profile, module, 'failed'),
        totalCourses: countOf(profile, module, 'courses'),
        totalMerangkai: countOf(profile, module, 'merangkai'),
        latestActivity: latestOf(profile, module),
      };
    },

    async moderation({ caller }) {
      const { received, sent } = await listsOf(table, caller.sub, mostListed, now());
      return { received: await listed(table, received), sent: await listed(table, sent) };
    },

    recentWork: ({ caller }) => recentWork(table, caller.sub, now()),
  };
}

async function recentWork(table: Table, sub: string, now: Date): Promise<RecentWork[]> {
  const [{ sent, received }, ...lists] = await Promise.all([
    listsOf(table, sub, mostListed, now),
    ...moduleNames.map((module) => listSessions(table, sub, module, recentLimit)),
  ]);
  const decided = sent.flatMap((row) => {
    const { endedAt = null, outcome = null } = row.rounds.at(-1) ?? {};
    if (endedAt === null || row.state === 'waiting') return [];
    // What was given back before the account was deleted was read.
    return [newsOf(row, row.sessionId, row.readerName, outcome ?? row.state, endedAt)];
  });
  const theirs = await listed(
    table,
    received.filter(({ state }) => state === 'accepted' || state === 'withdrawn'),
  );
  const lapsed = theirs.flatMap((row) => {
    const { state, isLapsed, id, ownerName, rounds, changedAt } = row;
    if (state === 'withdrawn') return [newsOf(row, id, ownerName, state, rounds.at(-1)?.endedAt ?? '')];
    return isLapsed ? [newsOf(row, id, ownerName, 'lapsed', changedAt)] : [];
  });
  const finished = lists
    .flatMap(({ items }) => items)
    .flatMap(({ id, createdAt, finishedAt, ...row }): RecentWork[] =>
      // A copy is finished as it is made: nothing was done.
      finishedAt === null || finishedAt === createdAt
        ? []
        : [{ ...pick(row, 'module', 'sessionName', 'status'), sessionId: id, finishedAt, colleague: null }],
    );
  return [...finished, ...decided, ...lapsed]
    .toSorted((a, b) => b.finishedAt.localeCompare(a.finishedAt))
    .slice(0, recentLimit);
}

export const handler = apiEntry(statisticsApi, (opened) => opened, statisticsHandlers);
