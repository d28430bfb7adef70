import { useRef, useState } from 'react';
import type { courseCall } from '../../../shared/course/api.ts';
import { changedCourse } from '../../../shared/course/change.ts';
import type { CourseChange } from '../../../shared/course/changeSchema.ts';
import type { Course } from '../../../shared/course/course.ts';
import type { ReviewGroup } from '../../../shared/course/review.ts';
import type { Ref } from '../../../shared/document/document.ts';
import type { ModuleName } from '../../../shared/modules.ts';
import { call, messageOf } from '../../api/client.ts';
import type { DocumentAddress } from '../document/DocumentPlace.tsx';

/** Where a course is changed, and its document. */
export interface CourseAddress extends DocumentAddress {
  changes: ReturnType<typeof courseCall<ModuleName>>;
  reread: () => Promise<unknown>;
}

export type Change = Exclude<CourseChange, { do: 'undo' }>;

/** What is told of the last change. `version`: that it made; with one it can be undone. */
interface Said {
  message: string;
  version: number | null;
  isError: boolean;
}

/** The course as it will be once everything that is being saved is saved. What is typed stays in its form until the server has it. */
function withPending(course: Course, pending: readonly Change[]): Course {
  return pending.reduce((now, change) => {
    try {
      return change.do === 'set' || change.do === 'add' ? now : changedCourse(now, change);
    } catch {
      // The server will say so.
      return now;
    }
  }, course);
}

/** The course with the changes that are on their way, sent one after the other. */
export function useCourseChanges(course: Course, { changes, sessionId, n, reread }: CourseAddress) {
  const [pending, setPending] = useState<readonly Change[]>([]);
  const [said, setSaid] = useState<Said | null>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const put = async (body: CourseChange): Promise<number> => {
    const { version } = await call(changes, { params: { sessionId, n }, body });
    await reread();
    return version;
  };
  const queued = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.current.then(work);
    last.current = next.catch(() => undefined);
    return next;
  };
  const failed = async (reason: unknown): Promise<never> => {
    const message = messageOf(reason);
    setSaid({ message, version: null, isError: true });
    await reread().catch(() => undefined);
    throw reason;
  };
  const send = async (change: Change, message: string): Promise<void> => {
    setPending((before) => [...before, change]);
    try {
      const version = await queued(() => put(change));
      setSaid({ message, version, isError: false });
    } catch (reason) {
      await failed(reason);
    } finally {
      setPending((before) => before.filter((one) => one !== change));
    }
  };
  return {
    course: withPending(course, pending),
    isSaving: pending.length > 0,
    said,
    /** @throws {AppError} as the server says; the message is shown */
    send,
    settle: (change: Change, message: string): void => void send(change, message).catch(() => null),
    undo: (version: number): void => {
      setSaid(null);
      void queued(() => put({ do: 'undo', version }))
        .then(() => setSaid({ message: 'Perubahan dibuat asal.', version: null, isError: false }))
        .catch((reason: unknown) => failed(reason).catch(() => undefined));
    },
  };
}
export type CourseChanges = ReturnType<typeof useCourseChanges>;

/** What both parts of the panel do with a course. */
export interface Reviewing extends Pick<CourseChanges, 'course' | 'send' | 'settle'> {
  /** Marks places in the document beside the facts; where it is not beside them, each fact tells its own place. */
  show?: (at: readonly Ref[]) => void;
}

/** A change of some fields of a course or of one of its rows. The server parses the values (shared/course/changeSchema.ts). */
export const setChange = (list: ReviewGroup['list'], row: string, values: object, was: object): Change =>
  ({ do: 'set', to: { list, ...(list === 'course' ? {} : { row }), values, was } }) as unknown as Change;

export const valuesOf = (course: Course, { list, row }: Pick<ReviewGroup, 'list' | 'row'>): Record<string, unknown> =>
  list === 'course' ? course : (course[list].find(({ id }) => id === row) ?? {});
