import type { ConverseLike } from '../../bedrock/request.ts';
import { requestText } from '../reading/documents.ts';
import { dloAnswer } from './dlo.ts';
import { chainIn } from './facts.ts';
import type { Chain } from './facts.ts';
import { merangkaiAnswer } from './merangkai.ts';
import { regenerated } from './regenerate.ts';
import { reportGrounds } from './report-grounds.ts';
import { reportPlan } from './report-plan.ts';
import { scriptType1, scriptType2 } from './scripts.ts';

type Write = (chain: Chain, request: string) => unknown;

const answering =
  (write: Write) =>
  (_documents: readonly unknown[], request: ConverseLike): unknown => {
    const text = requestText(request);
    return write(chainIn(text), text);
  };

/** The rules of the chain after merungkai, by prompt id. */
export const chainRules = {
  'pedagona.merangkai': answering(merangkaiAnswer),
  'pedagona.scripts.type1': answering(scriptType1),
  'pedagona.scripts.type2': answering(scriptType2),
  'pedagona.dlo': answering(dloAnswer),
  'pedagona.report.plan': answering(reportPlan),
  'pedagona.report.grounds': answering(reportGrounds),
  'pedagona.regenerate': answering(regenerated),
};
