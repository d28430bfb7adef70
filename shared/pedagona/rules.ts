import { notFoundText } from '../texts.ts';
import type { Clo } from './schemas.ts';

/** 2 to 4 courses can be linked (spec 1 §5, §9). */
const merangkaiLimits = { min: 2, max: 4 } as const;

export const isMerangkaiPossible = (courses: number): boolean =>
  courses >= merangkaiLimits.min && courses <= merangkaiLimits.max;

export const linkedNeeds = ['clos', 'topics'] as const;

/** Why the merangkai button is disabled, or null (spec 1 §4, §5). */
export function merangkaiFault(courses: number, exists: boolean): string | null {
  if (courses < merangkaiLimits.min) return 'Minimum 2 kursus diperlukan untuk merangkai';
  if (courses > merangkaiLimits.max) return 'Maximum 4 kursus sahaja boleh dirangkai';
  return exists ? 'Merangkai sudah wujud untuk sesi ini' : null;
}

/** Spec 1 §2: empty, or says 'tiada maklumat'. */
const isMissing = (text: string): boolean => text.trim() === '' || text.toLowerCase().includes('tiada maklumat');

/** The CLO's Big Idea, or the generic one from the first 80 characters of its statement (spec 1 §2, §9). */
export function bigIdeaOf(clo: Pick<Clo, 'bigIdea' | 'cloStatement'>): { text: string; isFallback: boolean } {
  if (!isMissing(clo.bigIdea)) return { text: clo.bigIdea, isFallback: false };
  const statement = clo.cloStatement.trim();
  const start = statement.slice(0, 80).trimEnd();
  return {
    text: `Idea besar: ${statement.length > 80 ? `${start}...` : start}`,
    isFallback: true,
  };
}

/** The CLO's questions, or three generic ones that name it (spec 1 §2). */
export function essentialQuestionsOf(clo: Pick<Clo, 'essentialQuestions' | 'cloNumber'>): {
  questions: string[];
  isFallback: boolean;
} {
  const questions = clo.essentialQuestions.filter((question) => !isMissing(question));
  if (questions.length > 0) return { questions, isFallback: false };
  const name = clo.cloNumber;
  return {
    questions: [
      `Mengapakah ${name} penting dalam pembelajaran kursus ini?`,
      `Bagaimanakah ${name} dapat diaplikasikan dalam situasi sebenar?`,
      `Apakah bukti yang menunjukkan pelajar telah menguasai ${name}?`,
    ],
    isFallback: true,
  };
}

/** A stated fact, or the sentence that says it is not in the document (design law 6). */
export const orNotFound = (value: string | number | null): string =>
  value === null || isMissing(String(value)) ? notFoundText : String(value);
