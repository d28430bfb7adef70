import type { Change } from '../changes.ts';
import { stepsOf } from '../pointer.ts';

export const originText = {
  remade: (source: string) => `${source} dijana semula`,
  added: (source: string) => `${source} ditambah`,
  removed: (source: string) => `${source} dibuang`,
  rewritten: (source: string) => `${source} diubah`,
  much: (source: string) => `${source}: banyak perubahan`,
};

export type FieldNames = Readonly<Record<string, string>>;

/**
 * A path in words: '/rubrics/0/levels/lemah' is 'Rubrik 1, Lemah', '/assessments/=Kuiz 1/weight' is 'Kuiz 1, Wajaran (%)'. Names are those
 * of a key in its list ('rubric/links'), else of the key anywhere; a code names itself, and any other key without a name is left out.
 */
export function pathWords(path: string, names: FieldNames): string {
  const words: string[] = [];
  const steps = stepsOf(path);
  const list = steps.findLast((_, place) => /^(?:=|\d+$)/.test(steps[place + 1] ?? ''));
  for (const step of steps) {
    const last = words.length - 1;
    if (step.startsWith('=') && last >= 0) words[last] = step.slice(1);
    else if (/^\d+$/.test(step) && last >= 0) words[last] = `${words[last] ?? ''} ${Number(step) + 1}`;
    else words.push(names[`${list}/${step}`] ?? names[step] ?? (/^[A-Z]+\d+$/.test(step) ? step : ''));
  }
  return words.filter((word) => word.trim() !== '').join(', ');
}

/** Whether the field at a path has a name; what code computes has none. */
const isNamed = (path: string, names: FieldNames): boolean =>
  Object.hasOwn(names, stepsOf(path).findLast((step) => !/^(?:=|\d+$)/.test(step)) ?? '');

function changeLine({ at, kind, before, after }: Change, names: FieldNames): string {
  const where = pathWords(at, names);
  if (kind !== 'changed') return originText[kind](where);
  return before === null || after === null
    ? originText.rewritten(where)
    : `${where}: ${before || 'tiada'} → ${after || 'tiada'}`;
}

/** What differs between two versions of a document, line by line; each once. */
export const linesOfChanges = (changes: readonly Change[], names: FieldNames): string[] => [
  ...new Set(changes.filter(({ at }) => isNamed(at, names)).map((change) => changeLine(change, names))),
];
