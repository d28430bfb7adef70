import type { ExamQuestion } from '../schemas.ts';

/** Said of an objective item that is typed anew while its key stays: its options or its key may answer the old one. `typed`: by pointer. */
export function keptKey(questions: readonly ExamQuestion[], typed: Readonly<Record<string, string>>): string {
  for (const [n, question] of questions.entries()) {
    if (question.kind !== 'aneka-pilihan') continue;
    const { stem, answer, options } = question;
    const now = (part: string, was: string): string => typed[`/questions/${n}/${part}`] ?? was;
    const isTyped = options.map(({ text }, i) => now(`options/${i}/text`, text) !== text);
    if (now('answer', answer) !== answer) continue;
    const isAlone = now('stem', stem) !== stem && !isTyped.includes(true);
    if (isAlone || isTyped[options.findIndex(({ key }) => key === answer)])
      return `${isAlone ? 'Pilihan jawapan dan kunci' : 'Kunci'} tidak diubah; pastikan masih sepadan.`;
  }
  return '';
}
