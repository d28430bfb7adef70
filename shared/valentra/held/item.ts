import { type Claim, plainText } from '../../claims/claim.ts';
import { knownOf } from '../../claims/known.ts';
import { sentencesOf } from '../../claims/names.ts';
import { saysWhole } from '../../text/comparable.ts';
import { coverage } from '../../fact/score.ts';
import { parseText } from '../../richText/parse.ts';
import type { Course } from '../course/courseView.ts';
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
/** '18 / 6 = 12', whatever else is known. */
export const sumFaults = (at: Fault['at'], text: string): Fault[] =>
  textFaults(at, text, nothing, ({ claim }) => claim.kind === 'sum');

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

/** The texts of an item with their fields. */
function textsOf(question: ExamQuestion): [Fault['at'], string][] {
  const stem: [Fault['at'], string] = [['stem'], question.stem];
  if (question.kind === 'struktur')
    return [
      stem,
      ...question.parts.flatMap(({ text, answer }, i): [Fault['at'], string][] => [
        [['parts', i, 'text'], text],
        [['parts', i, 'answer'], answer],
      ]),
    ];
  if (question.kind === 'esei-pendek')
    return [
      stem,
      [['sampleAnswer'], question.sampleAnswer],
      ...question.scheme.map(({ point }, i): [Fault['at'], string] => [['scheme', i, 'point'], point]),
    ];
  return [
    stem,
    ...question.options.map(({ text }, i): [Fault['at'], string] => [['options', i, 'text'], text]),
    [['explanation'], question.explanation],
  ];
}

/** A wrong option may work out a wrong sum. */
const isWrongOption = (question: ExamQuestion, [field, place]: Fault['at']): boolean =>
  question.kind === 'aneka-pilihan' && field === 'options' && question.options[Number(place)]?.key !== question.answer;

/** `ground`: course and notes; null where nobody can say what the notes do not have. */
export function itemFaults(question: ExamQuestion, course: Course, ground: Ground | null): Fault[] {
  const texts = textsOf(question);
  const whole = texts.map(([, text]) => text).join('\n');
  return [
    ...levelFaults(['cognitiveLevel'], question.cognitiveLevel, question.clo, course.clos),
    ...(ground === null ? [] : texts.flatMap(([at, text]) => sourceFaults(at, text, ground, whole))),
    ...texts.flatMap(([at, text]) => (isWrongOption(question, at) ? [] : sumFaults(at, text))),
    ...(ground === null ? [] : figureFaults(['stem'], question.stem, ground)),
    ...topicFaults(question, course, whole),
  ];
}
