import type { ShortEssayAnswer, StructuredAnswer } from '../../../../../lambdas/valentra/prompts/exam.ts';
import { apportion } from '../../../../../shared/valentra/apportion.ts';
import type { CognitiveLevel } from '../../../../../shared/valentra/schemas.ts';
import { lowerFirst, prose, sentence, at, inRounds, type Some } from '../../language.ts';
import { type Course, unlike, type Preferences } from '../promptCourse.ts';
import {
  beside,
  filled,
  inOrder,
  listed,
  mattersIn,
  othersOf,
  q,
  sequenceOf,
  type Ask,
  type Matter,
  type Note,
} from './matter.ts';

interface Point {
  point: string;
  said: string;
}

const holderOf = ({ topics }: Matter, text: string): string =>
  topics.find(({ title, subtopics }) => title === text || subtopics.includes(text))?.title ?? text;

/** What a sentence of the notes asks for, the answer, and how many things it names. */
function noteAsks({ say }: Matter, { kind, about, says, parts }: Note): Point & { text: string; count: number } {
  if (kind === 'parts')
    return {
      text: say(`${about}. Senaraikan kesemuanya.`, `${about}. List them all.`),
      point: `${about}: ${parts.join(', ')}`,
      said: `${about}: ${says}`,
      count: parts.length,
    };
  if (kind === 'cause')
    return {
      text: say(`Jelaskan sebab ${lowerFirst(about)}.`, `Explain why ${lowerFirst(about)}.`),
      point: say(`Sebab ${lowerFirst(about)}`, `Why ${lowerFirst(about)}`),
      said: say(`${about} kerana ${says}`, `${about} because ${says}`),
      count: 1,
    };
  return {
    text: say(`Nyatakan maksud ${q(about)}.`, `State the meaning of ${q(about)}.`),
    point: say(
      `Takrif ${q(about)} seperti dalam bahan kuliah`,
      `The definition of ${q(about)} as in the lecture notes`,
    ),
    said: say(`${about} ialah ${says}`, `${about} is ${says}`),
    count: 1,
  };
}

function pointsOf(matter: Matter): Point[] {
  const { topic, focus, note } = matter;
  const pointOf = (point: Ask, said: Ask, what = ''): Point => ({
    point: filled(matter, point, what),
    said: filled(matter, said, what),
  });
  const title = (steps: number): string[] =>
    [beside(matter, steps)].flatMap((other) => (other ? [q(other.title)] : []));
  const parts = [focus, ...topic.subtopics.filter((other) => other !== focus)].filter((text) => text !== '');
  return [
    ...(note === undefined ? [] : [noteAsks(matter, note)]),
    ...parts.map((text) =>
      pointOf(
        ['Menyatakan X sebagai kandungan topik ini', 'Names X as part of this topic'],
        ['Salah satu kandungan topik T ialah X', 'One part of the topic T is X'],
        q(text),
      ),
    ),
    ...title(-1).map((before) =>
      pointOf(
        ['Mengaitkan dengan topik sebelumnya, X', 'Links it to the topic before, X'],
        ['Topik ini didahului oleh X', 'This topic comes after X'],
        before,
      ),
    ),
    ...title(1).map((after) =>
      pointOf(
        ['Mengaitkan dengan topik selepasnya, X', 'Links it to the topic after, X'],
        ['Selepas itu, kursus diteruskan dengan X', 'The course goes on with X'],
        after,
      ),
    ),
    pointOf(
      ['Rumusan tentang T', 'A conclusion on T'],
      ['Kesimpulannya, itulah tempat T dalam kursus ini', 'In conclusion, that is the place of T'],
    ),
  ];
}

const about = ({ topic, focus, say }: Matter): string =>
  focus === '' ? q(topic.title) : `${q(focus)} ${say('dalam topik', 'in the topic')} ${q(topic.title)}`;

/** What is asked at each level: of an essay, before the parts of a question, and of several matters of the course. */
interface Asks {
  essay: Ask;
  scene: Ask;
  task: Ask;
  /** What the task asks of the matters: their topics, their order, or whether they belong to this topic. */
  wants: 'topics' | 'order' | 'membership';
}

const asks: Record<CognitiveLevel, Asks> = {
  C1: {
    essay: ['Nyatakan kandungan kursus yang berkaitan dengan X.', 'State what the course covers on X.'],
    scene: ['Soalan ini tentang X.', 'This question is about X.'],
    task: ['Namakan topik yang memuatkan setiap perkara ini: X.', 'Name the topic that covers each of these: X.'],
    wants: 'topics',
  },
  C2: {
    essay: ['Huraikan kandungan X.', 'Describe the contents of X.'],
    scene: ['Baca semula nota tentang X.', 'Read your notes on X again.'],
    task: ['Kelaskan X mengikut topiknya.', 'Classify X by their topics.'],
    wants: 'topics',
  },
  C3: {
    essay: [
      'Sediakan nota ringkas tentang X untuk rakan yang tidak hadir.',
      'Prepare short notes on X for a peer who was absent.',
    ],
    scene: ['Seorang rakan tidak hadir semasa X diajarkan.', 'A peer was absent when X was taught.'],
    task: [
      'Gunakan susunan kursus untuk mengatur X daripada yang terawal.',
      'Use the course outline to arrange X from the earliest.',
    ],
    wants: 'order',
  },
  C4: {
    essay: [
      'Analisis hubungan X dengan topik sebelum dan selepasnya.',
      'Analyse how X relates to the topics before and after it.',
    ],
    scene: ['Perhatikan tempat X dalam kursus.', 'Consider the place of X in the course.'],
    task: ['Analisis X: tentukan topik bagi setiap satu.', 'Analyse X: determine the topic of each.'],
    wants: 'topics',
  },
  C5: {
    essay: [
      'Nilaikan kewajaran kedudukan X dalam susunan kursus ini.',
      'Evaluate whether the place of X in this course is justified.',
    ],
    scene: ['Seorang rakan membuat dakwaan tentang X.', 'A peer makes a claim about X.'],
    task: [
      'Dia mendakwa bahawa X semuanya kandungan topik T. Nilaikan dakwaan itu bagi setiap satu.',
      'The claim is that X are all part of the topic T. Evaluate it for each.',
    ],
    wants: 'membership',
  },
  C6: {
    essay: [
      'Rancang satu sesi ulang kaji tentang X berdasarkan kandungan kursus.',
      'Plan a revision session on X from the contents of the course.',
    ],
    scene: ['Minggu ulang kaji bermula dengan X.', 'The revision week begins with X.'],
    task: ['Rancang urutan ulang kaji bagi X.', 'Plan the order in which to revise X.'],
    wants: 'order',
  },
};

function taskAnswer(matter: Matter, wants: Asks['wants'], these: readonly string[]): string {
  const { topics, topic, say } = matter;
  if (wants === 'order') return sequenceOf(inOrder(topics, these));
  return these
    .map((text) => {
      const holder = holderOf(matter, text);
      if (wants === 'topics') return `${q(text)}: ${q(holder)}`;
      const where = say(`tidak benar, kerana perkara itu dalam ${q(holder)}`, `wrong, it is part of ${q(holder)}`);
      return `${q(text)}: ${holder === topic.title ? say('benar', 'right') : where}`;
    })
    .join('; ');
}

/** Written again, a question asks the same matter with other words in front. */
const leads: Some<Ask> = [
  ['Rujuk maklumat kursus.', 'Refer to the course information.'],
  ['Guna contoh daripada kursus ini.', 'Use examples from this course.'],
  ['Jawab dengan ayat yang lengkap.', 'Answer in full sentences.'],
];

const written = <Item extends { stem: string }>(
  course: Course,
  request: string,
  wanted: Preferences | null,
  write: (matter: Matter) => Item,
): (Item & { number: number; cites: string[] })[] =>
  mattersIn(request, course, wanted)
    // Asked once more of the same, rules have nothing else to ask.
    .filter(({ turn }) => turn === 0 || wanted !== null)
    .map((matter) => {
      const cites = [...matter.at, ...(matter.note ? [matter.note.at] : [])];
      const item = write(matter);
      const stem = unlike(
        wanted,
        wanted?.turn ?? 0,
        (turn) => (wanted === null ? item.stem : `${matter.say(...at(leads, turn))} ${item.stem}`),
        (text) => text,
      );
      return { ...item, stem, number: matter.row.number, cites };
    });

/** Short essays whose scheme is what course and notes say. */
export const shortEssay = (course: Course, request: string, wanted: Preferences | null): ShortEssayAnswer => ({
  items: written(course, request, wanted, (matter) => {
    const { cognitiveLevel, marks } = matter.row;
    const points = pointsOf(matter).slice(0, marks);
    const shares = apportion(
      marks - points.length,
      points.map(() => 1),
    );
    return {
      stem: filled(matter, asks[cognitiveLevel].essay, about(matter)),
      sampleAnswer: prose(...points.map(({ said }) => said)),
      scheme: points.map(({ point }, i) => ({ point: sentence(point), marks: 1 + (shares[i] ?? 0) })),
    };
  }),
});

/** Questions in parts: what the notes say or the topic holds, then a task of the row's level with a thing for each mark where there are as many. */
export const structured = (course: Course, request: string, wanted: Preferences | null): StructuredAnswer => ({
  items: written(course, request, wanted, (matter) => {
    const { topic, focus, note, row, say } = matter;
    const own = note && noteAsks(matter, note);
    const known = own
      ? { text: own.text, answer: sentence(own.said), marks: Math.min(own.count, Math.max(0, row.marks - 2)) }
      : {
          text: say('Nyatakan satu lagi kandungan topik ini.', 'State one more part of this topic.'),
          answer: `${say('Salah satu', 'One of')}: ${topic.subtopics
            .filter((other) => other !== focus)
            .map(q)
            .join(', ')}.`,
          marks: Math.min(topic.subtopics.length > 1 ? 1 : 0, Math.max(0, row.marks - 2)),
        };
    const marks = row.marks - known.marks;
    const others = othersOf(matter);
    const parts = focus === '' ? [] : inRounds(others.map(({ subtopics }) => subtopics));
    // A title among subtopics would tell its own topic.
    const these = [
      focus === '' ? topic.title : focus,
      ...(parts.length > 0 ? parts : others.map(({ title }) => title)),
    ];
    const asked = these.slice(0, Math.max(2, marks));
    const { scene, task, wants } = asks[row.cognitiveLevel];
    const last = { text: filled(matter, task, listed(matter, asked)), answer: taskAnswer(matter, wants, asked), marks };
    return {
      stem: filled(matter, scene, about(matter)),
      parts: known.marks > 0 ? [known, last] : [last],
    };
  }),
});
