import { apportionEach, sumOf } from './apportion.ts';
import { marksChanged } from './items.ts';
import { lecturerFact, statedFields } from './stated.ts';
import type { Exam, ExamQuestion, Jst, Jsu, StageName } from './schemas.ts';

const staleCode = 'blind_stale';

/** The warning of a question that was changed after the blind second look at it. */
const staleWarning = (number: number): Exam['warnings'][number] => ({
  code: staleCode,
  message: `Soalan ${number} telah disunting selepas semakan kedua dan belum disemak semula. Sila semak kunci jawapannya.`,
  document: null,
  place: null,
  quote: null,
});

/** What the blind reader was shown: the stem and the options, never the key. */
const shownToReader = /^\/questions\/(\d+)\/(?:stem|options\/\d+\/text)$/;
const wholeQuestion = /^\/questions\/(\d+)$/;

/** Where a question's marks are carried by its parts or scheme: their marks, or the rows themselves. */
const carriedMarks = /^\/questions\/(\d+)\/(?:parts|scheme)(?:\/\d+\/marks)?$/;

/**
 * A document after the value at a pointer was changed, with the consequences of that change; totals are `recomputed` after it.
 *
 * The blind answer belongs to the question that was read: an edit of the stem or of an option removes the answer and adds a warning;
 * regenerating the question removes the warning, since it was read again. A changed key stays comparable with the answer. Marks of parts
 * and of points that a lecturer sets make the question's; where a model's do not total them, that is flagged instead (items.ts).
 */
export const withChange = <T>(stage: StageName, artefact: T, pointer: string): T =>
  (changes[stage]?.(artefact, pointer) ?? artefact) as T;

const changes: Partial<Record<StageName, (artefact: unknown, pointer: string) => unknown>> = {
  jst: (jst, pointer) => changedJst(jst as Jst, pointer),
  jsu: (jsu, pointer) => changedJsu(jsu as Jsu, pointer),
  exam: (exam, pointer) => changedExam(exam as Exam, pointer),
};

/** A value of a JST row that its lecturer set is the lecturer's; of HP shares, the others make up what it leaves of 100. */
function changedJst(jst: Jst, pointer: string): Jst {
  const [, place, field = '', hp] = /^\/assessments\/(\d+)\/(\w+)(?:\/(\w+))?$/.exec(pointer) ?? [];
  const assessments = jst.assessments.map((row, i) => {
    if (String(i) !== place || !statedFields.includes(field)) return row;
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
  const at = (pattern: RegExp): ExamQuestion | undefined => exam.questions[Number(pattern.exec(pointer)?.[1] ?? -1)];
  const carrying = at(carriedMarks);
  if (carrying !== undefined)
    return withQuestion(exam, carrying, {
      ...relabelled(carrying),
      marks: Math.max(1, marksOf(carrying)),
      flags: carrying.flags.filter(({ code }) => code !== marksChanged),
    });
  const read = at(shownToReader);
  if (read?.kind === 'aneka-pilihan')
    return withQuestion(withStale(exam, read, true), read, { ...read, blindAnswer: null });
  const regenerated = at(wholeQuestion);
  return regenerated === undefined ? exam : withStale(exam, regenerated, false);
}

/** '(a)', '(b)' in the order of the parts. */
const relabelled = (question: ExamQuestion): ExamQuestion =>
  question.kind === 'struktur'
    ? { ...question, parts: question.parts.map((part, i) => ({ ...part, label: `(${String.fromCodePoint(97 + i)})` })) }
    : question;

function marksOf(question: ExamQuestion): number {
  if (question.kind === 'aneka-pilihan') return question.marks;
  return sumOf<{ marks: number }>(
    question.kind === 'struktur' ? question.parts : question.scheme,
    ({ marks }) => marks,
  );
}

const withQuestion = (exam: Exam, present: ExamQuestion, changed: ExamQuestion): Exam => ({
  ...exam,
  questions: exam.questions.map((question) => (question === present ? changed : question)),
});

function withStale(exam: Exam, { number }: ExamQuestion, isStale: boolean): Exam {
  const stale = staleWarning(number);
  const others = exam.warnings.filter(({ message }) => message !== stale.message);
  return { ...exam, warnings: isStale ? [...others, stale] : others };
}
