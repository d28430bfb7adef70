import { useMutation, useMutationState } from '@tanstack/react-query';
import { useState } from 'react';
import type { courseCall } from '../../../shared/course/api.ts';
import { changedCourse } from '../../../shared/course/change.ts';
import type { CourseChange } from '../../../shared/course/changeSchema.ts';
import type { Course } from '../../../shared/course/course.ts';
import type { ReviewGroup } from '../../../shared/course/review.ts';
import type { Ref } from '../../../shared/document/document.ts';
import type { ModuleName } from '../../../shared/modules.ts';
import { call } from '../../api/client.ts';
import type { DocumentAddress } from '../document/DocumentView.tsx';

export interface CourseAddress extends DocumentAddress {
  changes: ReturnType<typeof courseCall<ModuleName>>;
  reread: () => Promise<unknown>;
  /** Said of the next version of the course after this one, where colleagues have accepted it. */
  ending?: (version: number) => string;
}

/** A decision, and what is told once it is saved. */
interface Sent {
  change: CourseChange;
  message: string;
}

/** The course as it will be once a decision is saved. What is typed stays in its form until the server has it. */
function withPending(course: Course, { change }: Sent): Course {
  if (change.do === 'set' || change.do === 'add' || change.do === 'undo') return course;
  try {
    return changedCourse(course, change);
  } catch {
    // The server will say so.
    return course;
  }
}

/** The course with the changes that are on their way, sent one after the other. */
export function useCourseChanges(course: Course, { changes, sessionId, n, reread, ending = () => '' }: CourseAddress) {
  // The message about the last change. `version`: the one that the change made; only then it can be undone.
  const [said, setSaid] = useState<{ message: string; isError: boolean; version?: number; of?: CourseChange } | null>(
    null,
  );
  const mutationKey = ['course', sessionId, n];
  const { mutate, mutateAsync } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: async ({ change }: Sent) => {
      const { version } = await call(changes, { params: { sessionId, n }, body: change });
      await reread();
      return version;
    },
    onSuccess: (version, { change, message }) =>
      setSaid(
        change.do === 'undo'
          ? { message, isError: false }
          : { message: `${message} ${ending(version - 1)}`.trim(), isError: false, version, of: change },
      ),
    onError: ({ message }) => {
      setSaid({ message, isError: true });
      return reread().catch(() => undefined);
    },
  });
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Sent,
  });
  const settle = (change: CourseChange, message: string): void => mutate({ change, message });
  const version = said?.version;
  return {
    course: pending.reduce(withPending, course),
    isSaving: pending.length > 0,
    said,
    /** @throws {AppError} as the server says; the message is shown */
    send: (change: CourseChange, message: string) => mutateAsync({ change, message }),
    settle,
    undo: version === undefined ? null : () => settle({ do: 'undo', version }, 'Perubahan dibuat asal.'),
  };
}

export interface Reviewing extends Pick<ReturnType<typeof useCourseChanges>, 'course' | 'send' | 'settle'> {
  show: (at: readonly Ref[]) => void;
}

export const valuesOf = (course: Course, { list, row }: Pick<ReviewGroup, 'list' | 'row'>): Record<string, unknown> =>
  list === 'course' ? course : (course[list].find(({ id }) => id === row) ?? {});
