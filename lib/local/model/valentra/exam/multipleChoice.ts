import { comparable } from '../../../../../shared/text/comparable.ts';
import type { MultipleChoiceAnswer } from '../../../../../lambdas/valentra/prompts/exam.ts';
import { sentence } from '../../language/phrases.ts';
import { lowerFirst, upperFirst } from '../../language/lexicon.ts';
import { topicPhrase, type Course } from '../promptCourse.ts';
import { practiceAt, practices } from '../words/practices.ts';
import { situation, written, type Subject } from './questionPlan.ts';
import { actorAt, contextAt, preparingAt } from '../words/scenes.ts';
import { solve } from './solve.ts';
import { terms, type Term } from '../words/terms.ts';
import { at, type Some } from '../../language/rotation.ts';
import type { Preferences } from '../rowPreferences.ts';

interface Item {
  stem: string;
  answer: string;
  distractors: string[];
  explanation: string;
}

/** Questions with one right answer and three others, in the course's own matter. */
export const multipleChoice = (course: Course, request: string, wanted: Preferences | null): MultipleChoiceAnswer => ({
  items: written(request, course, wanted, itemFor),
});

/** Knowledge is asked of the course's own order and of its terms in turn; higher levels are asked in situations. */
function itemFor(subject: Subject, turn: number): Item {
  const { cognitiveLevel } = subject.row;
  if (cognitiveLevel !== 'C1' && cognitiveLevel !== 'C2') return inSituation(subject, turn, cognitiveLevel);
  const ofCourse = turn % 2 === 0 ? (cognitiveLevel === 'C1' ? byTopic : bySubtopic)(subject, turn) : null;
  if (ofCourse && isDecidable(subject.course, ofCourse)) return ofCourse;
  // A course about assessment has topics that are terms themselves: the next term then asks without doubt.
  const others = Array.from({ length: terms.length }, (_, step) => at(terms, turn + step * 7));
  const term = others.find((other) => isDecidable(subject.course, byTerm(subject, turn, other)));
  return byTerm(subject, turn, term ?? at(terms, turn));
}

/** One who knows the course and reads the item finds its answer, and only that. */
const isDecidable = (course: Course, { stem, answer, distractors }: Item): boolean =>
  distractors.length === 3 &&
  new Set([answer, ...distractors].map(comparable)).size === 4 &&
  !isGiveaway(answer, distractors) &&
  solve(course, stem, [answer, ...distractors]) === 0;

/** A right answer that stands out by its length. */
const isGiveaway = (answer: string, distractors: readonly string[]): boolean =>
  answer.length > 1.2 * Math.max(...distractors.map(({ length }) => length));

/** Three of the texts, those of about the answer's length first; each turn begins with another. */
function nearestDistractors(answer: string, others: readonly string[], turn: number): string[] {
  const known = new Map([...new Set(others)].map((text) => [comparable(text), text]));
  known.delete(comparable(answer));
  const close = [...known.values()]
    .toSorted((a, b) => Math.abs(a.length - answer.length) - Math.abs(b.length - answer.length))
    .slice(0, 5);
  const start = close.length > 3 ? turn % (close.length - 2) : 0;
  return close.slice(start, start + 3);
}

type Ask = (about: string) => string;

const topicAsks: Some<Ask> = [
  (about) => `Kenal pasti topik kursus yang membincangkan ${about}.`,
  (about) => `Namakan topik induk bagi ${about} dalam kursus ini.`,
  (about) => `Nyatakan topik yang perlu dibaca untuk memahami ${about}.`,
];
const subtopicAsks: Some<Ask> = [
  (about) => `Kelaskan perkara berikut: yang manakah sebahagian daripada ${about}?`,
  (about) => `Jelaskan skop ${about}: isi manakah yang termasuk di dalamnya?`,
  (about) => `Terangkan kandungan ${about}: subtopik manakah yang dirangkuminya?`,
];

function byTopic({ row, course, topic, wanted }: Subject, turn: number): Item | null {
  const subtopic =
    topic?.subtopics.find((text) => text === row.subtopic) ?? topic?.subtopics[turn % topic.subtopics.length];
  if (topic === undefined || subtopic === undefined) return null;
  const others = course.topics.map(({ title }) => title);
  const about = topicPhrase(course, subtopic, subtopic);
  const opening = wanted?.isShorter ? '' : `${actorAt(turn)} ${preparingAt(turn)} ${about} ${contextAt(turn)}. `;
  return {
    stem: `${opening}${at(topicAsks, turn)(about)}`,
    answer: topic.title,
    distractors: nearestDistractors(topic.title, others, turn),
    explanation: `Dalam maklumat kursus, ${about} terletak di bawah topik ${topicPhrase(course, topic.title, 'itu')}; topik lain membincangkan perkara yang berlainan.`,
  };
}

function bySubtopic({ row, course, topic, wanted }: Subject, turn: number): Item | null {
  const subtopic =
    topic?.subtopics.find((text) => text === row.subtopic) ?? topic?.subtopics[turn % topic.subtopics.length];
  if (topic === undefined || subtopic === undefined) return null;
  const others = course.topics.filter(({ title }) => title !== topic.title).flatMap(({ subtopics }) => subtopics);
  const about = topicPhrase(course, topic.title, topic.title);
  const opening = wanted?.isShorter ? '' : `${actorAt(turn)} ${preparingAt(turn)} ${about} ${contextAt(turn)}. `;
  return {
    stem: `${opening}${at(subtopicAsks, turn)(about)}`,
    answer: subtopic,
    distractors: nearestDistractors(subtopic, others, turn),
    explanation: `${upperFirst(topicPhrase(course, subtopic, 'perkara itu'))} ialah subtopik bagi ${about}; tiga pilihan lain tergolong dalam topik lain kursus ini.`,
  };
}

const meaningAsks: Some<string> = [
  'Jelaskan istilah itu: pernyataan manakah yang tepat?',
  'Terangkan maksudnya. Huraian manakah yang betul?',
  'Tafsirkan konsep tersebut: takrif manakah yang paling sesuai?',
];

/** A term of education at work in the topic: its name is asked for at C1, its meaning at C2. */
function byTerm({ row, about, wanted }: Subject, turn: number, term: Term): Item {
  const family = terms.filter(({ family: own, name }) => own === term.family && name !== term.name);
  const scene = `${actorAt(turn)} ${preparingAt(turn)} ${about} ${contextAt(turn)}`;
  const names = family.map(({ name }) => name);
  const meanings = family.map(({ meaning }) => upperFirst(meaning));
  const explanation = `${term.name} ialah ${term.meaning}; pilihan lain merujuk kepada istilah yang berlainan.`;
  const byName = nearestDistractors(term.name, names, turn);
  if (row.cognitiveLevel === 'C1')
    return {
      stem: wanted?.isShorter
        ? `Namakan istilah yang bermaksud ${term.meaning} dalam ${about}.`
        : `${scene} dan merujuk kepada ${term.meaning}. Namakan istilah bagi perkara itu.`,
      answer: term.name,
      distractors: byName,
      explanation,
    };
  return {
    stem: wanted?.isShorter
      ? `Jelaskan ${lowerFirst(term.name)} dalam ${about}: pernyataan manakah yang tepat?`
      : `${scene} dengan memanfaatkan ${lowerFirst(term.name)}. ${at(meaningAsks, turn)}`,
    answer: upperFirst(term.meaning),
    distractors: nearestDistractors(upperFirst(term.meaning), meanings, turn),
    explanation,
  };
}

/** Three ways of asking at each level; C4 asks for the cause, the others for what is to be done. */
const asks: Readonly<Record<'C3' | 'C4' | 'C5' | 'C6', Some<Ask>>> = {
  C3: [
    (about) => `Gunakan pengetahuan anda tentang ${about}: tindakan manakah yang menyelesaikan masalah itu?`,
    () => 'Aplikasikan prinsip pengajaran yang sesuai. Langkah manakah yang perlu dilaksanakan?',
    (about) => `Tunjukkan cara pelajaran ${about} diteruskan: amalan manakah yang menepati keperluan kelas itu?`,
  ],
  C4: [
    () => 'Analisis keadaan itu. Apakah punca yang paling munasabah?',
    (about) => `Cerakinkan masalah itu daripada sudut ${about}: faktor manakah yang paling jelas terbukti?`,
    () => 'Bezakan punca dengan kesan. Pernyataan manakah punca yang sebenar?',
  ],
  C5: [
    () => 'Nilaikan empat cadangan rakan setugas. Cadangan manakah yang paling wajar disokong?',
    (about) => `Pertimbangkan kesannya terhadap penguasaan ${about}: keputusan manakah yang terbaik?`,
    () => 'Wajarkan pilihan guru itu: penyelesaian manakah yang mempunyai alasan paling kukuh?',
  ],
  C6: [
    (about) => `Reka bentuk semula pelajaran ${about}: unsur manakah yang mesti ditambah?`,
    () => 'Rancang penambahbaikan untuk minggu hadapan. Strategi manakah yang patut menjadi terasnya?',
    (about) => `Cadangkan satu inovasi bagi ${about}: asas manakah yang menjawab keperluan itu?`,
  ],
};

function inSituation(subject: Subject, turn: number, level: 'C3' | 'C4' | 'C5' | 'C6'): Item {
  const known = practiceAt(turn);
  const of = (practice: typeof known): string => (level === 'C4' ? practice.cause : practice.action);
  return {
    stem: `${situation(subject, turn)} ${at(asks[level], turn)(subject.about)}`,
    answer: of(known),
    distractors: ofOtherThemes(turn).map(of),
    explanation:
      level === 'C4'
        ? sentence(
            `Bukti dalam situasi itu menunjukkan bahawa ${lowerFirst(known.cause)}; tiga faktor lain tidak disokong oleh situasi`,
          )
        : sentence(
            `Punca masalah ialah ${lowerFirst(known.cause)}, maka ${lowerFirst(known.action)} menjawabnya secara langsung; cadangan lain menangani masalah yang berlainan`,
          ),
  };
}

/** What is right elsewhere: three practices of three other themes. */
function ofOtherThemes(turn: number): (typeof practices)[number][] {
  const chosen: (typeof practices)[number][] = [];
  const themes = new Set([practiceAt(turn).theme]);
  for (let step = 1; chosen.length < 3 && step < practices.length; step += 1) {
    const other = practiceAt(turn + step * (turn % 2 === 0 ? 4 : 7));
    if (themes.has(other.theme)) continue;
    themes.add(other.theme);
    chosen.push(other);
  }
  return chosen;
}
