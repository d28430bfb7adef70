import type { Citation } from '../document/citation.ts';
import { factLabels as labels } from './factLabels.ts';
import type { Facts } from './facts.ts';

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
    sample: those(sample, ({ size }) => `${labels.sample}: ${size}`),
    citations: {
      ...citations,
      notListed: those(citations.notListed, ({ text }) => `${labels.notListed}: ${text}`),
      notCited: those(citations.notCited, ({ text }) => `${labels.notCited}: ${text}`),
    },
    statistics: {
      ...statistics,
      cronbachAlpha: those(statistics.cronbachAlpha, ({ value }) => `${labels.cronbachAlpha}: ${value}`),
    },
    illustrations: those(illustrations, ({ label }) => `${labels.illustration}: ${label}`),
    objectives: those(objectives, ({ label, text }) => `${label}: ${text}`),
  };
}

/** The facts without those that are wrong. */
export const withoutWrong = (facts: Facts, wrong: readonly string[]): Facts =>
  filtered(facts, ({ name }) => !wrong.includes(name));

/** The facts that may be wrong, each once. */
export function namesIn(facts: Facts): Named[] {
  const all: Named[] = [];
  filtered(facts, (one) => all.push(one) > 0);
  return all.filter(({ name }, index) => all.findIndex((one) => one.name === name) === index);
}
