import { comparableWords } from '../text/comparable.ts';
import { isLookedAt, testsItsTopic } from './items.ts';
import { levelLabel } from './labels.ts';
import { hpCode, inHpOrder } from './marks.ts';
import { paperTopics } from './topics.ts';
import type { Course, Documents, Exam, JstAssessment, StageName } from './schemas.ts';

export type Chain = { course: Course } & { [N in StageName]: Documents[N] | null };

export const hpCodesOf = ({ course, jst }: Pick<Chain, 'course' | 'jst'>): string[] =>
  inHpOrder([
    ...course.clos.flatMap(({ hp }) => hp),
    ...(jst?.assessments ?? []).flatMap((assessment) => allocatedHp(assessment)),
  ]);

export const allocatedHp = ({ hpAllocation }: Pick<JstAssessment, 'hpAllocation'>): string[] =>
  inHpOrder(Object.keys(hpAllocation).filter((code) => (hpAllocation[code] ?? 0) > 0));

const codesIn = (some: readonly { clo: readonly string[] | string }[]): Set<string> =>
  new Set(some.flatMap(({ clo }) => clo));

export function cloGaps({ course, jst, jsu, exam, pentaksiran }: Chain): string[] {
  if (!jst) return [];
  const codes = course.clos.map(({ code }) => code);
  const missing = (some: Parameters<typeof codesIn>[0]): string[] => codes.filter((code) => !codesIn(some).has(code));
  const assessedBy = (isTest: boolean) => codesIn(jst.assessments.filter((one) => one.isTest === isTest));
  const [tested, tasked] = [assessedBy(true), assessedBy(false)];
  const untested = missing(jsu?.questions ?? []).filter((code) => jsu !== null && tested.has(code));
  const untasked = missing(pentaksiran?.tasks ?? []).filter((code) => pentaksiran !== null && tasked.has(code));
  return [
    ...missing(jst.assessments).map((code) => `${code} tidak ditaksir dalam mana-mana tugasan atau ujian.`),
    ...untested.map((code) => `${code} ditaksir melalui ujian dalam JST tetapi tiada soalan dalam JSU.`),
    ...untasked.map((code) => `${code} ditaksir melalui tugasan dalam JST tetapi tiada soalan pentaksiran berterusan.`),
    ...paperCloGaps({ jsu, exam }),
  ];
}

function paperCloGaps({ jsu, exam }: Pick<Chain, 'jsu' | 'exam'>): string[] {
  if (exam === null) return [];
  const clos = codesIn(exam.questions.filter(testsItsTopic));
  return [...codesIn(jsu?.questions ?? [])]
    .filter((code) => code !== '' && !clos.has(code))
    .map((code) => `${code} ada dalam JSU tetapi tiada soalan ujian yang menaksirnya.`);
}

export function levelGaps({ jsu, exam }: Pick<Chain, 'jsu' | 'exam'>): string[] {
  if (exam === null) return [];
  const isGiven = (level: string): boolean =>
    exam.questions.some(
      (question) =>
        testsItsTopic(question) &&
        question.cognitiveLevel === level &&
        !question.flags.some(({ code }) => code === 'wrong_level'),
    );
  return [...new Set((jsu?.questions ?? []).map(({ cognitiveLevel }) => cognitiveLevel))]
    .toSorted()
    .filter((level) => !isGiven(level))
    .map((level) => `Aras ${levelLabel(level)} ada dalam JSU tetapi tiada soalan ujian pada aras itu.`);
}

export const examGaps = (papers: Pick<Chain, 'jsu' | 'exam'>): string[] => [
  ...paperCloGaps(papers),
  ...levelGaps(papers),
];

const numbersOf = (some: Exam['questions'] | undefined): string => (some ?? []).map(({ number }) => number).join(', ');

/** Labels are held against what the second look says of the questions; of those that it has not seen, they are all there is. */
export function contentGaps({ exam }: Chain): string[] {
  const astray = numbersOf(exam?.questions.filter((question) => !testsItsTopic(question)));
  const unseen = numbersOf(exam?.questions.filter((question) => !isLookedAt(question)));
  return [
    ...(astray === ''
      ? []
      : [`Soalan ${astray}: isinya tidak menguji topik atau CLO yang dilabelkan, maka tidak dikira di sini.`]),
    ...(unseen === '' ? [] : [`Soalan ${unseen}: isinya belum disemak, maka dikira mengikut labelnya sahaja.`]),
  ];
}

const titlesIn = (paper: { questions: readonly { topic: string }[] } | null): Set<string> =>
  new Set((paper?.questions ?? []).map(({ topic }) => comparableWords(topic)));

export function topicGaps({ course, jst, jsu, exam }: Chain): string[] {
  const inJsu = titlesIn(jsu);
  const inExam = titlesIn(exam && { questions: exam.questions.filter(testsItsTopic) });
  // What no test names is no matter of the tests.
  const titles = jst === null || course.topics.length === 0 ? [] : paperTopics(course, jst).map(({ title }) => title);
  // An exam of fewer questions than topics cannot ask about each.
  const couldAsk = exam !== null && exam.questions.length >= inJsu.size;
  return [
    ...titles
      .filter((title) => jsu !== null && !inJsu.has(comparableWords(title)))
      .map((title) => `Topik "${title}" tiada soalan dalam JSU.`),
    ...titles
      .filter((title) => couldAsk && inJsu.has(comparableWords(title)) && !inExam.has(comparableWords(title)))
      .map((title) => `Topik "${title}" ada dalam JSU tetapi tiada soalan ujian.`),
  ];
}

export function taskGaps({ jst, pentaksiran, rubrik }: Chain): string[] {
  const codes = (jst?.assessments ?? []).filter(({ isTest }) => !isTest).map(({ code }) => code);
  const missing = (some: readonly { taskCode: string }[] | undefined): string[] =>
    some === undefined ? [] : codes.filter((code) => !some.some(({ taskCode }) => taskCode === code));
  return [
    ...missing(pentaksiran?.tasks).map((code) => `Tugasan ${code} tiada soalan pentaksiran berterusan.`),
    ...missing(rubrik?.rubriks).map((code) => `Tugasan ${code} tiada rubrik.`),
  ];
}

/** A task without any rubric is named once, as that. */
export function hpGaps({ course, jst, rubrik }: Chain): string[] {
  if (!jst) return [];
  const bare = jst.assessments.flatMap((assessment) => {
    const own = rubrik?.rubriks.find(({ taskCode }) => taskCode === assessment.code);
    if (!own) return [];
    const covered = own.criteria.map(({ hp }) => hpCode(hp));
    return allocatedHp(assessment)
      .filter((hp) => !covered.includes(hp))
      .map((hp) => `${hp} diperuntukkan dalam tugasan ${assessment.code} tetapi tiada kriteria rubrik.`);
  });
  const allocated = new Set(jst.assessments.flatMap((assessment) => allocatedHp(assessment)));
  const idle = hpCodesOf({ course, jst }).filter((hp) => !allocated.has(hp));
  return [...bare, ...idle.map((hp) => `${hp} tidak diperuntukkan dalam mana-mana tugasan atau ujian.`)];
}

export function tieGaps({ course, jst }: Chain): string[] {
  const taught = codesIn(course.topics);
  return [
    ...(jst?.assessments ?? [])
      .filter(({ clo }) => clo.length === 0)
      .map(({ code, type }) => `${type} (${code}) tidak dikaitkan dengan mana-mana CLO.`),
    // Many documents tie no topic to a CLO at all; that is no gap of one CLO.
    ...course.clos
      .filter(({ code }) => taught.size > 0 && !taught.has(code))
      .map(({ code }) => `Tiada topik kursus yang dikaitkan dengan ${code}.`),
  ];
}
