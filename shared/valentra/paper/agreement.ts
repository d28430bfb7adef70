import type { JsuQuestion } from '../schemas.ts';
import { joined, type Said, say } from '../../text/said.ts';
import { jsuSummary } from '../counting/levels.ts';
import { weightageLabel } from '../labels.ts';

type Item = Pick<JsuQuestion, 'number' | 'topic' | 'cognitiveLevel' | 'marks' | 'section'>;

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** '20 item, 100 markah, HOTS 60.0%'. */
export function figuresText(items: readonly Item[]): Said {
  const { totalQuestions, totalMarks, hotsPercentage } = jsuSummary(items);
  const hots = weightageLabel(hotsPercentage);
  return say`${totalQuestions} item, ${totalMarks} markah, HOTS ${hots} | ${counted(totalQuestions, 'item')}, ${counted(totalMarks, 'mark')}, HOTS ${hots}`;
}

const ofItem = ({ cognitiveLevel, marks }: Item): Said =>
  say`${cognitiveLevel}, ${marks} markah | ${cognitiveLevel}, ${counted(marks, 'mark')}`;

/** Items whose marks or level differ from their row's. An item of another topic has no row. */
function otherRows(rows: readonly Item[], items: readonly Item[]): Said[] {
  return items.flatMap((item) => {
    const { number } = item;
    const row = rows.find((one) => one.number === number && one.topic === item.topic) ?? item;
    const [has, planned] = [ofItem(item), ofItem(row)];
    return has.ms === planned.ms
      ? []
      : [say`Soalan ${number}: ${has}; JSU ${planned}. | Question ${number}: ${has}; JSU ${planned}.`];
  });
}

/** How a paper of these items, planned or written, agrees with its specification; `isSame`: in number, marks and HOTS share, and row by row. */
export function agreementOf(
  { questions }: { questions: readonly Item[] },
  items: readonly Item[],
): { isSame: boolean; text: Said } {
  const [jsu, paper] = [figuresText(questions), figuresText(items)];
  const figures = say`kertas ini ${paper}; JSU ${jsu}. | this paper ${paper}; JSU ${jsu}.`;
  const others = [...(jsu.ms === paper.ms ? [] : [figures]), ...otherRows(questions, items)];
  return others.length === 0
    ? { isSame: true, text: say`Sepadan dengan JSU: ${jsu}. | As in the JSU: ${jsu}.` }
    : { isSame: false, text: say`Berbeza daripada JSU: ${joined(others)} | Other than the JSU: ${joined(others)}` };
}
