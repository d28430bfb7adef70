import type { ReactNode } from 'react';
import type { Course } from '../../../shared/course/course.ts';
import { unconfirmedNames } from '../../../shared/course/review.ts';
import { unconfirmedText as text } from '../../text/review.ts';
import { useConfirm } from '../Modal.tsx';

/** Asks before something is made from facts that nobody has confirmed, and names them (design law 9). */
export function useUnconfirmed(): { dialog: ReactNode; ask: (courses: readonly Course[]) => Promise<boolean> } {
  const { dialog, ask } = useConfirm();
  return {
    dialog,
    ask(courses) {
      const names = unconfirmedNames(courses);
      return names.length === 0 ? Promise.resolve(true) : ask({ text: text.ask(names), confirm: text.confirm });
    },
  };
}
