import { indonesianWords } from '../text/indonesian.ts';
import type { Chain } from './alignment.ts';
import { taskFlags } from './bloom.ts';
import { cloGaps, contentGaps, hpGaps, levelGaps, taskGaps, tieGaps, topicGaps } from './alignmentGaps.ts';
import { assessmentWarnings } from './jstDerived.ts';
import { jsuSummary } from './levels.ts';
import { type Flag, type Review, type StageName, stageNames } from './schemas.ts';
import { withMark } from './stated.ts';

/** One line of a vetting form: what code found against it; none where all is well. */
export interface Check {
  key: keyof typeof checkLabels;
  faults: string[];
  /** Nobody can count it: the lecturer looks, and says so in the review. */
  isManual: boolean;
}

export const checkLabels = {
  facts: 'Fakta kursus disahkan',
  slt: 'SLT sama dengan dokumen kursus',
  weights: 'Wajaran berjumlah 100%',
  clo: 'Setiap CLO ditaksir',
  testClo: 'Setiap CLO ujian disoal',
  topics: 'Setiap topik ujian disoal',
  tasks: 'Setiap tugasan mempunyai soalan dan rubrik',
  hp: 'Setiap HP atau PLO mempunyai kriteria',
  levels: 'Aras kognitif seperti yang dijanjikan',
  marks: 'Jumlah markah dan skema sepadan',
  items: 'Item dan kriteria tidak bercacat',
  language: 'Bahasa baku dan jelas',
  key: 'Kunci jawapan disahkan',
  look: 'Isi soalan menguji topik dan CLO yang dilabelkan',
  content: 'Isi sesuai dengan kursus dan pelajar',
} as const;

const checksOf: Record<StageName, readonly Check['key'][]> = {
  jst: ['facts', 'slt', 'weights', 'clo', 'hp', 'language', 'content'],
  jsu: ['testClo', 'topics', 'levels', 'marks', 'language', 'content'],
  pentaksiran: ['clo', 'tasks', 'levels', 'language', 'content'],
  rubrik: ['tasks', 'hp', 'marks', 'items', 'language', 'content'],
  exam: ['testClo', 'topics', 'levels', 'marks', 'items', 'look', 'key', 'language', 'content'],
};

/** The flags of items that belong to one check; all others are of `items`. */
const flagsOfCheck: Partial<Record<Check['key'], RegExp>> = {
  marks: /^marks/,
  levels: /level|bloom/,
  key: /^(?:key|two_right|wrong_scheme|unanswerable)/,
  language: /^indonesian$/,
  hp: /^no_hp$/,
};

/** What code says of a course's documents, as an institution's vetting form asks. A document that is not made yet counts for nothing; flags of items are of these stages. */
export function checklistOf(chain: Chain, stages: readonly StageName[] = stageNames): Check[] {
  const { course, jst, jsu, exam } = chain;
  const flags = stages.flatMap((stage) => flagsOf[stage]?.(chain) ?? []);
  const flagged = (key: Check['key']): string[] =>
    flags.filter(({ code }) => checkOf(code) === key).map(({ message }) => message);
  const clo = [...cloGaps(chain), ...tieGaps(chain)];
  const faults: Partial<Record<Check['key'], string[]>> = {
    facts: course.unconfirmed.length === 0 ? [] : [`${course.unconfirmed.length} nilai belum disahkan oleh dokumen.`],
    slt: sltFaults(chain),
    weights: assessmentWarnings(jst?.assessments ?? []).map(({ message }) => message),
    clo,
    testClo: clo,
    topics: topicGaps(chain),
    tasks: taskGaps(chain),
    hp: hpGaps(chain),
    levels: [
      ...levelGaps(chain),
      ...(jsu?.summary.kbatCompliance === 'NO' ? ['HOTS dalam JSU kurang daripada 40% markah.'] : []),
      ...(exam !== null && jsuSummary(exam.questions).kbatCompliance === 'NO'
        ? ['HOTS dalam soalan ujian kurang daripada 40% markah.']
        : []),
    ],
    language: languageFaults(chain),
    look: contentGaps(chain),
  };
  return (Object.keys(checkLabels) as Check['key'][]).map((key) => ({
    key,
    faults: [...(faults[key] ?? []), ...flagged(key)],
    isManual: key === 'language' || key === 'content' || (key === 'key' && exam !== null),
  }));
}

export const checksFor = (stage: StageName, chain: Chain): Check[] =>
  checklistOf(chain, [stage]).filter(({ key }) => checksOf[stage].includes(key));

export function findingOf({ key, faults, isManual }: Check, review: Review | null): string {
  if (faults.length > 0) return faults.join('\n');
  if (!isManual) return 'Ya';
  return review?.checked.some((each) => each === key) ? 'Ya, disemak oleh pensyarah' : 'Belum disemak';
}

const checkOf = (code: string): Check['key'] =>
  (Object.keys(flagsOfCheck) as Check['key'][]).find((key) => flagsOfCheck[key]?.test(code) === true) ?? 'items';

const flagsOf: Partial<Record<StageName, (chain: Chain) => Flag[]>> = {
  pentaksiran: ({ pentaksiran }) =>
    (pentaksiran?.tasks ?? []).flatMap((task) => taskFlags(task).map(named(task.taskCode))),
  rubrik: ({ rubrik }) =>
    (rubrik?.rubriks ?? []).flatMap(({ taskCode, flags }) => flags.map(named(`Rubrik ${taskCode}`))),
  exam: ({ exam }) => (exam?.questions ?? []).flatMap(({ number, flags }) => flags.map(named(`Soalan ${number}`))),
};
const named =
  (item: string) =>
  ({ code, message }: Flag): Flag => ({ code, message: `${item}: ${message}` });

/** Hours of learning time in the JST that the document does not state, or states otherwise. */
function sltFaults({ course, jst }: Chain): string[] {
  return (jst?.assessments ?? []).flatMap(({ code, type, slt, facts }, i) => {
    const stated = course.assessments[i]?.type === type ? (course.assessments[i]?.slt ?? null) : null;
    if (stated !== null) return stated === slt ? [] : [`${code}: ${slt} jam dalam JST, ${stated} jam dalam dokumen.`];
    return facts['slt']?.state === 'lecturer' ? [] : [`${code}: ${withMark(`${slt ?? '-'} jam`, facts['slt'])}.`];
  });
}

/** What is written in the documents, without what is of the course. */
const writtenIn = (documents: readonly unknown[]): string =>
  JSON.stringify(documents, (key, value: unknown) =>
    ['courseInfo', 'cloList', 'topics', 'topic', 'type', 'taskType', 'fact', 'facts', 'flags'].includes(key)
      ? undefined
      : value,
  );

function languageFaults({ course, jst, jsu, pentaksiran, rubrik }: Chain): string[] {
  const words = course.cover.language === 'en' ? [] : indonesianWords(writtenIn([jst, jsu, pentaksiran, rubrik]));
  return words.length === 0 ? [] : [`Perkataan ini bukan bahasa Melayu Malaysia: ${words.join(', ')}.`];
}
