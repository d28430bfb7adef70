import type { Citation } from '../document/citation.ts';
import type { Facts } from './facts.ts';

/** What the counted facts that an author may correct are called. */
export const correctable = {
  sample: 'Saiz sampel yang dinyatakan',
  notListed: 'Dipetik tetapi tiada dalam senarai rujukan',
  notCited: 'Dalam senarai rujukan tetapi tidak dipetik',
  cronbachAlpha: 'Alfa Cronbach',
  illustration: 'Jadual atau rajah',
} as const;

/** A fact that the author may say is wrong, under the name that people see. */
export interface Named {
  name: string;
  evidence: Citation;
}

function filtered(facts: Facts, stands: (one: Named) => boolean): Facts {
  const { sample, citations, statistics, illustrations, objectives } = facts;
  const those = <T extends { evidence: Citation }>(all: readonly T[], nameOf: (one: T) => string): T[] =>
    all.filter((one) => stands({ name: nameOf(one), evidence: one.evidence }));
  return {
    ...facts,
    sample: those(sample, ({ size }) => `${correctable.sample}: ${size}`),
    citations: {
      ...citations,
      notListed: those(citations.notListed, ({ text }) => `${correctable.notListed}: ${text}`),
      notCited: those(citations.notCited, ({ text }) => `${correctable.notCited}: ${text}`),
    },
    statistics: {
      ...statistics,
      cronbachAlpha: those(statistics.cronbachAlpha, ({ value }) => `${correctable.cronbachAlpha}: ${value}`),
    },
    illustrations: those(illustrations, ({ label }) => `${correctable.illustration}: ${label}`),
    objectives: those(objectives, ({ label, text }) => `${label}: ${text}`),
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
