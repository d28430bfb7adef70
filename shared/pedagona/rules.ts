import { notFoundText } from '../text/texts.ts';
import type { Clo } from './schemas.ts';

export const linkedNeeds = ['clos', 'topics'] as const;

/** Why the merangkai button is disabled, or null (spec 1 §4); 2 to 4 courses can be linked (§5, §9). */
export function merangkaiFault(courses: number, exists: boolean): string | null {
  if (courses < 2) return 'Minimum 2 kursus diperlukan untuk merangkai';
  if (courses > 4) return 'Maximum 4 kursus sahaja boleh dirangkai';
  return exists ? 'Merangkai sudah wujud untuk sesi ini' : null;
}

/** Spec 1 §2: empty, or says 'tiada maklumat'. */
const isMissing = (text: string): boolean => text.trim() === '' || text.toLowerCase().includes('tiada maklumat');

type Suggested = Pick<Clo, 'bigIdea' | 'essentialQuestions' | 'cloStatement' | 'cloNumber'>;

/** What stands in for what is not suggested for a CLO (spec 1 §2, §9). */
const general = {
  bigIdea({ cloStatement }: Suggested) {
    const statement = cloStatement.trim();
    const start = statement.slice(0, 80).trimEnd();
    return [`Idea besar: ${statement.length > 80 ? `${start}...` : start}`];
  },
  essentialQuestions: ({ cloNumber: name }: Suggested) => [
    `Mengapakah ${name} penting dalam pembelajaran kursus ini?`,
    `Bagaimanakah ${name} dapat diaplikasikan dalam situasi sebenar?`,
    `Apakah bukti yang menunjukkan pelajar telah menguasai ${name}?`,
  ],
};

/** The CLO's Big Idea or questions, or general ones made from its statement or number. */
export function suggestionOf(clo: Suggested, key: keyof typeof general): { texts: string[]; isFallback: boolean } {
  const texts = [clo[key]].flat().filter((text) => !isMissing(text));
  return texts.length > 0 ? { texts, isFallback: false } : { texts: general[key](clo), isFallback: true };
}

/** A stated fact, or the sentence that says it is not in the document (design law 6). */
export const orNotFound = (value: string | number | null): string =>
  value === null || isMissing(String(value)) ? notFoundText : String(value);
