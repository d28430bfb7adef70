import { localEngineText } from '../../../shared/texts.ts';
import type { ModelAnswer } from '../bedrock/reply.ts';
import { type ConverseLike, firstTurn } from '../bedrock/request.ts';
import { acadioraRules } from './acadiora/index.ts';
import { chainRules } from './chain/index.ts';
import { factsAnswer } from './course/facts/factsAnswer.ts';
import { merungkai } from './course/merungkaiAnswer.ts';
import type { Rule } from './rule.ts';
import { valentraRules } from './valentra/index.ts';

/** The embedded model's rules, by prompt id. */
const rules: Readonly<Record<string, Rule>> = {
  'course.facts': factsAnswer,
  'pedagona.merungkai': merungkai,
  // Rules cannot write a sentence in another way.
  'platform.rewriting': () => ({ ayat: [] }),
  ...chainRules,
  ...acadioraRules,
  ...valentraRules,
};

/**
 * Answers a Converse request by rules. A repair request gets the same value again: rules do not learn from being told.
 * @throws Error for a prompt that has no rules
 */
export async function answer(request: ConverseLike): Promise<ModelAnswer> {
  const promptId = request.body.requestMetadata?.['promptId'] ?? '';
  const rule = rules[promptId];
  if (!rule) throw new Error(`The embedded model has no rules for the prompt '${promptId}'.`);
  return { value: rule(firstTurn(request)), notice: localEngineText };
}
