import * as z from 'zod';

/** A choice rule as the language has it: a comparison or a combination of rules, with Next at the outermost level. */
const ruleSchema = z.looseObject({
  Variable: z.string().optional(),
  get And() {
    return z.array(ruleSchema).optional();
  },
  get Or() {
    return z.array(ruleSchema).optional();
  },
  get Not() {
    return ruleSchema.optional();
  },
});

type Rule = z.infer<typeof ruleSchema>;

const TYPE_TESTS = ['IsPresent', 'IsNull', 'IsNumeric', 'IsString', 'IsBoolean', 'IsTimestamp'];

/**
 * Rewrites choice rules into those that the interpreter decides as AWS does. It takes `IsPresent: false` and the like for never true,
 * and compares values of the wrong type after JavaScript's conversion where AWS finds no match.
 */
export function putRightRules(choices: unknown): object[] {
  return z.array(ruleSchema).parse(choices).map(putRightRule);
}

function putRightRule(rule: Rule): Rule {
  const { And, Or, Not, Variable, Next, Comment, ...comparison } = rule;
  const place = { ...(Next !== undefined && { Next }), ...(Comment !== undefined && { Comment }) };
  if (And) return { ...place, And: And.map(putRightRule) };
  if (Or) return { ...place, Or: Or.map(putRightRule) };
  if (Not) return { ...place, Not: putRightRule(Not) };
  const [operator = '', operand] = Object.entries(comparison)[0] ?? [];
  if (TYPE_TESTS.includes(operator) && operand === false) return { ...place, Not: { Variable, [operator]: true } };
  const [, type] = /^(Numeric|String)(?:Less|Greater)/.exec(operator) ?? [];
  if (type !== undefined)
    return {
      ...place,
      And: [
        { Variable, [`Is${type}`]: true },
        { Variable, ...comparison },
      ],
    };
  return rule;
}
