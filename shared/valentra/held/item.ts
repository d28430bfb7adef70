import { type Claim, plainText } from '../../claims/claim.ts';
import { knownOf } from '../../claims/known.ts';
import { sentencesOf } from '../../claims/names.ts';
import { saysWhole } from '../../text/comparable.ts';
import { coverage } from '../../fact/score.ts';
import { parseText } from '../../richText/parse.ts';
import type { Course } from '../course/courseView.ts';
import { numbersIn } from '../items/cites.ts';
import { optionsOf, textsOf } from '../items/flags.ts';
import type { ExamQuestion } from '../schemas.ts';
import { type Fault, fault } from './fault.ts';
import { type Ground, isDeclaredInvented, textFaults } from './known.ts';
import { levelFaults } from './levels.ts';

/** What items claim beyond course and notes. */

/**
 * Works and links that nothing known has. A label that opens `whole` declares them made up, one in a bracket those of its own sentence:
 * 'Menurut Tanenbaum (2011) ... Suhunya 40 °C (data rekaan).'
 */
export function sourceFaults(at: Fault['at'], text: string, ground: Ground, whole = text): Fault[] {
  const [opening = ''] = whole.split(/[([]/u);
  if (isDeclaredInvented(opening)) return [];
  const plain = plainText(parseText(text));
  const sentences = sentencesOf(plain).map((place) => ({ ...place, text: plain.slice(place.from, place.to).trim() }));
  const isDeclared = ({ from }: Claim): boolean =>
    sentences.some((one) => one.from <= from && one.to > from && isDeclaredInvented(one.text));
  return textFaults(at, text, ground, ({ claim }) => claim.kind === 'source' && !isDeclared(claim));
}

const nothing: Ground = { known: knownOf([]), own: [], told: {} };
/** '18 / 6 = 12', whatever else is known; one that comes to a wrong option shows the slip behind it. */
export const sumFaults = (at: Fault['at'], text: string, wrong: readonly string[] = []): Fault[] =>
  textFaults(at, text, nothing, ({ claim }) => {
    const [result = ''] = numbersIn(claim.text.split('=').at(-1) ?? '');
    return claim.kind === 'sum' && !wrong.flatMap(numbersIn).includes(result);
  });

/** 'Rajah 1' where the item has neither a caption nor a table. */
export function figureFaults(at: Fault['at'], text: string, ground: Ground): Fault[] {
  const hasTable = parseText(text).some(({ kind }) => kind === 'table');
  return hasTable
    ? []
    : textFaults(at, text, ground, ({ claim }) => claim.kind === 'figure').map((one) => ({
        ...one,
        reason: `${one.text} tiada dalam soalan ini.`,
      }));
}

/** A stem that names a subtopic of another topic and has no word of its own. */
function topicFaults({ topic, subtopic, stem }: ExamQuestion, { topics }: Course, texts: string): Fault[] {
  const own = topics.find(({ title }) => title === topic);
  const names = [topic, subtopic, ...(own?.subtopics ?? [])].join(' ');
  if (own === undefined || coverage(names, texts) > 0) return [];
  const other = topics
    .filter((one) => one !== own)
    .flatMap(({ title, subtopics }) => [title, ...subtopics].map((name) => ({ title, name })))
    .find(({ name }) => saysWhole(texts, name));
  return other === undefined
    ? []
    : [
        fault(
          ['stem'],
          stem.includes(other.name) ? other.name : '',
          `"${other.name}" ialah isi topik "${other.title}", bukan "${topic}".`,
        ),
      ];
}

/** What asks may show a slip that is to be found, and a wrong option is one. */
const isOfAnswer = (question: ExamQuestion, [field, place, part]: Fault['at']): boolean =>
  question.kind === 'aneka-pilihan' && field === 'options'
    ? question.options[Number(place)]?.key === question.answer
    : field !== 'stem' && part !== 'text';

/** `ground`: course and notes; null where nobody can say what the notes do not have. */
export function itemFaults(question: ExamQuestion, course: Course, ground: Ground | null): Fault[] {
  const texts = textsOf(question);
  const whole = texts.map(([, text]) => text).join('\n');
  const wrong = question.kind === 'aneka-pilihan' ? optionsOf(question).distractors : [];
  return [
    ...levelFaults(['cognitiveLevel'], question.cognitiveLevel, question.clo, course.clos),
    ...(ground === null ? [] : texts.flatMap(([at, text]) => sourceFaults(at, text, ground, whole))),
    ...texts.flatMap(([at, text]) => (isOfAnswer(question, at) ? sumFaults(at, text, wrong) : [])),
    ...(ground === null ? [] : figureFaults(['stem'], question.stem, ground)),
    ...topicFaults(question, course, whole),
  ];
}
