import { isBorneOut } from '../../fact/labels.ts';
import { apportionEach, sumOf } from '../counting/apportion.ts';
import { checkedQuestions, marksChanged, stillLacks } from '../items/flags.ts';
import { assessmentOf, jstDerived } from '../tasks/jstDerived.ts';
import { checkedRubric } from '../tasks/rubric.ts';
import { jsuDerived } from '../paper/specification.ts';
import type { Documents, Exam, ExamQuestion, Jst, Jsu, JsuQuestion, StageName } from '../schemas.ts';
import { lecturerFact } from '../course/valueFacts.ts';
import { cloAmong } from '../paper/topics.ts';
import { least } from '../counting/balancing.ts';

/** `recomputed` of each stage; `changed`: what else follows from a change at a pointer. */
const stages: {
  [N in StageName]: {
    recomputed: (artefact: Documents[N]) => Documents[N];
    changed?: (artefact: Documents[N], pointer: string) => Documents[N];
  };
} = {
  jst: {
    recomputed(jst) {
      const assessments = jst.assessments.map((assessment) => assessmentOf(assessment, jst.cloList));
      return { ...jst, assessments, ...jstDerived(assessments, jst.cloList) };
    },
    changed: changedJst,
  },
  jsu: {
    recomputed: (jsu) => ({ ...jsu, ...jsuDerived(jsu.topics, jsu.questions) }),
    changed: changedJsu,
  },
  pentaksiran: { recomputed: (pentaksiran) => ({ ...pentaksiran, totalTasks: pentaksiran.tasks.length }) },
  rubrik: {
    recomputed: (rubrik) => ({
      ...rubrik,
      rubriks: rubrik.rubriks.map(checkedRubric),
      totalRubriks: rubrik.rubriks.length,
    }),
  },
  exam: {
    recomputed: (exam) => ({ ...exam, questions: checkedQuestions(exam.questions) }),
    changed: changedExam,
  },
};

/**
 * An artefact with its totals, shares, names of levels, flags and counts computed again. Pure and idempotent. Nothing is rebalanced: an
 * edit's effect on the HOTS share is reported, not undone (design law 5).
 */
export const recomputed = <T>(stage: StageName, artefact: T): T => stages[stage].recomputed(artefact as never) as T;

/**
 * A document after the value at a pointer was changed, with the consequences of that change; totals are `recomputed` after it.
 *
 * The second look belongs to the question that was read: an edit of it removes the look. A changed key stays comparable with the answer.
 * Marks of parts and of points that a lecturer sets make the question's.
 */
export const withChange = <T>(stage: StageName, artefact: T, pointer: string): T =>
  (stages[stage].changed?.(artefact as never, pointer) ?? artefact) as T;

/** What a JST states of an assessment rather than writes about it. */
const statedField = /^\/assessments\/(\d+)\/(percentage|slt|duration|clo|hpAllocation|startDate|dueDate)(?:\/(\w+))?$/;

/** A JST of which its lecturer says that a value is as it stands: one that nothing bears out is the lecturer's from now on. */
export function vouchedJst(jst: Jst, pointer: string): Jst {
  const [, place, field = ''] = statedField.exec(pointer) ?? [];
  const fact = jst.assessments[Number(place)]?.facts[field];
  return fact === undefined || isBorneOut(fact) ? jst : changedJst(jst, pointer);
}

/** A value of a JST row that its lecturer set is the lecturer's; of HP shares, the others make up what it leaves of 100. */
function changedJst(jst: Jst, pointer: string): Jst {
  const [, place, field = '', hp] = statedField.exec(pointer) ?? [];
  const assessments = jst.assessments.map((row, i) => {
    if (String(i) !== place) return row;
    const rest = Object.keys(row.hpAllocation).filter((code) => code !== hp);
    const facts = { ...row.facts, [field]: lecturerFact };
    if (hp === undefined || rest.length === 0) return { ...row, facts };
    // What nobody has stated stays open beside it.
    const others = rest.filter((code) => row.hpAllocation[code] !== null);
    const open = rest.length - others.length;
    const all = sumOf(Object.values(row.hpAllocation), (share) => share ?? 0);
    if (open > 0 && all <= 100) return { ...row, facts };
    const own = Math.min(row.hpAllocation[hp] ?? 0, 100 - rest.length);
    const weights = others.map((code) => row.hpAllocation[code] ?? 1);
    const parts = apportionEach(100 - own - open, weights);
    const shares = {
      ...row.hpAllocation,
      [hp]: own,
      ...Object.fromEntries(others.map((code, n) => [code, parts[n] ?? 1])),
    };
    return { ...row, hpAllocation: shares, facts };
  });
  return { ...jst, assessments };
}

/** A level that someone set is no longer code's. */
function changedJsu(jsu: Jsu, pointer: string): Jsu {
  const [, place, field = ''] = /^\/questions\/(\d+)(?:\/(\w+))?$/.exec(pointer) ?? [];
  const at = Number(place);
  if (field === 'topic')
    return { ...jsu, questions: jsu.questions.map((row, i) => (i === at ? movedRow(row, i, jsu) : row)) };
  const isLevel = field === '' || field === 'cognitiveLevel';
  return isLevel ? { ...jsu, raised: jsu.raised.filter((number) => number !== at + 1) } : jsu;
}

/** Of the topic's other rows the least used subtopic with its outcome; where there are none, an outcome that may be asked of it. */
function movedRow(row: JsuQuestion, place: number, { questions, topics }: Jsu): JsuQuestion {
  const there = questions.filter(({ topic }, i) => i !== place && topic === row.topic);
  const codes = topics.find(({ title }) => title === row.topic)?.clo ?? [];
  const like = least(there, ({ subtopic }) => [there.filter((other) => other.subtopic === subtopic).length]);
  const { clo, subtopic } = like ?? { clo: cloAmong(codes, row.clo), subtopic: '' };
  const described = row.cognitiveDescription;
  // A row without a subtopic is described by its topic.
  const named = topics.filter(({ title }) => title !== row.topic && described.includes(title));
  const old = row.subtopic || (least(named, ({ title }) => [-title.length])?.title ?? '');
  const matter = old === '' ? described : described.replace(old, () => subtopic || row.topic);
  return { ...row, clo, subtopic, cognitiveDescription: matter };
}

/** Any part of an item but its key, which the second reader was not shown and which is compared again. */
const shownToReader = /^\/questions\/(\d+)\/(?!answer$)/;
/** What a calculation starts from. */
const given = /^\/questions\/\d+\/(?:stem|parts(?:\/\d+\/text)?)$/;

/** Where a question's marks are carried by its parts or scheme: their marks, or the rows themselves. */
const carriedMarks = /^\/questions\/(\d+)\/(?:parts|scheme)(?:\/\d+\/marks)?$/;

/** All parts or points at once: one was added, moved or taken out, and grounds go by their places. */
const rowsThemselves = /\/(?:parts|scheme)$/;

function changedExam(exam: Exam, pointer: string): Exam {
  const place = shownToReader.exec(pointer)?.[1];
  const questions = exam.questions.map((question, i): ExamQuestion => {
    if (String(i) !== place) return question;
    const { working, grounds, taken, ...rest } = question;
    const read: ExamQuestion = {
      ...rest,
      ...(grounds && !rowsThemselves.test(pointer) && { grounds }),
      ...(!given.test(pointer) && { working, taken }),
      look: null,
      flags: question.flags.filter(({ code }) => code !== stillLacks),
    };
    if (read.kind === 'aneka-pilihan' || !carriedMarks.test(pointer)) return read;
    const flags = read.flags.filter(({ code }) => code !== marksChanged);
    if (read.kind === 'esei-pendek') return { ...read, marks: totalOf(read.scheme), flags };
    const parts = read.parts.map((part, n) => ({ ...part, label: `(${String.fromCodePoint(97 + n)})` }));
    return { ...read, parts, marks: totalOf(parts), flags };
  });
  return { ...exam, questions };
}

const totalOf = (rows: readonly { marks: number }[]): number => sumOf(rows, ({ marks }) => marks);
