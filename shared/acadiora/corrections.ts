import type { Citation } from '../document/citation.ts';
import { factLabels as labels } from './factLabels.ts';
import type { Facts } from './facts.ts';

/** A fact that the author may say is wrong, under the name that people see. */
export interface Named {
  name: string;
  evidence: Citation;
}

const names = {
  sample: ({ size }: Facts['sample'][number]) => `${labels.sample}: ${size}`,
  alpha: ({ value }: Facts['statistics']['cronbachAlpha'][number]) => `${labels.cronbachAlpha}: ${value}`,
  notListed: ({ text }: { text: string }) => `${labels.notListed}: ${text}`,
  notCited: ({ text }: { text: string }) => `${labels.notCited}: ${text}`,
  illustration: ({ label }: { label: string }) => `${labels.illustration}: ${label}`,
  objective: ({ label, text }: Facts['objectives'][number]) => `${label}: ${text}`,
};

/** The facts without those that are wrong. */
export function withoutWrong(facts: Facts, wrong: readonly string[]): Facts {
  const { sample, citations, statistics, illustrations, objectives } = facts;
  const stand = <T>(all: readonly T[], name: (one: T) => string): T[] =>
    all.filter((one) => !wrong.includes(name(one)));
  return {
    ...facts,
    sample: stand(sample, names.sample),
    citations: {
      ...citations,
      notListed: stand(citations.notListed, names.notListed),
      notCited: stand(citations.notCited, names.notCited),
    },
    statistics: { ...statistics, cronbachAlpha: stand(statistics.cronbachAlpha, names.alpha) },
    illustrations: stand(illustrations, names.illustration),
    objectives: stand(objectives, names.objective),
  };
}

const named = <T extends { evidence: Citation }>(all: readonly T[], name: (one: T) => string): Named[] =>
  all.map((one) => ({ name: name(one), evidence: one.evidence }));

/** The facts that may be wrong, each once. */
export function namesIn({ sample, citations, statistics, illustrations, objectives }: Facts): Named[] {
  const all = [
    ...named(sample, names.sample),
    ...named(citations.notListed, names.notListed),
    ...named(citations.notCited, names.notCited),
    ...named(statistics.cronbachAlpha, names.alpha),
    ...named(illustrations, names.illustration),
    ...named(objectives, names.objective),
  ];
  return all.filter(({ name }, index) => all.findIndex((one) => one.name === name) === index);
}
