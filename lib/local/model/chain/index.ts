import { dloAnswer } from './dloAnswer.ts';
import { chainIn, type Chain } from './chainRequest.ts';
import { merangkaiAnswer } from './merangkaiAnswer.ts';
import { regenerated } from './regenerated.ts';
import { reportGrounds, reportPlan } from './reportAnswers.ts';
import { scripts } from './scriptAnswers.ts';

type Write = (chain: Chain, request: string) => unknown;

const answering =
  (write: Write) =>
  (request: string): unknown =>
    write(chainIn(request), request);

/** The rules of the chain after merungkai, by prompt id. */
export const chainRules = {
  'pedagona.merangkai': answering(merangkaiAnswer),
  'pedagona.scripts': answering(scripts),
  'pedagona.dlo': answering(dloAnswer),
  'pedagona.report.plan': answering(reportPlan),
  'pedagona.report.grounds': answering(reportGrounds),
  'pedagona.regenerate': answering(regenerated),
};
