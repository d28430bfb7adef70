import type { Jsu } from '../schemas.ts';
import { jsuSummary } from '../counting/levels.ts';
import { weightageLabel } from '../labels.ts';

type Items = Parameters<typeof jsuSummary>[0];

/** '20 item, 100 markah, HOTS 60.0%'. */
export function figuresText(items: Items): string {
  const { totalQuestions, totalMarks, hotsPercentage } = jsuSummary(items);
  return `${totalQuestions} item, ${totalMarks} markah, HOTS ${weightageLabel(hotsPercentage)}`;
}

/** How a paper of these items, planned or written, agrees with its specification; `isSame`: in number, marks and HOTS share. */
export function agreementOf({ questions }: Pick<Jsu, 'questions'>, items: Items): { isSame: boolean; text: string } {
  const [jsu, paper] = [figuresText(questions), figuresText(items)];
  return jsu === paper
    ? { isSame: true, text: `Sepadan dengan JSU: ${jsu}.` }
    : { isSame: false, text: `Berbeza daripada JSU: kertas ini ${paper}; JSU ${jsu}.` };
}
