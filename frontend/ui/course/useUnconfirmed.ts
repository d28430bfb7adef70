import type { Course } from '../../../shared/course/course.ts';
import { unconfirmedNames } from '../../../shared/course/review.ts';
import { useConfirm } from '../Modal.tsx';

/** Asks before something is made from facts that nobody has confirmed, and names them (design law 9). */
export function useUnconfirmed() {
  const { dialog, ask } = useConfirm();
  return {
    dialog,
    ask(courses: readonly Course[]): Promise<boolean> {
      const names = unconfirmedNames(courses);
      if (names.length === 0) return Promise.resolve(true);
      const more = names.length > 12 ? ` dan ${names.length - 12} lagi` : '';
      const listed = `${names.slice(0, 12).join('; ')}${more}`;
      const text = `Fakta ini belum disahkan oleh dokumen atau oleh anda: ${listed}. Teruskan dengan fakta ini?`;
      return ask({ text, confirm: 'Teruskan' });
    },
  };
}
