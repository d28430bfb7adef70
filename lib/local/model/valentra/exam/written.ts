import type { ShortEssayAnswer, StructuredAnswer } from '../../../../../lambdas/valentra/prompts/exam.ts';
import { apportion } from '../../../../../shared/valentra/levels.ts';
import type { CognitiveLevel } from '../../../../../shared/valentra/schemas.ts';
import { prose, sentence } from '../../language/phrases.ts';
import { inMalay } from '../../language/lexicon.ts';
import type { Course } from '../promptCourse.ts';
import { unlike, type Preferences } from '../rowPreferences.ts';
import { beside, inOrder, mattersIn, othersOf, q, type Matter } from './matter.ts';

/** Something that an answer must hold, and the sentence that holds it. */
interface Point {
  point: string;
  said: string;
}

const holderOf = ({ topics }: Matter, text: string): string =>
  topics.find(({ title, subtopics }) => title === text || subtopics.includes(text))?.title ?? text;

/** What course and notes say of a topic, the nearest to the question first. */
function pointsOf(matter: Matter): Point[] {
  const { topic, focus, definition } = matter;
  const [before, after] = [beside(matter, -1)?.title, beside(matter, 1)?.title];
  const parts = [focus, ...topic.subtopics.filter((other) => other !== focus)].filter((text) => text !== '');
  return [
    ...(definition === undefined
      ? []
      : [
          {
            point: `Takrif ${q(definition.term)} seperti dalam bahan kuliah`,
            said: `${definition.term} ialah ${definition.meaning}`,
          },
        ]),
    ...parts.map((text) => ({
      point: `Menyatakan ${q(text)} sebagai kandungan topik ini`,
      said: `Salah satu kandungan topik ${q(topic.title)} ialah ${q(text)}`,
    })),
    ...(before === undefined
      ? []
      : [
          {
            point: `Mengaitkan dengan topik sebelumnya, ${q(before)}`,
            said: `Topik ini didahului oleh ${q(before)}, yang perlu difahami dahulu`,
          },
        ]),
    ...(after === undefined
      ? []
      : [
          {
            point: `Mengaitkan dengan topik selepasnya, ${q(after)}`,
            said: `Selepas itu, kursus diteruskan dengan ${q(after)}`,
          },
        ]),
    {
      point: `Rumusan tentang tempat ${q(topic.title)} dalam kursus`,
      said: `Kesimpulannya, ${q(topic.title)} mempunyai tempat yang jelas dalam susunan kursus ini`,
    },
  ];
}

const about = ({ topic, focus }: Matter): string =>
  focus === '' ? q(topic.title) : `${q(focus)} dalam topik ${q(topic.title)}`;

const essayAsks: Record<CognitiveLevel, (matter: string) => string> = {
  C1: (matter) => `Nyatakan kandungan kursus yang berkaitan dengan ${matter} dan urutannya.`,
  C2: (matter) => `Huraikan ${matter}: kandungannya serta kedudukannya dalam kursus.`,
  C3: (matter) => `Sediakan nota ringkas tentang ${matter} untuk rakan yang tidak hadir, mengikut susunan kursus.`,
  C4: (matter) => `Analisis hubungan ${matter} dengan topik sebelum dan selepasnya.`,
  C5: (matter) => `Nilaikan kewajaran kedudukan ${matter} dalam susunan kursus ini.`,
  C6: (matter) => `Rancang satu sesi ulang kaji tentang ${matter} berdasarkan kandungan kursus.`,
};

/** Written again, a question asks the same matter with other words in front. */
const again = (stem: string, wanted: Preferences | null, turn: number): string =>
  wanted === null
    ? stem
    : `${['Rujuk maklumat kursus.', 'Guna contoh daripada kursus ini.', 'Jawab dengan ayat yang lengkap.'][turn % 3]} ${stem}`;

const written = <Item extends { stem: string }>(
  course: Course,
  request: string,
  wanted: Preferences | null,
  write: (matter: Matter, stem: (text: string) => string) => Item,
): (Item & { number: number; cites: string[] })[] =>
  mattersIn(request, course, wanted)
    // Asked once more of the same, rules have nothing else to ask.
    .filter(({ turn }) => turn === 0 || wanted !== null)
    .map((matter) => {
      const cites = [...matter.at, ...(matter.definition ? [matter.definition.at] : [])];
      const item = unlike(
        wanted,
        wanted?.turn ?? 0,
        (turn) => write(matter, (text) => again(text, wanted, turn)),
        ({ stem }) => stem,
      );
      return { ...item, number: matter.row.number, cites };
    });

/** Short essays whose scheme is what course and notes say. */
export const shortEssay = (course: Course, request: string, wanted: Preferences | null): ShortEssayAnswer => ({
  items: written(course, request, wanted, (matter, stemOf) => {
    const { cognitiveLevel, marks } = matter.row;
    const points = pointsOf(matter).slice(0, marks);
    const shares = apportion(
      marks - points.length,
      points.map(() => 1),
    );
    return {
      stem: stemOf(essayAsks[cognitiveLevel](about(matter))),
      sampleAnswer: prose(...points.map(({ said }) => said)),
      scheme: points.map(({ point }, i) => ({ point: sentence(point), marks: 1 + (shares[i] ?? 0) })),
    };
  }),
});

/** What stands before the parts. */
const scenes: Record<CognitiveLevel, (matter: string) => string> = {
  C1: (matter) => `Soalan ini tentang ${matter}.`,
  C2: (matter) => `Baca semula nota tentang ${matter}.`,
  C3: (matter) => `Seorang rakan tidak hadir semasa ${matter} diajarkan.`,
  C4: (matter) => `Perhatikan tempat ${matter} dalam kursus.`,
  C5: (matter) => `Seorang rakan membuat dakwaan tentang ${matter}.`,
  C6: (matter) => `Minggu ulang kaji bermula dengan ${matter}.`,
};

interface Part {
  text: string;
  answer: string;
}

/** What a level asks of matters of the course, a mark each. */
const tasks: Record<CognitiveLevel, (these: string[], matter: Matter) => Part> = {
  C1: (these, matter) => ({
    text: `Namakan topik yang memuatkan setiap perkara ini: ${inMalay(these.map(q))}.`,
    answer: placesOf(these, matter),
  }),
  C2: (these, matter) => ({
    text: `Kelaskan ${inMalay(these.map(q))} mengikut topiknya.`,
    answer: placesOf(these, matter),
  }),
  C3: (these, { topics }) => ({
    text: `Gunakan susunan kursus untuk mengatur ${inMalay(these.map(q))} daripada yang terawal.`,
    answer: inOrder(topics, these).map(q).join(' → '),
  }),
  C4: (these, matter) => ({
    text: `Analisis ${inMalay(these.map(q))}: tentukan topik bagi setiap satu.`,
    answer: placesOf(these, matter),
  }),
  C5: (these, matter) => ({
    text: `Seorang rakan mendakwa bahawa ${inMalay(these.map(q))} semuanya kandungan topik ${q(matter.topic.title)}. Nilaikan dakwaan itu bagi setiap satu.`,
    answer: these
      .map((text) => {
        const holder = holderOf(matter, text);
        return `${q(text)}: ${holder === matter.topic.title ? 'benar' : `tidak benar, kerana perkara itu dalam ${q(holder)}`}`;
      })
      .join('; '),
  }),
  C6: (these, { topics }) => ({
    text: `Rancang urutan ulang kaji bagi ${inMalay(these.map(q))} mengikut susunan kursus.`,
    answer: inOrder(topics, these).map(q).join(' → '),
  }),
};

const placesOf = (these: readonly string[], matter: Matter): string =>
  these.map((text) => `${q(text)}: ${q(holderOf(matter, text))}`).join('; ');

/** Questions in parts: what the topic holds, then a task of the row's level; as many answers as marks where the course has as many. */
export const structured = (course: Course, request: string, wanted: Preferences | null): StructuredAnswer => ({
  items: written(course, request, wanted, (matter, stemOf) => {
    const { topic, focus, definition, row } = matter;
    const known = definition
      ? {
          text: `Nyatakan maksud ${q(definition.term)}.`,
          answer: sentence(`${definition.term} ialah ${definition.meaning}`),
        }
      : topic.subtopics.length > 1
        ? {
            text: `Nyatakan satu lagi kandungan topik ini.`,
            answer: sentence(
              `Salah satu: ${topic.subtopics
                .filter((other) => other !== focus)
                .map(q)
                .join(', ')}`,
            ),
          }
        : null;
    const first = known !== null && row.marks > 1 ? 1 : 0;
    const others = othersOf(matter).map(({ title, subtopics }) => (focus === '' ? title : (subtopics[0] ?? title)));
    const these = [focus === '' ? topic.title : focus, ...others].slice(0, Math.max(2, Math.min(row.marks - first, 6)));
    const task = tasks[row.cognitiveLevel](these, matter);
    const last = { ...task, answer: `${task.answer} (${row.marks - first} markah)`, marks: row.marks - first };
    return {
      stem: stemOf(scenes[row.cognitiveLevel](about(matter))),
      parts: known !== null && first > 0 ? [{ ...known, marks: first }, last] : [last],
    };
  }),
});
