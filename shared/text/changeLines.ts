import type { Change } from '../values/changes.ts';
import { stepsOf } from '../values/pointer.ts';

export const originText = {
  remade: (source: string) => `${source} dijana semula`,
  added: (source: string) => `${source} ditambah`,
  removed: (source: string) => `${source} dibuang`,
  rewritten: (source: string) => `${source} diubah`,
  /** What has no name. */
  rest: 'Bahagian lain',
  much: (source: string) => `${source}: banyak perubahan`,
  more: (count: number) => `dan ${count} perubahan lagi`,
};

export type FieldNames = Readonly<Record<string, string>>;

const isRow = (step: string): boolean => /^(?:=|\d+$)/.test(step);

/** What the steps of a path are called; '' for a key without one. */
function namesOfSteps(path: string, names: FieldNames): { step: string; name: string }[] {
  const steps = stepsOf(path);
  const list = steps.findLast((_, place) => isRow(steps[place + 1] ?? ''));
  return steps.map((step) => ({
    step,
    // The label of a row is its name.
    name: step.startsWith('=')
      ? step.slice(1)
      : (names[`${list}/${step}`] ?? names[step] ?? (/^[A-Z]+\d+$/.test(step) ? step : '')),
  }));
}

/**
 * A path in words: '/rubrics/0/levels/lemah' is 'Rubrik 1, Lemah', '/assessments/=Kuiz 1/weight' is 'Kuiz 1, Wajaran (%)'. Names are those
 * of a key in its list ('rubric/links'), else of the key anywhere; a code names itself, and any other key without a name is left out.
 */
export function pathWords(path: string, names: FieldNames): string {
  const words: string[] = [];
  for (const { step, name } of namesOfSteps(path, names)) {
    const last = words.length - 1;
    // A letter alone says nothing.
    if (step.startsWith('=') && last >= 0) words[last] = name.length > 1 ? name : `${words[last]} ${name}`;
    else if (isRow(step) && words[last]) words[last] += ` ${Number(step) + 1}`;
    else words.push(name);
  }
  // 'Soalan 7' is enough for its text, 'Soalan'.
  return words.filter((word, n) => word !== '' && !`${words[n - 1]} `.startsWith(`${word} `)).join(', ');
}

/** A field without a name is told by the nearest part that has one, and without its values: nobody could tell what they are of. */
function changeLine({ at, kind, before, after }: Change, names: FieldNames): string {
  const where = pathWords(at, names) || originText.rest;
  const isNamed = namesOfSteps(at, names).findLast(({ step }) => !/^\d+$/.test(step))?.name !== '';
  if (kind !== 'changed' && isNamed) return originText[kind](where);
  return !isNamed || before === null || after === null
    ? originText.rewritten(where)
    : `${where}: ${before || 'tiada'} → ${after || 'tiada'}`;
}

/** What differs between two versions of a document, line by line; each once. */
export const linesOfChanges = (changes: readonly Change[], names: FieldNames): string[] => [
  ...new Set(changes.map((change) => changeLine(change, names))),
];
