import type { Jsu } from '../schemas.ts';
import { type Said, say } from '../../text/said.ts';
import { jsuSummary } from '../counting/levels.ts';
import { weightageLabel } from '../labels.ts';

type Items = Parameters<typeof jsuSummary>[0];

/** '20 item, 100 markah, HOTS 60.0%'. */
export function figuresText(items: Items): Said {
  const { totalQuestions, totalMarks, hotsPercentage } = jsuSummary(items);
  const hots = weightageLabel(hotsPercentage);
  return say`${totalQuestions} item, ${totalMarks} markah, HOTS ${hots} | ${totalQuestions} items, ${totalMarks} marks, HOTS ${hots}`;
}

/** How a paper of these items, planned or written, agrees with its specification; `isSame`: in number, marks and HOTS share. */
export function agreementOf({ questions }: Pick<Jsu, 'questions'>, items: Items): { isSame: boolean; text: Said } {
  const jsu = figuresText(questions);
  const paper = figuresText(items);
  const other = say`Berbeza daripada JSU: kertas ini ${paper}; JSU ${jsu}. | Other than the JSU: this paper ${paper}; JSU ${jsu}.`;
  return jsu.ms === paper.ms
    ? { isSame: true, text: say`Sepadan dengan JSU: ${jsu}. | As in the JSU: ${jsu}.` }
    : { isSame: false, text: other };
}
