import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod';
import { type BlankRows, changedCourse } from '../../shared/course/change.ts';
import { type CourseChange, fittingValue } from '../../shared/course/changeSchema.ts';
import type { Course } from '../../shared/course/course.ts';
import { courseTitle } from '../../shared/course/rules.ts';
import { AppError } from '../../shared/errors.ts';
import type { ModuleServices } from '../platform/stages/services.ts';
import { entryId, searchChange } from '../platform/jobs/endJob.ts';
import { sessionDataWrite, type SessionRow } from '../platform/jobs/session.ts';
import { artefactsOf, type Save, type Versioned } from '../platform/stages/artefacts.ts';
import { searchKeys } from '../platform/statistics/searchable.ts';
import { ConditionFailed } from '../platform/storage/table.ts';
import type { Write } from '../platform/storage/writes.ts';

/** Where a module keeps a course of a session, and what its session row says of it. */
export interface CoursePlace<C extends Course> {
  /** The artefact, and its place among the session's courses. */
  name: string;
  n: number;
  schema: z.ZodType<C>;
  blankRows?: BlankRows;
  /** The session's own data that follow from the course, by path. */
  dataOf: (course: Course) => Record<string, unknown>;
}

const busyText = 'Sesi ini sedang diproses. Tunggu sehingga selesai, kemudian cuba lagi.';

/** Changes of other facts at the same moment are made one after the other. */
const tries = 12;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Bytes of a course as it is kept, several times what is ever read from a document. */
const maxBytes = 1_500_000;

/**
 * Makes one decision of the lecturer about a course, on the course as it then is.
 * @throws {AppError} not_found for no course or row; conflict when the value has changed since the lecturer saw it
 */
export async function changeCourse<C extends Course>(
  services: ModuleServices,
  session: SessionRow,
  { name, n, schema, blankRows, dataOf }: CoursePlace<C>,
  change: CourseChange,
): Promise<{ version: number }> {
  const artefacts = artefactsOf(services, session);
  if (session.status !== 'completed') throw new AppError('conflict', busyText);
  for (let attempt = 1; ; attempt++) {
    const found = await artefacts.get(name, schema);
    if (found === null) throw new AppError('not_found', 'Kursus tidak dijumpai.');
    const { value: before, version: from } = found;
    const next: Pick<Save, 'provenance'> & { value: C } =
      change.do === 'undo'
        ? await earlier(from, change.version, () => artefacts.get(name, schema, from - 1))
        : { value: schema.parse(changedCourse(before, change, blankRows, fittingValue)) };
    const { value } = next;
    if (isDeepStrictEqual(value, before)) return { version: from };
    if (JSON.stringify(value).length > maxBytes)
      throw new AppError('too_large', 'Maklumat kursus ini terlalu panjang.');
    const now = services.now();
    // The list of versions says what was changed by the list of its rows.
    const pointer = 'list' in change && change.list !== 'course' ? `/${change.list}` : '';
    const reason = change.do === 'undo' ? 'restored' : 'edited';
    const edit = { ...next, from, reason, pointer, isAgreed: change.do === 'accept' } as const;
    const holds = courseWrites(session, { n, before, after: value, data: dataOf(value) }, now);
    try {
      return { version: await artefacts.save(name, edit, holds, now) };
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      if (error.refused[0] === true) throw new AppError('conflict', busyText);
      if (attempt === tries)
        throw new AppError('conflict', 'Fakta kursus ini sedang diubah di beberapa tempat serentak. Cuba sekali lagi.');
      await pause(Math.random() * 40 * attempt);
    }
  }
}

/** The writes in the session's row, and in what administrators search, that go with a changed course; the first holds the session completed. */
export function courseWrites(
  session: SessionRow,
  { n, before, after, data }: { n: number; before: Course; after: Course; data: Record<string, unknown> },
  now: Date,
): Write[] {
  const text = courseTitle(after, '');
  const former = courseTitle(before, '');
  if (text === former) return [sessionDataWrite(session, data, now)];
  const searchedBefore = { ...session, searchKeys: searchKeys('course', former, entryId(session, { n })) };
  const { set, writes } = searchChange(searchedBefore, [{ kind: 'course', text, n }]);
  return [sessionDataWrite(session, data, now, set.searchKeys), ...writes];
}

async function earlier<T>(version: number, undone: number, find: () => Promise<Versioned<T> | null>) {
  const before = version === undone ? await find() : null;
  if (before === null)
    throw new AppError('conflict', 'Fakta telah berubah selepas itu, jadi perubahan ini tidak dapat dibuat asal lagi.');
  return { value: before.value, provenance: before };
}
