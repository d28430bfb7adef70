import { describe, expect, test } from '@jest/globals';
import { decideName, decideStatement, decideText } from '../../../shared/fact/decide.ts';
import { decideChoices, decideLinks } from '../../../shared/fact/decideCodes.ts';
import { decideNumber } from '../../../shared/fact/decideNumber.ts';
import { decideCode, decideCourseName, resolveField } from '../../../shared/fact/field.ts';
import { resolve } from '../../../shared/fact/resolve.ts';
import { similarity } from '../../../shared/fact/score.ts';
import { documentOf } from '../../support/blocks.ts';
import { courseRecordings } from '../../eval/recordings.ts';
import { lists, proForma, tableFour } from './documents.ts';

const documents = courseRecordings().flatMap(
  ({ document, answer, layout: { name: layout, document: text, truth } }) => {
    const { code, name, credit } = truth;
    return code === null || name === null ? [] : [{ layout, text, code, name, credit, document, answer }];
  },
);

describe.each(documents)('$layout', ({ code, name, credit, document, text, answer }) => {
  test('gives its code, name and credit, wherever the model points', () => {
    const line = document.blocks.find((block) => block.kind !== 'table' && block.text.includes(code));
    const at = line === undefined ? ['1'] : [`${line.n}`];
    expect(decideCode(code.replace(' ', ''), document, at).fact.state).toBe('found');
    expect(decideCourseName(name.toUpperCase(), code, document, at).fact.state).toBe('found');
  });

  test('bears out its own credit only', () => {
    const resolution = resolveField(document, answer.credit?.at ?? ['1'], ['credit']);
    const judged = [credit, 7].map((value) =>
      value === null ? 'absent' : decideNumber('credit', value, resolution).fact.state,
    );
    expect(judged).toEqual([credit === null ? 'absent' : 'found', 'unconfirmed']);
  });

  test('gives no other code as its own', () => {
    const others = [...text.matchAll(/\b[A-Z]{3,4} ?\d{4,5}\b|[A-Z]+(?:[-/][A-Z0-9]+){2,}/g)].map(([other]) => other);
    for (const other of others.filter((each) => each.replace(' ', '') !== code.replace(' ', ''))) {
      const at = document.blocks.flatMap((block) =>
        block.kind === 'table' ? block.rows.map((_, row) => `${block.n}.${row + 1}`) : [`${block.n}`],
      );
      for (const each of at)
        expect([other, decideCode(other, document, [each]).fact.state]).toEqual([other, 'unconfirmed']);
    }
  });
});

describe('what the document does not say', () => {
  test('an outcome that it does not have is unconfirmed with all its values', () => {
    const resolution = resolve(proForma, {
      at: ['5.5'],
      key: 'HPK5',
      name: 'Mencipta bahan bantu mengajar yang kreatif.',
    });
    expect(resolution.by).toBe('none');
    expect(decideStatement('Mencipta bahan bantu mengajar yang kreatif.', resolution).fact.state).toBe('unconfirmed');
    expect(decideChoices('level', ['A3'], resolution).fact.state).toBe('unconfirmed');
  });

  test('an assessment that it does not have takes no other’s row', () => {
    const resolution = resolve(proForma, { at: ['10.2'], name: 'Forum Dalam Talian', others: ['Kuiz'] });
    expect(decideName('Forum Dalam Talian', resolution).fact.state).toBe('unconfirmed');
    expect(decideNumber('weight', 10, resolution).fact.state).toBe('unconfirmed');
  });

  test.each([
    ['a sum', proForma, ['10.7'], 'Jumlah', 100],
    ['a component', proForma, ['10.2'], 'Pentaksiran Berterusan', 60],
    ['a condition for passing', tableFour, ['12'], 'Pentaksiran Berterusan', 40],
    ['a mark for passing', lists, ['22'], 'Final Examination', 50],
  ])('%s is no weight', (_, document, at, name, weight) => {
    expect(decideNumber('weight', weight, resolve(document, { at, name })).fact.state).toBe('unconfirmed');
  });

  test('a level or programme outcome of a legend is not found', () => {
    const resolution = resolve(proForma, { at: ['6'], key: 'HPK1', name: '' });
    expect(decideChoices('plo', ['HP8'], resolution).fact).toMatchObject({ state: 'unconfirmed', offered: 'HP1' });
    expect(decideChoices('domain', ['Afektif'], resolution).fact).toMatchObject({
      state: 'unconfirmed',
      offered: 'Kognitif',
    });
  });

  test('a link is a suggestion where the document names no outcome', () => {
    const resolution = resolve(lists, { at: ['14'], name: 'Metals and alloys' });
    expect(decideLinks(['CO1'], '', resolution).fact.state).toBe('suggestion');
  });

  test('words are found in the cited text and nowhere else', () => {
    const synopsis = 'Pelajar hendaklah memperoleh sekurang-kurangnya 40% dalam pentaksiran';
    expect(decideText(synopsis, resolve(tableFour, { at: ['12'] })).fact.state).toBe('found');
    expect(decideText(synopsis, resolve(tableFour, { at: ['2.1'] })).fact.state).toBe('unconfirmed');
  });
});

test('the document’s words win, and the model’s are noted where they differ', () => {
  const resolution = resolve(proForma, { at: ['5.3'], key: 'CLO2', name: 'Analyse classroom management practices' });
  expect(decideStatement('Analyse classroom management practices', resolution)).toMatchObject({
    value: 'Menganalisis amalan pengurusan bilik darjah berdasarkan teori.',
    fact: { state: 'found', note: expect.stringContaining('Analyse classroom') },
  });
});

test('one key with two statements: the first table counts', () => {
  const document = documentOf(`
| CLO | Pernyataan | Domain |
| CLO1 | Menghuraikan teori pembelajaran dewasa. | C2 |

| CLO | Pernyataan | Domain |
| CLO1 | Membina litar elektronik digital mudah. | P4 |`);
  const claimed = 'Membina litar elektronik digital mudah.';
  const resolution = resolve(document, { at: ['2.2'], key: 'CLO1', name: claimed });
  expect(decideStatement(claimed, resolution).value).toBe('Menghuraikan teori pembelajaran dewasa.');
  expect(decideChoices('level', ['P4'], resolution).fact.state).toBe('unconfirmed');
});

describe('a course name on a line of its own', () => {
  const document = documentOf(`
SKP2043
Asas Pangkalan Data
Disediakan oleh: Jabatan Sains Komputer
Sinopsis
Kursus ini memperkenalkan pangkalan data.
Reka Bentuk Sistem`);
  test.each([
    ['beside the code', 'Asas Pangkalan Data', '2', 'found'],
    ['far from the code', 'Reka Bentuk Sistem', '6', 'unconfirmed'],
    ['that says something else', 'Kimia Organik', '2', 'unconfirmed'],
  ])('%s', (_, name, at, state) => {
    expect(decideCourseName(name, 'SKP2043', document, [at]).fact.state).toBe(state);
  });
});

test('names that differ in their numbers alone are not alike', () => {
  expect(similarity('Tugasan 1: Kajian kes di sekolah', 'Tugasan 2: Kajian kes di sekolah')).toBeLessThanOrEqual(0.5);
  expect(similarity('Tugasan 1: Kajian kes di sekolah', 'Tugasan 1: Kajian kes sekolah')).toBeGreaterThan(0.8);
});
