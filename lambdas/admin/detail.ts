import * as z from 'zod';
import type { UserDetail, UserSession } from '../../shared/admin/schemas.ts';
import { AppError } from '../../shared/errors.ts';
import { moduleNames, type ModuleName } from '../../shared/modules.ts';
import { keys } from '../platform/storage/keys.ts';
import { listSessions, type SessionRow } from '../platform/jobs/sessions.ts';
import type { Table } from '../platform/storage/table.ts';
import { malaysianDay } from '../platform/time.ts';
import { costOf } from './cost.ts';
import { countOf, nameOf, type Person, personSchema, totalOf } from './people.ts';
import type { AdminServices } from './services.ts';
import { perModule } from './totals.ts';

/** The newest sessions of each module that a person's detail is told from. */
const sessionsAtMost = 100;
const recentAtMost = 3;

/** Starts of one Malaysian day. */
export const quotaRowSchema = z.object({ used: z.number().default(0) });

/** @throws {AppError} not_found */
export async function personOf(table: Table, sub: string): Promise<Person> {
  const person = await table.get(keys.profile(sub), personSchema);
  if (person === null) throw new AppError('not_found', 'Pengguna tidak dijumpai');
  return person;
}

/** The newest sessions of a module; how many are read does not depend on how many there are. */
const newest = async (table: Table, sub: string, module: ModuleName): Promise<SessionRow[]> =>
  (await listSessions(table, sub, module, sessionsAtMost)).items;

type Looks = Pick<AdminServices, 'table' | 'now' | 'prices' | 'dailyQuota'>;

/** Spec 1 §3. @throws {AppError} not_found */
export async function userDetail({ table, now, prices, dailyQuota }: Looks, sub: string): Promise<UserDetail> {
  const person = await personOf(table, sub);
  const [pedagona, acadiora, valentra, quota] = await Promise.all([
    newest(table, sub, 'pedagona'),
    newest(table, sub, 'acadiora'),
    newest(table, sub, 'valentra'),
    table.get(keys.quota(sub, malaysianDay(now())), quotaRowSchema),
  ]);
  return {
    user: {
      name: nameOf(person),
      email: person.email ?? '',
      picture: person.picture,
      createdAt: person.joinedAt ?? null,
    },
    statistics: { totalSessions: totalOf(person), ...perModule((module) => countOf(person, module, 'total')) },
    recentActivity: { pedagona: recent(pedagona), acadiora: recent(acadiora), valentra: recent(valentra) },
    courses: pedagona.flatMap((row) => coursesOf(row).map((course) => ({ ...course, source: row.id }))),
    manuscripts: acadiora.flatMap(manuscriptOf),
    cost: costOf([person], prices),
    quota: { used: quota?.used ?? 0, limit: dailyQuota },
  };
}

/** A person's sessions of one module or of all, the newest first. @throws {AppError} not_found */
export async function userSessions(table: Table, sub: string, module: ModuleName | 'all'): Promise<UserSession[]> {
  await personOf(table, sub);
  const wanted = module === 'all' ? moduleNames : [module];
  const lists = await Promise.all(wanted.map((name) => newest(table, sub, name)));
  return lists
    .flat()
    .map((row) => ({ ...activityOf(row), module: row.module }))
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
}

const recent = (rows: readonly SessionRow[]) => rows.slice(0, recentAtMost).map(activityOf);

const activityOf = ({ id, sessionName, createdAt, status }: SessionRow) => ({ id, sessionName, createdAt, status });

const coursesSchema = z.object({
  courses: z.array(z.object({ courseCode: z.string().nullable(), courseName: z.string().nullable() })).default([]),
});

/** PEDAGONA's analysed courses, as its session row names them; a row of another shape has none. */
export const coursesOf = (row: Pick<SessionRow, 'data'>) => coursesSchema.safeParse(row.data).data?.courses ?? [];

const reviewSchema = z.object({
  result: z.object({
    title: z.string().nullable(),
    documentType: z.string(),
    percentage: z.number(),
    grade: z.string(),
    aiPercentage: z.number().nullable(),
  }),
});

/** What an ACADIORA session row says of its last finished review, or null before the first. */
export const reviewOf = (row: Pick<SessionRow, 'data'>) => reviewSchema.safeParse(row.data).data?.result ?? null;

function manuscriptOf(row: SessionRow): UserDetail['manuscripts'] {
  const review = reviewOf(row);
  if (review === null) return [];
  const { title, documentType, grade, percentage, aiPercentage } = review;
  return [{ id: row.id, title, documentType, createdAt: row.createdAt, grade, score: percentage, aiPercentage }];
}
