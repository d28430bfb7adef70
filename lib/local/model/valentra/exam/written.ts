import type { ShortEssayAnswer, StructuredAnswer } from '../../../../../lambdas/valentra/prompts/exam.ts';
import { apportionEach } from '../../../../../shared/valentra/counting/apportion.ts';
import type { CognitiveLevel } from '../../../../../shared/valentra/schemas.ts';
import { lowerFirst, prose, sentence, turned, inRounds } from '../../language.ts';
import type { Course, Preferences } from '../promptCourse.ts';
import { mattersIn, q, sequenceOf, type Ask, type Matter, type Note } from './matter.ts';

/** What a sentence of the notes asks for, the answer, and how many things it names. */
function noteAsks({ say }: Matter, { kind, about, says, parts }: Note): { text: string; said: string; count: number } {
  const asked: Record<Note['kind'], [text: string, said: string]> = {
    parts: [say(`${about}. Senaraikan kesemuanya.`, `${about}. List them all.`), `${about}: ${says}`],
    cause: [
      say(`Jelaskan sebab ${lowerFirst(about)}.`, `Explain why ${lowerFirst(about)}.`),
      say(`${about} kerana ${says}`, `${about} because ${says}`),
    ],
    meaning: [
      say(`Nyatakan maksud ${q(about)}.`, `State the meaning of ${q(about)}.`),
      say(`${about} ialah ${says}`, `${about} is ${says}`),
    ],
  };
  const [text, said] = asked[kind];
  return { text, said, count: Math.max(1, parts.length) };
}

/** What an essay on a matter may say: what the notes say, the parts of its topic, and the topics beside it. */
function pointsOf(matter: Matter) {
  const { topics, topic, focus, note, fill } = matter;
  const place = topics.indexOf(topic);
  const parts = topic.subtopics.toSorted((a, b) => Number(b === focus) - Number(a === focus));
  const pointsOn = (titles: readonly string[], point: Ask, said: Ask) =>
    titles.map((title) => ({ point: fill(point, q(title)), said: fill(said, q(title)) }));
  const told = note && noteAsks(matter, note).said;
  return [
    ...(told === undefined ? [] : [{ point: told, said: told }]),
    ...pointsOn(
      parts,
      ['Menyatakan X sebagai kandungan topik ini', 'Names X as part of this topic'],
      ['Salah satu kandungan topik T ialah X', 'One part of the topic T is X'],
    ),
    ...pointsOn(
      [topics[place - 1], topics[place + 1]].flatMap((beside) => beside?.title ?? []),
      ['Mengaitkan dengan topik X', 'Links it to the topic X'],
      ['Dalam kursus ini, T bersambung dengan X', 'In this course, T is taught beside X'],
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

function taskAnswer({ topics, topic, say, inOrder }: Matter, wants: Asks['wants'], these: readonly string[]): string {
  if (wants === 'order') return sequenceOf(inOrder(these));
  return these
    .map((text) => {
      const holder = topics.find(({ title, subtopics }) => title === text || subtopics.includes(text))?.title ?? text;
      if (wants === 'topics') return `${q(text)}: ${q(holder)}`;
      const where = say(`tidak benar, kerana perkara itu dalam ${q(holder)}`, `wrong, it is part of ${q(holder)}`);
      return `${q(text)}: ${holder === topic.title ? say('benar', 'right') : where}`;
    })
    .join('; ');
}

/** Written again, a question asks the same matter with other words in front. */
const leads: readonly Ask[] = [
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
  mattersIn(request, course)
    // Asked once more of the same, rules have nothing else to ask.
    .filter(({ turn }) => turn === 0 || wanted !== null)
    .map((matter) => {
      const item = write(matter);
      const stems = turned(leads, wanted?.turn ?? 0).map((lead) => `${matter.say(...lead)} ${item.stem}`);
      const stem = wanted === null ? item.stem : (stems.find((one) => !wanted.before.has(one)) ?? item.stem);
      return {
        ...item,
        stem,
        number: matter.row.number,
        cites: [...matter.at, ...(matter.note ? [matter.note.at] : [])],
      };
    });

/** Short essays whose scheme is what course and notes say; none where these say nothing. */
export const shortEssay = (course: Course, request: string, wanted: Preferences | null): ShortEssayAnswer => ({
  items: written(course, request, wanted, (matter) => {
    const { cognitiveLevel, marks } = matter.row;
    const points = pointsOf(matter).slice(0, marks);
    const shares = apportionEach(
      marks,
      points.map(() => 1),
    );
    return {
      stem: matter.fill(asks[cognitiveLevel].essay, about(matter)),
      sampleAnswer: prose(...points.map(({ said }) => said)),
      scheme: points.map(({ point }, i) => ({ point: sentence(point), marks: shares[i] ?? 1 })),
    };
  }).filter(({ scheme }) => scheme.length > 0),
});

/** Questions in parts: what the notes say or the topic holds, then a task of the row's level with a thing for each mark where there are as many. */
export const structured = (course: Course, request: string, wanted: Preferences | null): StructuredAnswer => ({
  items: written(course, request, wanted, (matter) => {
    const { topic, focus, note, row, say, fill, otherTopics } = matter;
    const more = topic.subtopics.filter((other) => other !== focus);
    const known =
      note === undefined
        ? {
            text: say('Nyatakan satu lagi kandungan topik ini.', 'State one more part of this topic.'),
            said: `${say('Salah satu', 'One of')}: ${more.map(q).join(', ')}`,
            count: Math.min(1, more.length),
          }
        : noteAsks(matter, note);
    const first = { text: known.text, answer: sentence(known.said), marks: Math.min(known.count, row.marks - 2) };
    const marks = row.marks - Math.max(0, first.marks);
    const parts = focus === '' ? [] : inRounds(otherTopics.map(({ subtopics }) => subtopics));
    // A title among subtopics would tell its own topic.
    const these = [focus || topic.title, ...(parts.length > 0 ? parts : otherTopics.map(({ title }) => title))];
    const asked = these.slice(0, Math.max(2, marks));
    const { scene, task, wants } = asks[row.cognitiveLevel];
    const last = { text: fill(task, matter.listed(asked)), answer: taskAnswer(matter, wants, asked), marks };
    return { stem: fill(scene, about(matter)), parts: first.marks > 0 ? [first, last] : [last] };
  }),
});
