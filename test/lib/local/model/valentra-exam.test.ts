import { describe, expect, test } from '@jest/globals';
import { examPrompts, lookPrompt } from '../../../../lambdas/valentra/prompts/exam.ts';
import { isFrame } from '../../../../shared/valentra/items/frameMark.ts';
import { cognitiveLevels } from '../../../../shared/valentra/schemas.ts';
import { malformed, textsOf } from './asking.ts';
import {
  askedOf,
  courses,
  english,
  examOf,
  few,
  planOf,
  usual,
  type CourseData,
  type PlanRow,
} from './valentra-courses.ts';

const sum = (marks: readonly { marks: number }[]): number => marks.reduce((all, part) => all + part.marks, 0);

const paperOf = async (course: CourseData, plan: readonly PlanRow[]) => ({
  choices: await examOf(examPrompts['aneka-pilihan'], course, plan),
  parted: await examOf(examPrompts.struktur, course, plan),
  essays: await examOf(examPrompts['esei-pendek'], course, plan),
});

test.each(courses)(
  'Without notes, an exam of %s has as many frames as are asked for, each other than all others, with topic, level and marks',
  async (_, course) => {
    for (const level of [undefined, 'C4'] as const) {
      const plan = planOf(course, 50, level);
      const paper = await paperOf(course, plan);
      for (const items of Object.values(paper)) {
        expect(items.map(({ number }) => number)).toEqual(plan.map(({ number }) => number));
        expect(new Set(items.map(({ stem }) => stem)).size).toBe(50);
        for (const [i, item] of items.entries()) {
          const { topic = '', cognitiveLevel = '', marks = 0 } = plan[i] ?? {};
          expect(isFrame(item)).toBe(true);
          const held = [topic.replace(/["“”]/g, '’'), cognitiveLevel, ` ${marks} mark`, '____'];
          expect([item.stem, held.filter((text) => !item.stem.includes(text))]).toEqual([item.stem, []]);
        }
        for (const { text } of textsOf(items)) expect(text).not.toMatch(malformed);
      }
      for (const [i, { marks }] of plan.entries())
        expect([sum(paper.parted[i]?.parts ?? []), sum(paper.essays[i]?.scheme ?? [])]).toEqual([marks, marks]);
    }
  },
);

test('An English paper is in English', async () => {
  const malay = /\b(?:yang|dalam|topik|kursus|manakah|dan|ialah|soalan|rangka|markah|dengan)\b/iu;
  const texts = textsOf([await paperOf(english, planOf(english, 20)), await notedPaper(english, englishNotes)]);
  expect(texts.filter(({ text }) => malay.test(text))).toEqual([]);
});

type Passage = { at: string; place: string; text: string };

const malayNotes: Passage[] = [
  {
    at: '1:4',
    place: 'Bahagian "Litar arus terus"',
    text: 'Arus ialah kadar pengaliran cas elektrik melalui pengalir. Voltan ialah tenaga yang menggerakkan satu coulomb cas. Ini ialah contoh yang panjang sekali. Rintangan ialah sifat bahan yang menentang arus elektrik. Tujuan nota ini ialah untuk mengulang kaji topik.',
  },
  {
    at: '1:7',
    place: 'Bahagian "Litar arus ulang-alik"',
    text: 'Impedans ialah jumlah halangan terhadap arus ulang-alik.',
  },
];

const englishNotes: Passage[] = [
  {
    at: '1:2',
    place: 'Section "Storytelling Techniques"',
    text: 'Pitch is the height of a voice in storytelling. Pace refers to how fast a story is told in storytelling. A prop is an object that a storyteller shows to listeners. Volume means how loud the voice of a storyteller is.',
  },
];

/** The passages that the plan of a question names: those of its topic. */
const placesOf = (passages: readonly Passage[], topic: string): string[] =>
  passages.flatMap(({ at, place }) => (place.includes(`"${topic}"`) ? [at] : []));

async function notedPaper(course: CourseData, petikan: readonly Passage[], level: PlanRow['cognitiveLevel'] = 'C1') {
  const pelan = planOf(course, 5, level).map((row) => ({ ...row, marks: 1, petikan: placesOf(petikan, row.topic) }));
  const { items } = await askedOf(examPrompts['aneka-pilihan'], course, { petikan, pelan, lain: [] });
  return { pelan, items };
}

describe('With notes', () => {
  test('a definition and a sentence to complete are asked, each with its sentence; the rest is a frame', async () => {
    const { items } = await notedPaper(few, malayNotes);
    expect(items.map(({ stem, answer, cites }) => (isFrame(stem) ? 'frame' : { stem, answer, cites }))).toEqual([
      {
        stem: 'Lengkapkan ayat ini: “____ ialah kadar pengaliran cas elektrik melalui pengalir.”',
        answer: 'Arus',
        cites: ['1:4'],
      },
      {
        stem: 'Apakah yang dimaksudkan dengan “Impedans”?',
        answer: 'Jumlah halangan terhadap arus ulang-alik',
        cites: ['1:7'],
      },
      'frame',
      expect.objectContaining({ answer: 'Tenaga yang menggerakkan satu coulomb cas', cites: ['1:4'] }) as unknown,
      'frame',
    ]);
    expect(items[0]?.explanation).toBe('Bahan kuliah: “Arus ialah kadar pengaliran cas elektrik melalui pengalir.”');
    expect(JSON.stringify(items)).not.toMatch(/topik (?:yang )?manakah|Tujuan nota|contoh yang panjang/);
  });

  test('what asks for more than recall is a frame', async () => {
    for (const level of cognitiveLevels.slice(2))
      expect((await notedPaper(few, malayNotes, level)).items.every(isFrame)).toBe(true);
  });

  test('a written question asks what the notes say, a mark for each thing; marks that are left are a frame', async () => {
    const petikan = malayNotes;
    const pelan = planOf(few, 2, 'C1').map((row, i) => {
      return { ...row, marks: [2, 1][i] ?? 1, petikan: placesOf(petikan, row.topic) };
    });
    const { items } = await askedOf(examPrompts.struktur, few, { petikan, pelan, lain: [] });
    expect(items.map((item) => [isFrame(item), item.parts.map(({ marks }) => marks)])).toEqual([
      [true, [1, 1]],
      [false, [1]],
    ]);
    expect(items[0]?.parts[0]?.answer).toBe('Arus ialah kadar pengaliran cas elektrik melalui pengalir.');
    const more = pelan.map((row) => ({ ...row, marks: 10 }));
    const { items: framed } = await askedOf(examPrompts['esei-pendek'], few, { petikan, pelan: more, lain: [] });
    for (const item of framed) {
      expect([isFrame(item), sum(item.scheme)]).toEqual([true, 10]);
      expect(item.scheme[0]?.point).not.toMatch(/____/);
    }
  });
});

test('The second reader judges no item', async () => {
  const { items } = await askedOf(lookPrompt, usual, { soalan: [{ number: 1 }, { number: 2 }] });
  for (const { answer, findings } of items) expect([answer, findings]).toEqual([null, []]);
  expect(items).toHaveLength(2);
});

test('The same plan gives the same question, and a frame written again holds no word of what is asked for', async () => {
  for (const level of ['C1', 'C5'] as const) {
    const pelan = planOf(few, 1, level);
    for (const prompt of Object.values(examPrompts)) {
      const [semasa, ...more] = await examOf<typeof prompt.schema>(prompt, few, pelan);
      expect(await examOf<typeof prompt.schema>(prompt, few, pelan)).toEqual([semasa, ...more]);
      const given = { pelan, lain: [], permintaan: 'Tulis semula.', semasa };
      const { items } = await askedOf<typeof prompt.schema>(prompt, few, given);
      expect(items).toEqual([semasa]);
    }
  }
});
