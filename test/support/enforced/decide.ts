import type { Statement } from './policies.ts';

/** One thing that a request needs leave for, with the condition keys that come with it. */
export interface Need {
  action: string;
  resource: string;
  context: Record<string, readonly string[]>;
}

/** Which parts of which statement allowed it, or null. */
export type Decision = { allowedBy: Use[] } | null;

/** A grant that was needed: a verb on a resource, and the value of a condition that it fell under. */
export interface Use {
  action: string;
  resource: string;
  value?: string;
}

/** IAM's wildcards: `*` any letters, `?` one. */
const like = (pattern: string, text: string): boolean =>
  new RegExp(
    `^${pattern
      .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll('*', '.*')
      .replaceAll('?', '.')}$`,
    's',
  ).test(text);

const comparisons: Record<string, (expected: string, actual: string) => boolean> = {
  StringEquals: (expected, actual) => expected === actual,
  StringLike: like,
  ArnEquals: like,
  ArnLike: like,
  Bool: (expected, actual) => expected === actual,
  NumericLessThan: (expected, actual) => Number(actual) < Number(expected),
};

/**
 * One condition as IAM reads it. `ForAllValues` holds of a request without the key; any other comparison does not, unless it is a
 * negated one or says `IfExists`.
 * @throws {Error} for an operator that is not known here
 */
function holds(operator: string, expected: readonly string[], actual: readonly string[] | undefined): boolean {
  const [, set = '', bare = ''] = /^(?:(ForAllValues|ForAnyValue):)?(.*?)$/.exec(operator) ?? [];
  const isOptional = bare.endsWith('IfExists');
  const name = bare.replace(/IfExists$/, '');
  const isNegated = /^(?:String|Arn)Not/.test(name);
  const compare = comparisons[name.replace('Not', '')];
  if (compare === undefined) throw new Error(`The condition ${operator} is not understood here`);
  const isMet = (value: string): boolean => expected.some((one) => compare(one, value)) !== isNegated;
  if (set === 'ForAllValues') return (actual ?? []).every(isMet);
  if (actual === undefined || actual.length === 0) return set === '' && (isOptional || isNegated);
  return set === 'ForAnyValue' ? actual.some(isMet) : actual.every(isMet);
}

const fits = ({ actions, resources, conditions }: Statement, { action, resource, context }: Need): boolean =>
  actions.some((pattern) => like(pattern.toLowerCase(), action.toLowerCase())) &&
  resources.some((pattern) => like(pattern, resource)) &&
  Object.entries(conditions).every(([operator, keys]) =>
    Object.entries(keys).every(([key, expected]) => holds(operator, expected, context[key])),
  );

/** What of the statement this need rests on. */
function usesOf({ resources, conditions }: Statement, { action, resource, context }: Need): Use[] {
  const values = Object.values(conditions).flatMap((keys) =>
    Object.entries(keys).flatMap(([key, patterns]) =>
      patterns.filter((pattern) => (context[key] ?? []).some((actual) => like(pattern, actual))),
    ),
  );
  return resources
    .filter((pattern) => like(pattern, resource))
    .flatMap((pattern) =>
      values.length === 0
        ? [{ action, resource: pattern }]
        : values.map((value) => ({ action, resource: pattern, value })),
    );
}

/** As IAM decides: nothing is allowed that no statement allows, and nothing that one denies. */
export function decide(statements: readonly Statement[], need: Need): Decision {
  const fitting = statements.filter((statement) => fits(statement, need));
  if (fitting.length === 0 || fitting.some(({ effect }) => effect === 'Deny')) return null;
  return { allowedBy: fitting.flatMap((statement) => usesOf(statement, need)) };
}
