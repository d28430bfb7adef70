import type { CourseAnswer } from '../../../../../../lambdas/course/prompt.ts';
import { topicDoubt } from '../../../../../../shared/course/words/plausible.ts';
import { labelKind } from '../../../../../../shared/course/words/vocabulary.ts';
import { weeksForm } from '../../../../../../shared/document/table/texts.ts';
import { weeksIn } from '../../../../../../shared/fact/decide/decideNumber.ts';
import { withoutNote } from '../../../../../../shared/fact/score.ts';
import { durationsIn, hoursOf } from '../../../../../../shared/fact/units.ts';
import { isEnglish } from '../../../language.ts';
import { inOneLanguage, isUnfinished, linesOf, markOf, withoutMark } from '../ownWords.ts';

/** A topic as the document gives it; hours only where its own line says them, as in 'Minggu 3 (2 jam): ...'. */
export type ReadTopic = Omit<CourseAnswer['topics'][number], 'clos'>;

const examination = /^(?:ujian|peperiksaan|penilaian) (?:\p{L}+ )?(?:akhir|semula)(?!\p{L})/iu;
/** 'Presentation week', 'Minggu pembentangan', 'Kuiz 1', 'A1 due': what is done in a week beside its teaching. */
const noTitles = [
  /^(?:\p{L}+ weeks?|minggu \p{L}+)$/iu,
  /^(?:kuiz|kuis|quiz|ujian|test|tugasan|tugas|assignment|pbl)\s*\d*(?:\s+due)?$|\bdue$/iu,
];

/** Why a line is no topic, whatever its bracket adds: 'Hari Malaysia (16/9)'. */
const doubtOf = (line: string): string | null => topicDoubt(line) ?? topicDoubt(line.replace(/\s*\([^()]*\)$/, ''));

export const isTitle = (text: string): boolean =>
  /\p{L}{3}/u.test(text) &&
  labelKind(text) !== 'assessment' &&
  !examination.test(text) &&
  !noTitles.some((form) => form.test(text)) &&
  doubtOf(text) === null;

const weekLine = new RegExp(String.raw`^(${weeksForm})\s*(\([^)]*\)\s*)?[:.)–-]?\s*(.*)$`, 'is');
/** 'Minggu 4-5 (3 jam): Pemasaran' taken apart. */
export interface LedByWeek {
  week: string;
  hours: number[];
  rest: string;
}

/** Null where a text does not open with its week. */
export function ledByWeek(text: string): LedByWeek | null {
  const [, week, note = '', rest = ''] = weekLine.exec(text) ?? [];
  return week === undefined ? null : { week: weeksIn(week), hours: durationsIn(note).map(({ hours }) => hours), rest };
}

const topicWords = '(?:tajuk|topik|topic|(?:learning )?unit|lu|u|bab|chapter|modul|module|theme|tema)';
export const topicWord = new RegExp(String.raw`^${topicWords}\s*\d{1,2}(?:\.\d+)?\s*[:.–-]?\s*`, 'i');
/** 'Kuliah: Elaun modal', over 'Tutorial: Set 2'. */
const ofLecture = /^(?:kuliah|lecture)\s*:\s*/i;
const practice = '(?:tutorial|amali|praktikal|practical|makmal|laboratory|lab)';
const besideLecture = new RegExp(`^${practice}\\s*:`, 'i');

/** The lines of a cell that tell of its topic, without what is practised beside the lecture. */
function topicLines(cell: string): string[] {
  const all = linesOf(cell).map(withoutNote);
  const isLecture = all.some((line) => ofLecture.test(line));
  return (
    all
      .filter((line) => !isLecture || !besideLecture.test(line))
      .map((line) => line.replace(ofLecture, ''))
      // A holiday over what is taught in its week.
      .filter((line, index, lines) => index > 0 || lines.length === 1 || !line.endsWith(')') || doubtOf(line) === null)
  );
}

/** Whether a line belongs to the title above it; a list does not. */
const goesOn = (title: string, line: string): boolean =>
  markOf(line) === '' &&
  (/^\p{Ll}/u.test(line) || (isUnfinished(title) && (isEnglish(line) ?? isEnglish(title)) === isEnglish(title)));

/** A title with what stands below it, in Malay where the next line says the same in the other language. */
function inMalay([title = '', ...rest]: readonly string[], isBilingual: boolean, isTwice: boolean): [string, string[]] {
  const [below] = rest;
  if (below === undefined || markOf(below) !== '') return [title, rest];
  const [isTitleEnglish, isBelowEnglish] = [isEnglish(title) === true, isEnglish(below)];
  // What may be a title in the other language: a list is none.
  const isAgain = isBelowEnglish ?? (isBilingual && !/[,;]/.test(below));
  if (!isTitleEnglish) return [title, isTwice && isAgain ? rest.slice(1) : rest];
  if (!isBilingual || isBelowEnglish !== false || below.includes(';')) return [title, rest];
  return inMalay([below, ...rest.slice(1)], isBilingual, isTwice);
}

/** A title without the hours in a bracket behind it: '(1½ jam)', '(04 : 02)' or '(5h30m : 4h)' of lectures and practicals. */
const withoutHours = (title: string): string =>
  title.replace(/\s*\(([^()]+)\)$/, (bracket, inner: string) =>
    [[inner.replace(/\s*:\s*/, ':')], inner.split(':')].some((parts) => parts.every((part) => hoursOf(part) !== null))
      ? ''
      : bracket,
  );

/** 'Transformers (continued)' */
const goingOn = /\s*\((?:continued|cont(?:['’.]?d)?\.?|sambungan|samb\.?)\)$/i;

/** The title is the first line, wrapped lines and all; below it stand subtopics, or the title in English. */
export function titleOf(cell: string, isBilingual = false, isTwice = true): { title: string; rest: string[] } {
  const lines = topicLines(cell).reduce<string[]>((all, line) => {
    const [first = ''] = all;
    return all.length === 1 && goesOn(first, line) ? [`${first} ${line}`] : [...all, line];
  }, []);
  const [title, rest] = inMalay(lines, isBilingual, isTwice);
  const named = inOneLanguage(withoutMark(title).replace(topicWord, ''), isBilingual);
  // 'Horizontal alignment: simple curves, superelevation'
  const [, over = named, list = ''] = /^([^:]{4,}):\s+(\p{Ll}.*[,;].*)$/su.exec(named) ?? [];
  const [head = '', ...tail] = over.split(/\s*;\s*|\s+•\s+/);
  if (list !== '') tail.push(list.includes(';') ? list : list.replaceAll(/,\s+/g, '; '));
  return {
    title: withoutHours(head)
      .replace(goingOn, '')
      .replace(/\s*(?:[:;/]|\[\d{1,2}(?:[,;–-]\s*\d{1,2})*\])$/, ''),
    rest: [...tail, ...rest],
  };
}

const bullet = /^[•▪●◦➢*–—-]\s/u;

const isMarked = (line: string): boolean => markOf(line) !== '';
const isBetween = (at: number, lines: readonly string[]): boolean =>
  lines.slice(0, at).some(isMarked) && lines.slice(at + 1).some(isMarked);

/** What is none of the items of its list: a break, a task below bullets, 'This topic introduces ...' above numbers; not what stands between two items. */
function isOther(line: string, at: number, lines: readonly string[]): boolean {
  if (topicDoubt(line) !== null) return true;
  if (isBetween(at, lines)) return false;
  if (bullet.test(lines[0] ?? '')) return !bullet.test(line);
  return !isMarked(line) && /\p{L}{2}\.$/u.test(line) && lines.some(isMarked);
}

/** Lines as subtopics, those that a line's end has parted whole again: it parts nothing in a list that semicolons part. */
export const subtopicsOf = (lines: readonly string[]): string[] =>
  lines
    .filter((line, at) => !isOther(line, at, lines))
    .reduce<string[]>((all, line) => {
      const above = all.at(-1);
      // '• Hukum' over 'Newton kedua'
      const isBelowBullet = bullet.test(lines[0] ?? '') && /^\p{Lu}/u.test(line);
      const isOpen = isBelowBullet || (above !== undefined && (above.includes(';') || isUnfinished(above)));
      // 'pH' opens a line of its own.
      return above !== undefined && !isMarked(line) && (/^\p{Ll}(?!\p{Lu})/u.test(line) || isOpen)
        ? [...all.slice(0, -1), `${above} ${line}`]
        : [...all, withoutMark(line)];
    }, [])
    .flatMap((line) => line.split(/\s*;\s*|\s+[•▪]\s+/))
    .filter((line) => /\p{L}{2}/u.test(line))
    .slice(0, 40);
