import type { Clo, Topic } from '../../shared/course/course.ts';
import { topicDoubt } from '../../shared/course/words/plausible.ts';
import { blockOf } from '../../shared/document/blockOf.ts';
import { foundIn, type Decision } from '../../shared/fact/decide/decide.ts';
import { decideWeek } from '../../shared/fact/decide/decideNumber.ts';
import { placeDoubt } from '../../shared/fact/place.ts';
import type { Resolution } from '../../shared/fact/resolve.ts';
import { isText, rowsOf, type Row } from '../../shared/fact/rows.ts';
import { coverage, similarity } from '../../shared/fact/score.ts';
import { type Facts, figureOf } from './facts.ts';
import type { CourseAnswer } from './prompt.ts';

const doubtOf = (name: string, resolution: Resolution): string | null =>
  topicDoubt(name) ?? placeDoubt('topic', name, resolution);

/** The topics of an answer, each with its week, hours, subtopics and outcomes. */
export function settledTopics(claimed: CourseAnswer['topics'], clos: readonly Clo[], facts: Facts): Topic[] {
  const named = claimed.map((claim) => ({ ...claim, name: claim.title })).filter(({ name }) => name.trim() !== '');
  return facts.items('topic', named, doubtOf, ({ claim, id, name, resolution, others }) => {
    const subtopics = claim.subtopics.filter((subtopic) => subtopic.trim() !== '');
    return {
      id,
      title: name,
      week: facts.text(`${id}.week`, claim.week, resolution, decideWeek),
      hours: facts.number(`${id}.hours`, 'hours', figureOf(claim.hours, 1000), resolution),
      subtopics:
        subtopics.length === 0
          ? []
          : facts.keep(`${id}.subtopics`, decideSubtopics(subtopics, resolution, linesOf(resolution, others))),
      cloIds: facts.links(`${id}.cloIds`, claim.clos, claim.title, resolution, clos),
    };
  });
}

/** So many lines below a topic that is no row of a table may be its subtopics. */
const linesBelow = 20;

/** Where a topic's subtopics may stand: its rows, the cited ones, and those that follow up to the next topic. */
function linesOf({ document, matches, cited }: Resolution, others: readonly Resolution[]): Row[] {
  const taken = new Set(others.flatMap((other) => other.matches.map(({ row }) => row.ref)));
  const own = [...matches.map(({ row }) => row), ...cited.filter(({ ref }) => !taken.has(ref))];
  const [first] = own;
  if (first === undefined) return [];
  const all = rowsOf(document);
  const below = all.slice(all.indexOf(first) + 1);
  const next = below.findIndex(({ ref }) => taken.has(ref) && ref !== first.ref);
  const following = (next === -1 ? below : below.slice(0, next)).filter((row) =>
    isText(first) ? isText(row) : blockOf(row.ref) === blockOf(first.ref),
  );
  return [...own, ...(isText(first) ? following.slice(0, linesBelow) : following)];
}

const isWhole = 0.85;
const isAlike = 0.8;

const says = ({ cells }: Row, text: string): boolean =>
  cells.some(
    (cell) => coverage(text, cell) >= isWhole || cell.split('\n').some((line) => similarity(text, line) >= isAlike),
  );

/** A topic's subtopics are one fact: found where each of them stands in its lines, else the note names the others. */
function decideSubtopics(claimed: string[], resolution: Resolution, lines: readonly Row[]): Decision<string[]> {
  const saying = claimed.map((subtopic) => lines.find((row) => says(row, subtopic)));
  const missing = claimed.filter((_, i) => saying[i] === undefined);
  const rows = missing.length === 0 ? saying.flatMap((row) => row ?? []) : [];
  return foundIn(rows, claimed, resolution, `Tidak ditemui dalam baris topik ini: ${missing.join('; ')}.`);
}
