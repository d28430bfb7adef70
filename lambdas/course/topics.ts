import type { Assessment, Course, Topic } from '../../shared/course/course.ts';
import { topicDoubt } from '../../shared/course/words/plausible.ts';
import { columnKinds, isUnder, type LabelKind } from '../../shared/course/words/vocabulary.ts';
import { blockOf } from '../../shared/document/blockOf.ts';
import { foundIn, type Decision } from '../../shared/fact/decide/decide.ts';
import { decideWeek } from '../../shared/fact/decide/decideNumber.ts';
import { hasHours, placeDoubt } from '../../shared/fact/place.ts';
import type { Resolution } from '../../shared/fact/resolve.ts';
import { isText, rowsOf, type Row } from '../../shared/fact/rows.ts';
import { coverage, nameOf, similarity } from '../../shared/fact/score.ts';
import { comparable } from '../../shared/text/comparable.ts';
import { apartFrom, type Facts, figureOf, withOwnLines } from './facts.ts';
import type { CourseAnswer } from './prompt.ts';

/** Whether a title is the name of an assessment, by itself or with its week: 'LAB TEST WEEK' of 'Lab Test 1'. */
export const namesOne = (title: string, assessments: readonly Assessment[]): boolean =>
  assessments.some(({ type }) => {
    const [name, called] = [type, title].map((text) =>
      comparable(nameOf(text.replace(/\s*\([^()]*\)/g, '')).replace(/\s+(?:week|due|\d+)$/i, '')),
    );
    return name === called;
  });

/** Whether another topic has all of its row. */
const isOfBetter = ({ matches: [match] }: Resolution, all: readonly Resolution[]): boolean =>
  match !== undefined &&
  match.row.isPart !== true &&
  !match.row.cells[match.column]?.includes('\n') &&
  all.some(({ matches: [one] }) => one?.row === match.row && one.score > match.score);

/** The topics of an answer, each with its week, hours, subtopics and outcomes. */
export function settledTopics(
  claimed: CourseAnswer['topics'],
  { clos, assessments }: Pick<Course, 'clos' | 'assessments'>,
  facts: Facts,
): Topic[] {
  // A topic may be its own only part.
  const parts = claimed.flatMap((topic) =>
    topic.subtopics.map(comparable).filter((part) => part !== comparable(topic.title)),
  );
  const doubtOf = (name: string, resolution: Resolution, all: readonly Resolution[]): string | null =>
    topicDoubt(name) ??
    placeDoubt('topic', name, resolution, all) ??
    (namesOne(name, assessments) && resolution.matches.every(({ row }) => hasHours(row) === false)
      ? 'Ini nama pentaksiran dokumen, bukan topik.'
      : null) ??
    (parts.includes(comparable(name)) || isOfBetter(resolution, all) ? 'Ini sebahagian daripada topik lain.' : null);
  const named = claimed.map((claim) => ({ ...claim, name: claim.title })).filter(({ name }) => name.trim() !== '');
  return facts.items('topic', named, doubtOf, ({ claim, id, name, resolution, others }) => {
    const subtopics = claim.subtopics.filter((subtopic) => subtopic.trim() !== '');
    return {
      id,
      title: name,
      week: facts.text(`${id}.week`, claim.week, apartFrom(others, resolution), decideWeek),
      hours: facts.number(`${id}.hours`, 'hours', figureOf(claim.hours, 1000), resolution),
      subtopics:
        subtopics.length === 0
          ? []
          : facts.keep(`${id}.subtopics`, decideSubtopics(subtopics, resolution, linesOf(resolution, others))),
      cloIds: facts.links(`${id}.cloIds`, claim.clos, claim.title, withOwnLines(others, resolution), clos),
    };
  });
}

/** So many lines below a topic that is no row of a table may be its subtopics. */
const linesBelow = 20;

/** Where a topic's subtopics may stand: its rows, those that follow up to the next topic or heading, and the cited ones that are no line of another's. */
function linesOf({ document, matches, cited }: Resolution, others: readonly Resolution[]): Row[] {
  const taken = new Set(others.flatMap((other) => other.matches.map(({ row }) => row.ref)));
  const own = [...matches.map(({ row }) => row), ...cited.filter(({ ref }) => !taken.has(ref))];
  const [first] = own;
  if (first === undefined) return [];
  // '1.1 Atom' below '1.0 JIRIM' may be a heading.
  const headings = new Set(
    document.blocks.flatMap((block) => (block.kind === 'heading' && !/^\d/.test(block.text) ? `${block.n}` : [])),
  );
  const all = rowsOf(document);
  const below = all.slice(all.indexOf(first) + 1);
  const isNext = ({ ref }: Row): boolean =>
    ref !== first.ref && (taken.has(ref) || (headings.has(ref) && !headings.has(first.ref)));
  const next = below.findIndex(isNext);
  const following = next === -1 ? below : below.slice(0, next);
  if (!isText(first)) return [...own, ...following.filter((row) => blockOf(row.ref) === blockOf(first.ref))];
  const lines = following.filter(isText);
  const isOfOther = (row: Row): boolean => isText(row) && row.ref !== first.ref && !lines.includes(row);
  return [...own.filter((row) => !isOfOther(row)), ...lines.slice(0, linesBelow)];
}

const isWhole = 0.85;
const alikeFrom = 0.8;

/** Whether a row says a subtopic, in a column that may hold one: not as a reading, an activity or an assessment. */
const says = (row: Row, text: string): boolean =>
  row.cells.some(
    (cell, place) =>
      (isText(row) || isUnder(row.columns[place], ...ofTopics) || columnKinds(row.columns[place] ?? '').length === 0) &&
      (coverage(text, cell) >= isWhole || cell.split('\n').some((line) => similarity(text, line) >= alikeFrom)),
  );
const ofTopics: readonly LabelKind[] = ['topic', 'subtopic', 'description', 'courseName', 'statement'];

/** A topic's subtopics are one fact: found where each of them stands in its lines, else the note names the others. */
function decideSubtopics(claimed: string[], resolution: Resolution, lines: readonly Row[]): Decision<string[]> {
  const saying = claimed.map((subtopic) => lines.find((row) => says(row, subtopic)));
  const missing = claimed.filter((_, i) => saying[i] === undefined);
  const rows = missing.length === 0 ? saying.flatMap((row) => row ?? []) : [];
  return foundIn(rows, claimed, resolution, `Tidak ditemui dalam baris topik ini: ${missing.join('; ')}.`);
}
