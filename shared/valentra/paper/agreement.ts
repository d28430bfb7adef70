import type { JsuQuestion } from '../schemas.ts';
import { jsuSummary } from '../counting/levels.ts';
import { questionTitle, weightageLabel } from '../labels.ts';

type Item = Pick<JsuQuestion, 'number' | 'topic' | 'cognitiveLevel' | 'marks' | 'section'>;

/** '20 item, 100 markah, HOTS 60.0%'. */
export function figuresText(items: readonly Item[]): string {
  const { totalQuestions, totalMarks, hotsPercentage } = jsuSummary(items);
  return `${totalQuestions} item, ${totalMarks} markah, HOTS ${weightageLabel(hotsPercentage)}`;
}

/** Items of other marks or another level than their row; a paper of other topics is not planned row by row. */
function otherRows(rows: readonly Item[], items: readonly Item[]): string[] {
  const pairs = items.map((item) => ({ item, row: rows.find(({ number }) => number === item.number) }));
  if (pairs.some(({ item, row }) => row?.topic !== item.topic)) return [];
  return pairs.flatMap(({ item, row }) => {
    const [has, planned] = [item, row ?? item].map(({ cognitiveLevel, marks }) => `${cognitiveLevel}, ${marks} markah`);
    return has === planned ? [] : [`${questionTitle(item.number)}: ${has}; JSU ${planned}.`];
  });
}

/** How a paper of these items, planned or written, agrees with its specification; `isSame`: in number, marks and HOTS share, and row by row. */
export function agreementOf(
  { questions }: { questions: readonly Item[] },
  items: readonly Item[],
): { isSame: boolean; text: string } {
  const [jsu, paper] = [figuresText(questions), figuresText(items)];
  const others = [...(jsu === paper ? [] : [`kertas ini ${paper}; JSU ${jsu}.`]), ...otherRows(questions, items)];
  return others.length === 0
    ? { isSame: true, text: `Sepadan dengan JSU: ${jsu}.` }
    : { isSame: false, text: `Berbeza daripada JSU: ${others.join(' ')}` };
}
