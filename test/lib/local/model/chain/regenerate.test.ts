import { beforeAll, describe, expect, test } from '@jest/globals';
import { again, assessing, chainOf, music, nameless, pedagogy, science, textsOf } from './courses.ts';

type Whole = Awaited<ReturnType<typeof chainOf>>;

describe('A section written again', () => {
  let whole: Whole;
  beforeAll(async () => {
    whole = await chainOf([pedagogy, assessing]);
  });

  const rationale = (instruction: string) =>
    again(
      whole.whole,
      {
        artefact: 'merangkai',
        pointer: '/courseComparison/rationale',
        value: whole.merangkai.courseComparison.rationale,
      },
      instruction,
    );

  test('is another composition, and the same one for the same request', async () => {
    const { text, items } = await rationale('Tulis semula dengan gaya lain.');
    expect(items).toBeNull();
    expect(text).not.toBe(whole.merangkai.courseComparison.rationale);
    expect(text).toMatch(/EDUP3153|EDUP3113/);
    expect(await rationale('Tulis semula dengan gaya lain.')).toEqual({ text, items });
    expect((await rationale('Guna susunan yang berbeza.')).text).not.toBe(text);
  });

  test.each([
    ['HP5', /HP5 Kemahiran komunikasi/],
    ['iklim sosioemosi', /iklim sosioemosi/i],
    ['Pembentangan', /Pembentangan/],
  ])('speaks first of what the request names: %s', async (what, expected) => {
    const { text } = await rationale(`Fokus kepada ${what}`);
    expect(text?.split(/(?<=\.)\s/)[0]).toMatch(expected);
  });

  test('a list stays a list of other items', async () => {
    const value = whole.dlo.activities[0]?.tools ?? [];
    const { text, items } = await again(
      whole.whole,
      { artefact: 'dlo', pointer: '/activities/0/tools', value },
      'Alat yang lain',
    );
    expect(text).toBeNull();
    expect(items).toHaveLength(value.length);
    expect(items?.filter((item) => value.includes(item))).toEqual([]);
  });

  test('the big idea of an outcome stays with that outcome', async () => {
    const value = assessing.clos[1]?.bigIdea ?? '';
    const { text } = await again(
      whole.whole,
      { artefact: 'course', pointer: '/clos/1/bigIdea', value },
      'Lebih menarik',
    );
    expect(text).toMatch(/maklum balas/i);
    expect(text).not.toMatch(/EDUP3153|bilik darjah|jadual spesifikasi/);
  });

  test('facts of the documents are not reworded', async () => {
    const value = assessing.clos[0]?.cloStatement ?? '';
    const { text } = await again(whole.whole, { artefact: 'course', pointer: '/clos/0/cloStatement', value }, 'Ubah');
    expect(text).toBe(value);
  });
});

test.each([
  ['two fields', [science, music]],
  ['sparse facts', [nameless, music]],
])('Every written text can be written again, whatever is asked: %s', async (_, courses) => {
  const { whole, scripts, plan, dlo } = await chainOf(courses);
  const parts = [
    ...textsOf({ ...scripts, links: [] }).map((part) => ({ artefact: 'scripts', ...part })),
    ...textsOf(plan).map((part) => ({ artefact: 'report', ...part })),
    ...textsOf({ dloTitle: dlo.dloTitle, threeEFramework: dlo.threeEFramework }).map((part) => ({
      artefact: 'dlo',
      ...part,
    })),
  ];
  for (const instruction of ['', 'lebih ringkas', 'lebih panjang', 'tambah contoh', 'fokus kepada paluan kompang'])
    for (const { artefact, at, text } of parts) {
      const answer = await again(whole, { artefact, pointer: at, value: text }, instruction);
      expect([at, instruction, answer.text === text || (answer.text ?? '') === '']).toEqual([at, instruction, false]);
    }
});
