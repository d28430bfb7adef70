import { apportionEach, sumOf } from './apportion.ts';
import { marksChanged } from './items.ts';
import { lecturerFact } from './stated.ts';
import type { Exam, ExamQuestion, Jst, Jsu, StageName } from './schemas.ts';

/** What the second reader was shown, but for the key, which is compared again. */
const shownToReader = /^\/questions\/(\d+)\/(?:stem|options|parts|scheme|sampleAnswer)\b/;

/** Where a question's marks are carried by its parts or scheme: their marks, or the rows themselves. */
const carriedMarks = /^\/questions\/(\d+)\/(?:parts|scheme)(?:\/\d+\/marks)?$/;

/**
 * A document after the value at a pointer was changed, with the consequences of that change; totals are `recomputed` after it.
 *
 * The second look belongs to the question that was read: an edit of it removes the look. A changed key stays comparable with the answer.
 * Marks of parts and of points that a lecturer sets make the question's.
 */
export const withChange = <T>(stage: StageName, artefact: T, pointer: string): T =>
  (changes[stage]?.(artefact, pointer) ?? artefact) as T;

const changes: Partial<Record<StageName, (artefact: unknown, pointer: string) => unknown>> = {
  jst: (jst, pointer) => changedJst(jst as Jst, pointer),
  jsu: (jsu, pointer) => changedJsu(jsu as Jsu, pointer),
  exam: (exam, pointer) => changedExam(exam as Exam, pointer),
};

/** What a JST states of an assessment rather than writes about it. */
const stated = /^\/assessments\/(\d+)\/(percentage|slt|duration|clo|hpAllocation|startDate|dueDate)(?:\/(\w+))?$/;

/** A value of a JST row that its lecturer set is the lecturer's; of HP shares, the others make up what it leaves of 100. */
function changedJst(jst: Jst, pointer: string): Jst {
  const [, place, field = '', hp] = stated.exec(pointer) ?? [];
  const assessments = jst.assessments.map((row, i) => {
    if (String(i) !== place) return row;
    const rest = Object.keys(row.hpAllocation).filter((code) => code !== hp);
    const facts = { ...row.facts, [field]: lecturerFact };
    if (hp === undefined || rest.length === 0) return { ...row, facts };
    const own = Math.min(row.hpAllocation[hp] ?? 0, 100 - rest.length);
    const parts = apportionEach(
      100 - own,
      rest.map((code) => row.hpAllocation[code] ?? 1),
    );
    const shares = { [hp]: own, ...Object.fromEntries(rest.map((code, n) => [code, parts[n] ?? 1])) };
    return { ...row, hpAllocation: shares, facts };
  });
  return { ...jst, assessments };
}

/** A level that someone set is no longer code's. */
function changedJsu(jsu: Jsu, pointer: string): Jsu {
  const place = /^\/questions\/(\d+)(?:\/cognitiveLevel)?$/.exec(pointer)?.[1];
  return { ...jsu, raised: jsu.raised.filter((number) => number !== Number(place) + 1) };
}

function changedExam(exam: Exam, pointer: string): Exam {
  const place = shownToReader.exec(pointer)?.[1];
  const questions = exam.questions.map((question, i): ExamQuestion => {
    if (String(i) !== place) return question;
    const read = { ...question, look: null };
    if (read.kind === 'aneka-pilihan' || !carriedMarks.test(pointer)) return read;
    const flags = read.flags.filter(({ code }) => code !== marksChanged);
    if (read.kind === 'esei-pendek') return { ...read, marks: totalOf(read.scheme), flags };
    const parts = read.parts.map((part, n) => ({ ...part, label: `(${String.fromCodePoint(97 + n)})` }));
    return { ...read, parts, marks: totalOf(parts), flags };
  });
  return { ...exam, questions };
}

const totalOf = (rows: readonly { marks: number }[]): number => sumOf(rows, ({ marks }) => marks);
