import { tell } from '../messages.ts';
import type { Jsu } from '../schemas.ts';
import type { Said } from '../../text/said.ts';
import { jsuSummary } from '../counting/levels.ts';
import { weightageLabel } from '../labels.ts';

type Items = Parameters<typeof jsuSummary>[0];

/** '20 item, 100 markah, HOTS 60.0%'. */
export function figuresText(items: Items): Said {
  const { totalQuestions, totalMarks, hotsPercentage } = jsuSummary(items);
  return tell.figures(totalQuestions, totalMarks, weightageLabel(hotsPercentage));
}

/** How a paper of these items, planned or written, agrees with its specification; `isSame`: in number, marks and HOTS share. */
export function agreementOf({ questions }: Pick<Jsu, 'questions'>, items: Items): { isSame: boolean; text: Said } {
  const jsu = figuresText(questions);
  const paper = figuresText(items);
  return jsu.ms === paper.ms
    ? { isSame: true, text: tell.asInJsu(jsu) }
    : { isSame: false, text: tell.otherThanJsu(paper, jsu) };
}
