import * as z from 'zod';
import type { UserDetail, UserSession } from '../../../shared/admin/api.ts';
import { AppError } from '../../../shared/errors.ts';
import { moduleNames, type ModuleName, perModule } from '../../../shared/modules.ts';
import { listSessions, type SessionRow } from '../../platform/jobs/session.ts';
import { executionName } from '../../platform/jobs/job.ts';
import { readControls } from '../../platform/controls.ts';
import type { ModuleServices } from '../../platform/stages/services.ts';
import { keys } from '../../platform/storage/keys.ts';
import type { Table } from '../../platform/storage/table.ts';
import { countOf, totalOf } from '../../platform/statistics/counters.ts';
import { malaysianDay } from '../../platform/time.ts';
import { costOf, sumsOf } from '../dashboard/sums.ts';
import { coursesOf, reviewOf } from '../search/search.ts';
import { nameOf } from './list.ts';
import { findProfile, type Profile } from '../../platform/users/profiles.ts';

/** The newest sessions of each module that a user's detail is made from. */
const sessionsAtMost = 100;
const recentAtMost = 3;

/** Jobs started on one Malaysian day. */
export const quotaRowSchema = z.object({ used: z.number().default(0) });

/** @throws {AppError} not_found */
async function userOf(table: Table, sub: string): Promise<Profile> {
  const user = await findProfile(table, sub);
  if (user === null) throw new AppError('not_found', 'Pengguna tidak dijumpai');
  return user;
}

/** The newest sessions of a module; how many are read does not depend on how many there are. */
const newest = async (table: Table, sub: string, module: ModuleName) =>
  (await listSessions(table, sub, module, sessionsAtMost)).items
    .filter(({ isSample }) => isSample !== true)
    .map((row) => ({ ...row, failure: failureIn(row) }));

function failureIn(row: SessionRow): UserSession['failure'] {
  const failed = Object.entries(row.jobs).filter(([, { status }]) => status === 'failed');
  const [last] = failed.toSorted(([, a], [, b]) => b.updatedAt.localeCompare(a.updatedAt));
  if (last === undefined) return null;
  const [name, { attempt, errorMessage }] = last;
  return { errorMessage: errorMessage ?? '', execution: executionName({ ...row, name, attempt }) };
}

/** Spec 1 §3. @throws {AppError} not_found */
export async function userDetail({ table, now, dailyQuota }: ModuleServices, sub: string): Promise<UserDetail> {
  const user = await userOf(table, sub);
  const [pedagona, acadiora, valentra, quota, { userDaily }] = await Promise.all([
    newest(table, sub, 'pedagona'),
    newest(table, sub, 'acadiora'),
    newest(table, sub, 'valentra'),
    table.get(keys.quota(sub, malaysianDay(now())), quotaRowSchema),
    readControls(table),
  ]);
  const sessions = { pedagona, acadiora, valentra };
  return {
    user: { name: nameOf(user), email: user.email ?? '', picture: user.picture, createdAt: user.joinedAt ?? null },
    statistics: { totalSessions: totalOf(user), ...perModule((module) => countOf(user, module, 'total')) },
    recentActivity: perModule((module) => sessions[module].slice(0, recentAtMost)),
    courses: pedagona.flatMap((row) => coursesOf(row).map((course) => ({ ...course, source: row.id }))),
    manuscripts: acadiora.flatMap(manuscriptOf),
    cost: costOf(sumsOf([user])),
    quota: { used: quota?.used ?? 0, limit: userDaily ?? dailyQuota },
  };
}

/** A user's sessions of one module or of all, the newest first. @throws {AppError} not_found */
export async function userSessions(table: Table, sub: string, module: ModuleName | 'all'): Promise<UserSession[]> {
  await userOf(table, sub);
  const wanted = module === 'all' ? moduleNames : [module];
  const lists = await Promise.all(wanted.map((name) => newest(table, sub, name)));
  return lists.flat().toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
}

function manuscriptOf(row: SessionRow): UserDetail['manuscripts'] {
  const review = reviewOf(row);
  if (review === null) return [];
  const { title, documentType, grade, percentage, aiPercentage } = review;
  return [{ id: row.id, title, documentType, createdAt: row.createdAt, grade, score: percentage, aiPercentage }];
}
