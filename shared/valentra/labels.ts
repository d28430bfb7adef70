import { describeMqfOutcome } from '../terms/mqf.ts';
import { performanceLevelLabels } from '../text/labels.ts';
import { emptyText, notFoundText } from '../text/texts.ts';
import { hotsThreshold, levelNames, orderOf } from './counting/levels.ts';
import { sectionLetter } from '../course/paperForm.ts';
import { asksOf, sectionsIn } from './counting/sections.ts';
import {
  type CognitiveLevel,
  type CourseInfo,
  type ExamType,
  type Jsu,
  type QuestionKind,
  type Review,
  type StageName,
  type Status,
  statusLabels,
} from './schemas.ts';
import { withMark } from './course/valueFacts.ts';

/** Unknown values are shown as pending (spec 2 §4). */
export const statusLabel = (status: string): string =>
  Object.hasOwn(statusLabels, status) ? statusLabels[status as Status] : statusLabels.pending;

export const reviewLabels: Record<Review['state'], string> = { draf: 'Draf', disemak: 'Disemak', sah: 'Sah' };

export const stageTitles: Record<StageName, string> = {
  jst: 'Jadual Spesifikasi Tugasan (JST)',
  jsu: 'Jadual Spesifikasi Ujian (JSU)',
  pentaksiran: 'Soalan Pentaksiran Berterusan',
  rubrik: 'Rubrik Pentaksiran',
  exam: 'Soalan Ujian',
};

/** Malay names of the documents' fields, for the heads of tables and for what an edit is of; `list/field` where a list has its own. */
export const fieldLabels = {
  ...performanceLevelLabels,
  answer: 'Jawapan',
  assessments: 'Pentaksiran',
  'assessments/duration': 'Tempoh',
  clo: 'CLO',
  cloList: 'CLO',
  cognitive: 'Kognitif',
  affective: 'Afektif',
  psychomotor: 'Psikomotor',
  skills: 'Kemahiran',
  outcomes: 'Hasil Pembelajaran',
  cognitiveDescription: 'Huraian Aras',
  cognitiveLevel: 'Aras Kognitif',
  content: 'Kandungan',
  criteria: 'Kriteria',
  'criteria/hp': 'HP kriteria',
  description: 'Penerangan',
  dueDate: 'Tarikh Hantar',
  duration: 'Masa',
  essentialQuestion: 'Soalan Penting (Essential Question)',
  explanation: 'Huraian',
  hpAllocation: 'Agihan HP',
  marks: 'Markah',
  name: 'Kriteria',
  objective: 'Objektif',
  objectives: 'Objektif',
  options: 'Pilihan Jawapan',
  'options/text': 'Teks',
  parts: 'Bahagian',
  'parts/text': 'Soalan',
  percentage: 'Wajaran (%)',
  point: 'Isi Jawapan',
  question: 'Soalan',
  questionType: 'Jenis Soalan',
  questions: 'Soalan',
  rubriks: 'Rubrik',
  sampleAnswer: 'Contoh Jawapan',
  scheme: 'Skema Pemarkahan',
  slt: 'SLT (jam)',
  source: 'Sumber',
  startDate: 'Tarikh Mula',
  statement: 'Pernyataan',
  stem: 'Soalan',
  stimulus: 'Rangsangan',
  subtopic: 'Subtopik',
  suggestedQuestionType: 'Cadangan Jenis Soalan',
  summary: 'Ringkasan',
  tasks: 'Tugasan',
  'tasks/title': 'Tajuk',
  'tasks/type': 'Jenis Rangsangan',
  theBigIdea: 'Idea Besar (Big Idea)',
  topic: 'Topik',
  topics: 'Topik',
  totalMarks: 'Jumlah Markah',
  truth: 'Kunci',
  tslt: 'TSLT (jam)',
  type: 'Jenis Pentaksiran',
} as const;

export const toCheckText = 'Perkara untuk disemak';
const unaskedLabel = 'Dicadangkan tetapi tidak dipilih';
/** Subtopics that were suggested and that no question asks about, in a line of their own. */
export function unaskedLines({ unasked, questions }: Pick<Jsu, 'unasked' | 'questions'>): string[] {
  const asked = questions.flatMap(asksOf).map(({ subtopic }) => subtopic);
  const left = unasked.filter((one) => !asked.includes(one));
  return left.length === 0 ? [] : [`${unaskedLabel}: ${left.join('; ')}`];
}
export const raisedLabel = `Aras diubah supaya setiap aras CLO diuji dan HOTS mencapai ${hotsThreshold}%`;

export const examTypeLabels: Record<ExamType, string> = {
  'aneka-pilihan': 'Aneka Pilihan',
  struktur: 'Struktur',
  'esei-pendek': 'Esei Pendek',
  campuran: 'Campuran (beberapa bahagian)',
};

/** What all questions of a section ask: parts that are true or false are structured ones of their own. */
type Asked = QuestionKind | 'betul-salah';

export const sectionNames: Record<Asked, string> = {
  'aneka-pilihan': 'Objektif',
  struktur: 'Berstruktur',
  'esei-pendek': 'Esei',
  'betul-salah': 'Betul atau Salah',
};

/** How the questions of a kind are answered. */
const examInstructions: Record<Asked, string> = {
  'aneka-pilihan':
    'Setiap soalan diikuti oleh empat pilihan jawapan, iaitu A, B, C dan D. Pilih satu jawapan yang paling tepat.',
  struktur: 'Tulis jawapan dalam ruang yang disediakan.',
  'esei-pendek': 'Tulis jawapan dalam buku jawapan yang disediakan.',
  'betul-salah': 'Bulatkan Betul atau Salah bagi setiap pernyataan.',
};

export const orEmpty = (text: string): string => (text.trim() === '' ? emptyText : text);
export const orNotFound = (value: string | number | null): string =>
  value === null || String(value).trim() === '' ? notFoundText : String(value);

/** One decimal, as weightage is shown (spec 2 §9): '12.5%', '40.0%'. */
export const weightageLabel = (value: number): string => `${value.toFixed(1)}%`;
/** A percentage as the document states it, never rounded: '40%', '12.5%'. */
export const percentLabel = (value: number | null): string => (value === null ? notFoundText : `${value}%`);
/** Hours in a row of a test's specification: 0 where nobody states those of its topic. */
export const tsltLabel = (hours: number): string => (hours === 0 ? '-' : String(hours));
/** '120 minit (anggaran)': a paper's duration; `own`: what its lecturer may have set in its place. */
export const durationLabel = ({ duration, durationFact }: CourseInfo, own = duration): string =>
  own === duration ? withMark(orEmpty(own), durationFact) : own;
/** A number and its unit stay on one line. */
export const marksLabel = (marks: number): string => `(${marks}\u00A0markah)`;
export const levelLabel = (level: CognitiveLevel): string => `${level} ${levelNames[level]}`;
/** 'C4 Menganalisis (HOTS)'. */
export const levelOrderLabel = (level: CognitiveLevel): string => `${levelLabel(level)} (${orderOf(level)})`;
/** 'Tugasan 1: Laporan', or the name alone where it says that it is a task. */
export const taskTitle = ({ taskNumber, taskType }: { taskNumber: number; taskType: string }): string =>
  /^\s*(?:tugasan|task)\b/iu.test(taskType) ? taskType : `${fieldLabels.tasks} ${taskNumber}: ${taskType}`;
/** 'CLO1 (HPK1)', or the code alone. */
export const cloLabel = ({ code, alternateCode }: { code: string; alternateCode: string }): string =>
  alternateCode.trim() === '' || alternateCode === code ? code : `${code} (${alternateCode})`;
export const courseTitle = ({ code, name }: Pick<CourseInfo, 'code' | 'name'>): string =>
  [code, name].filter((part) => part !== null && part.trim() !== '').join(' ') || notFoundText;

export const questionTitle = (number: number): string => `${fieldLabels.question} ${number}`;
const numberWords = ['SATU', 'DUA', 'TIGA', 'EMPAT', 'LIMA', 'ENAM', 'TUJUH', 'LAPAN', 'SEMBILAN', 'SEPULUH'];

/**
 * The sections of a paper: 'Bahagian A: Objektif (6 soalan, 12 markah)', 'Bahagian B: Berstruktur (3 daripada 4 soalan, 30 markah)'; one that is the whole has no title. `rule`: which of its questions
 * are answered, 'Jawab mana-mana TIGA (3) soalan.'
 */
export const sectionsOf = <
  T extends Parameters<typeof sectionsIn>[0][number] & { parts?: readonly { truth?: string | undefined }[] },
>(
  questions: readonly T[],
) =>
  sectionsIn(questions).map((section, n, { length }) => {
    const { kind, rows, answered, marks } = section;
    const isOfTruth = rows.every(({ parts }) => parts?.every(({ truth }) => truth));
    const asked: Asked | null = isOfTruth ? 'betul-salah' : kind;
    const name = `${fieldLabels.parts} ${sectionLetter(n)}`;
    const chosen = answered === section.questions ? '' : `${answered} daripada `;
    const called = [name, ...(asked === null ? [] : [sectionNames[asked]])].join(': ');
    return {
      ...section,
      name,
      instruction: asked === null ? '' : examInstructions[asked],
      title: length === 1 ? '' : `${called} (${chosen}${section.questions} soalan, ${marks} markah)`,
      rule:
        answered === section.questions
          ? answered === 1
            ? 'Jawab soalan ini.'
            : 'Jawab SEMUA soalan.'
          : `Jawab mana-mana ${[numberWords[answered - 1], `(${answered})`].join(' ').trim()} soalan.`,
    };
  });
/** Programme outcomes with the names that the document or the MQF gives them. */
export const hpNames = (hp: readonly string[], { outcomeNames = {} }: Pick<CourseInfo, 'outcomeNames'>): string[] =>
  hp.map((code) => (outcomeNames[code] ? `${code} ${outcomeNames[code]}` : describeMqfOutcome(code)));
/** 'C4 Menganalisis', 'P4 Respons mekanistik' of each level that has its code alone; others as they are written. */
export const domainNames = (domains: readonly string[]): string[] =>
  domains.map((text) => [text, levelNames[text.trim()] ?? ''].join(' ').trim());
