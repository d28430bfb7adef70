import type { ReactNode } from 'react';
import type { Course } from '../../../shared/course/course.ts';
import { unconfirmedNames } from '../../../shared/course/review.ts';
import { useConfirm } from '../Modal.tsx';

/** Before something is made from facts that nobody has confirmed. */
const text = {
  ask: (names: readonly string[]) =>
    `Fakta ini belum disahkan oleh dokumen atau oleh anda: ${names.slice(0, 12).join('; ')}${
      names.length > 12 ? ` dan ${names.length - 12} lagi` : ''
    }. Teruskan dengan fakta ini?`,
};

/** Asks before something is made from facts that nobody has confirmed, and names them (design law 9). */
export function useUnconfirmed(): { dialog: ReactNode; ask: (courses: readonly Course[]) => Promise<boolean> } {
  const { dialog, ask } = useConfirm();
  return {
    dialog,
    ask(courses) {
      const names = unconfirmedNames(courses);
      return names.length === 0 ? Promise.resolve(true) : ask({ text: text.ask(names), confirm: 'Teruskan' });
    },
  };
}
