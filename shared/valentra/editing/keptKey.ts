import { isSame } from '../../values/pick.ts';
import type { ExamQuestion } from '../schemas.ts';

/** Said of an objective item that is typed anew while its key stays: its options or its key may answer the old one. `typed`: by pointer. */
export function keptKey(questions: readonly ExamQuestion[], typed: Readonly<Record<string, string>>): string {
  for (const [n, question] of questions.entries()) {
    if (question.kind !== 'aneka-pilihan') continue;
    const { stem, answer, options } = question;
    const now = (part: string, was: string): string => typed[`/questions/${n}/${part}`] ?? was;
    const texts = options.map(({ text }) => text);
    const typedTexts = texts.map((text, i) => now(`options/${i}/text`, text));
    if (now('answer', answer) !== answer) continue;
    if (now('stem', stem) !== stem && isSame(typedTexts, texts))
      return 'Pilihan jawapan dan kunci tidak diubah; pastikan masih sepadan.';
    const right = options.find(({ key }) => key === answer);
    if (right !== undefined && !typedTexts.includes(right.text))
      return 'Kunci jawapan tidak diubah; pastikan masih sepadan.';
  }
  return '';
}
