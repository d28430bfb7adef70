import { readFileSync } from 'node:fs';
import { type MultipleChoice, optionKeys, type Step } from '../../../../shared/valentra/schemas.ts';
import { mcqExam } from '../fixtures.ts';

/** The steps of a calculation: '3 / 8 * 100 -> 37.5 % by F = ab with a = 3; b = 8'. */
export function stepOf(text: string): Step {
  const [sum = '', values] = text.split(' with ');
  const [told = '', formula = ''] = sum.split(' by ');
  const [expression = '', said = ''] = told.split(' -> ');
  const [result = '', unit = ''] = said.split(/ (?=%$)/u);
  return { expression, result, unit, formula, values: values?.split('; ') ?? [] };
}

export const options = (...texts: string[]): MultipleChoice['options'] =>
  texts.map((text, i) => ({ key: optionKeys[i] ?? 'D', text }));

/** A multiple-choice item unlike any other, whose key is A. */
export const mcq = (number: number, words: Partial<MultipleChoice> = {}): MultipleChoice => ({
  ...(mcqExam.questions[0] as MultipleChoice),
  number,
  stem: `Perkataan${number} kaedah${number} guru${number} ialah`,
  options: options(...optionKeys.map((key) => `Pilihan ${key} bagi ${number}`)),
  answer: 'A',
  ...words,
});

/** A passage of the notes that an item cites. */
export const sourceOf = (quote: string) => ({ n: 1, at: '1', place: '', quote });

/** Cases of `items.txt`, a paragraph each: a kind and a name, then the parts of an item, the key first, and what is said of it. */
const cases = readFileSync(new URL('items.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n\n')
  .map((paragraph) => {
    const lines = paragraph.split('\n').map((line) => line.split(/: (.*)/u));
    const all = (name: string) =>
      lines.flatMap(([key, text = '']) => (key === name ? [text.replaceAll('\\n', '\n')] : []));
    const [[kind = '', what = ''] = []] = lines;
    const question = mcq(1, {
      clo: 'CLO3',
      cognitiveLevel: 'C3',
      options: options(...all('options').flatMap((text) => text.split('; '))),
      working: all('step').map(stepOf),
      explanation: 'It follows.',
      sources: all('quote').map(sourceOf),
      taken: all('taken').map((text) => {
        const [name = '', column = '', value = '', is] = text.split('; ');
        return { name, column, value, is: is as 'min' | undefined };
      }),
      ...(all('stem').length > 0 && { stem: all('stem').join('') }),
    });
    return { kind, what, question, says: all('says') };
  });
export const itemCases = (kind: string) => cases.filter((one) => one.kind === kind);
