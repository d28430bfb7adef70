import type { Citation } from '../document/citation.ts';
import type { Facts } from './facts.ts';

/** What the counted facts that an author may correct are called. */
export const correctable = {
  notListed: 'Dipetik tetapi tiada dalam senarai rujukan',
  notCited: 'Dalam senarai rujukan tetapi tidak dipetik',
  illustration: 'Jadual atau rajah',
  tableSum: 'Kiraan jadual',
} as const;

/** A fact that the author may say is wrong, under the name that people see. */
export interface Named {
  name: string;
  evidence: Citation;
}

function filtered(facts: Facts, stands: (one: Named) => boolean): Facts {
  const { citations, illustrations } = facts;
  const those = <T extends { evidence: Citation }>(all: readonly T[], nameOf: (one: T) => string): T[] =>
    all.filter((one) => stands({ name: nameOf(one), evidence: one.evidence }));
  return {
    ...facts,
    citations: {
      ...citations,
      notListed: those(citations.notListed, ({ text }) => `${correctable.notListed}: ${text}`),
      notCited: those(citations.notCited, ({ text }) => `${correctable.notCited}: ${text}`),
    },
    illustrations: those(illustrations, ({ label }) => `${correctable.illustration}: ${label}`),
    tableSums: those(facts.tableSums ?? [], ({ text }) => `${correctable.tableSum}: ${text}`),
  };
}

/** The facts without those that are wrong. */
export const withoutWrong = (facts: Facts, wrong: readonly string[]): Facts =>
  filtered(facts, ({ name }) => !wrong.includes(name));

/** The facts that may be wrong, each once. */
export function namedFacts(facts: Facts): Named[] {
  const all: Named[] = [];
  filtered(facts, (one) => all.push(one) > 0);
  return all.filter(({ name }, index) => all.findIndex((one) => one.name === name) === index);
}
