import { useRef, useState } from 'react';
import type { courseCall } from '../../../shared/course/api.ts';
import { changedCourse } from '../../../shared/course/change.ts';
import type { CourseChange } from '../../../shared/course/changeSchema.ts';
import type { Course } from '../../../shared/course/course.ts';
import type { ModuleName } from '../../../shared/modules.ts';
import { call, messageOf } from '../../api/client.ts';
import { reviewText as text } from '../../text/review.ts';

/** Where the facts of a course are changed. */
export interface CourseAddress {
  /** The call of its module that changes them. */
  changes: ReturnType<typeof courseCall<ModuleName>>;
  sessionId: string;
  n: number;
  /** Fetches the course again and shows it. */
  reread: () => Promise<unknown>;
}

type Change = Exclude<CourseChange, { do: 'undo' }>;

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
        .then(() => setSaid({ message: text.undone, version: null, isError: false }))
        .catch((reason: unknown) => failed(reason).catch(() => undefined));
    },
  };
}
export type CourseChanges = ReturnType<typeof useCourseChanges>;
