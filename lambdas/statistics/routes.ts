import * as z from 'zod';
import { sentVersion } from '../../shared/moderation/signatures.ts';
import { moduleNames, perModule } from '../../shared/modules.ts';
import { statisticsApi } from '../../shared/statistics/api.ts';
import { countOf, latestOf, totalOf } from '../platform/statistics/counters.ts';
import { type Grant, listsOf } from '../platform/grants/grants.ts';
import { apiEntry } from '../platform/http/apiEntry.ts';
import type { Handlers } from '../platform/http/router.ts';
import { keysOf } from '../../shared/values/pick.ts';
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

export function statisticsHandlers({ table, now }: { table: Table; now: () => Date }): Handlers<typeof statisticsApi> {
  const weekAgo = (week: number) => new Date(now().getTime() - days(7 * week) * 1000);
  /** With what has become of their documents since. */
  const listed = (sent: readonly Grant[]) =>
    Promise.all(
      sent.map(async (row) => {
        const isOpen = row.artefact !== '' && (row.state === 'accepted' || row.state === 'waiting');
        const of = isOpen ? keys.artefact(row.owner, row.sessionId, row.artefact) : null;
        const stands = of && (await table.get(of, standsSchema, keysOf(standsSchema.shape)));
        const isEnded = stands !== null && sentVersion(row) !== (stands.content ?? stands.version);
        return { ...row, isEnded, changedAt: stands?.savedAt ?? '' };
      }),
    );
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
      return { received: await listed(received), sent: await listed(sent) };
    },

    async recentWork({ caller }) {
      const [{ sent, received }, ...lists] = await Promise.all([
        listsOf(table, caller.sub, mostListed, now()),
        ...moduleNames.map((module) => listSessions(table, caller.sub, module, recentLimit)),
      ]);
      const decided = sent.flatMap(({ module, sessionId, artefact, title, role, state, readerName, rounds }) => {
        const { endedAt: finishedAt = null, outcome = null } = rounds.at(-1) ?? {};
        if (finishedAt === null || state === 'waiting') return [];
        // What was given back before the account was deleted was read.
        const event = outcome ?? state;
        const colleague = { name: readerName, event, role, artefact };
        return [{ module, sessionId, sessionName: title, status: 'completed' as const, finishedAt, colleague }];
      });
      const theirs = await listed(received.filter(({ state }) => state === 'accepted' || state === 'withdrawn'));
      const ended = theirs.flatMap(
        ({ state, isEnded, module, id, title, rounds, changedAt, ownerName, role, artefact }) => {
          const isWithdrawn = state === 'withdrawn';
          if (!isWithdrawn && !isEnded) return [];
          const finishedAt = isWithdrawn ? (rounds.at(-1)?.endedAt ?? '') : changedAt;
          const colleague = {
            name: ownerName,
            event: isWithdrawn ? ('withdrawn' as const) : ('ended' as const),
            role,
            artefact,
          };
          return [{ module, sessionId: id, sessionName: title, status: 'completed' as const, finishedAt, colleague }];
        },
      );
      const finished = lists
        .flatMap(({ items }) => items)
        .flatMap(({ module, id: sessionId, sessionName, status, createdAt, finishedAt }) =>
          // A copy is finished as it is made: nothing was done.
          finishedAt === null || finishedAt === createdAt
            ? []
            : [{ module, sessionId, sessionName, status, finishedAt, colleague: null }],
        );
      return [...finished, ...decided, ...ended]
        .toSorted((a, b) => b.finishedAt.localeCompare(a.finishedAt))
        .slice(0, recentLimit);
    },
  };
}

export const handler = apiEntry(statisticsApi, (opened) => opened, statisticsHandlers);
