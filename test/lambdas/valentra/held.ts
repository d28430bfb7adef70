import type { Ask, StageSource } from '../../../lambdas/valentra/stages/documentStage.ts';
import { examStage } from '../../../lambdas/valentra/stages/exam.ts';
import { jstStage } from '../../../lambdas/valentra/stages/jst.ts';
import { jsuStage } from '../../../lambdas/valentra/stages/jsu.ts';
import { pentaksiranStage, rubrikStage } from '../../../lambdas/valentra/stages/tasks.ts';
import { linesOfNotes } from '../../../lambdas/valentra/notes.ts';
import { courseView } from '../../../shared/valentra/course/courseView.ts';
import { doubtsOf } from '../../../shared/valentra/held/doubts.ts';
import type { Documents, ExamType, StageName } from '../../../shared/valentra/schemas.ts';
import { found } from '../../support/course.ts';
import { documentOf } from '../../support/blocks.ts';
import { courseReadFrom } from '../../shared/valentra/fixtures-course.ts';

/** A small course with notes, and answers of a careful model for each of its documents; what is planted in one is looked for in what is made. */

const fields = ['weight', 'duration', 'week', 'cloIds', 'level', 'hpp', 'hours', 'subtopics'];
const assessments = courseReadFrom.assessments.map((one) =>
  one.type === 'Laporan Analisis Media'
    ? { ...one, duration: '2 jam', description: 'Laporan analisis satu siri berita daring sepanjang 5 halaman.' }
    : one,
);
const ids = [...courseReadFrom.clos, ...courseReadFrom.topics, ...assessments].map(({ id }) => id);
const read = {
  ...courseReadFrom,
  assessments,
  facts: {
    ...courseReadFrom.facts,
    credit: found('3'),
    ...Object.fromEntries(
      ids.flatMap((id) => [id, ...fields.map((field) => `${id}.${field}`)].map((key) => [key, found(key)])),
    ),
  },
};
export const course = courseView(read);
const notes = [
  documentOf(
    [
      'Definisi literasi media: keupayaan mencapai, menganalisis, menilai dan mencipta media.',
      'Sejarah media massa bermula dengan akhbar bercetak pada kurun ke-17.',
      'Indeks literasi media sekolah luar bandar ialah 0.127 mengikut kajian Rahim (2019).',
      'Khalayak sasaran ditentukan oleh umur, minat dan latar budaya penonton.',
      'Kos iklan media baharu lebih rendah daripada kos iklan media massa.',
      'Jadual 2: Edaran akhbar',
      'Indeks akhbar ialah edaran akhbar ÷ edaran pasaran × 100. Bagi dua kedai, F1/A1 = F2/A2. Saluran: C = B x log2(1 + SNR).',
    ].join('\n'),
  ),
];

type Answers = Record<string, unknown>;
interface Made {
  /** Why parts were asked for once more. */
  asked: string[];
  /** Marks, flags and notices of the document, where the model keeps to its words. */
  marks: number;
  document: string;
}

const stages = { jst: jstStage, jsu: jsuStage, pentaksiran: pentaksiranStage, rubrik: rubrikStage, exam: examStage };

/** What a stage is given beside these documents. */
export const sourceOf = (before: Partial<Documents>, settings: StageSource['settings'] = {}): StageSource => ({
  course,
  settings,
  made: (async (name: StageName) => before[name]) as unknown as StageSource['made'],
  // The final exam, which is of every topic and outcome.
  test: async () => ({ assessments: before.jst?.assessments.slice(-1) as [Documents['jst']['assessments'][number]] }),
  notes: async () => notes,
  now: new Date(0),
});

/** Makes one document of a model that keeps to these answers, by part. */
export async function madeOf(
  stage: StageName,
  answers: (part: string, data: Record<string, unknown>) => unknown,
  before: Partial<Documents> = {},
  settings: StageSource['settings'] = {},
): Promise<Made & { value: unknown }> {
  const asked: string[] = [];
  const source = sourceOf(before, settings);
  const kept = new Map<string, { answer: unknown; notice: string | null }>();
  for (const part of await stages[stage].parts(source)) {
    const ask: Ask = async (prompt, data, check) => {
      const answer = answers(part, data);
      const first = prompt.schema.safeParse(answer);
      const problems = first.success
        ? (check?.(first.data) ?? [])
        : first.error.issues.map(({ message }) => ({ message, isQuiet: true }));
      asked.push(...problems.map(({ message }) => message));
      const told = problems.filter(({ isQuiet }) => isQuiet !== true).map(({ message }) => message);
      // A schema that tells its doubts once takes the same answer again.
      return { answer: prompt.schema.parse(answer), notice: told.join(' ') || null };
    };
    kept.set(part, await stages[stage].write(source, part, ask));
  }
  const value = await stages[stage].assemble(source, async (name) => kept.get(name) ?? null);
  const none = { jst: null, jsu: null, pentaksiran: null, rubrik: null, exam: null };
  const chain = { course, ...none, ...before, [stage]: value };
  const document = JSON.stringify(value);
  const told = document.match(/"code":"[a-z_]+","message"|"engineNotice":"/g) ?? [];
  const marks = doubtsOf(stage, chain, linesOfNotes(notes)).length + told.length;
  return { asked, marks, document, value };
}

/** The rows of a test that are asked for, each with its own words. */
interface Wanted {
  topic: string;
  rows: number;
  clo: string[];
}
const verbs = {
  C1: 'Menyenaraikan',
  C2: 'Menerangkan',
  C3: 'Menggunakan',
  C4: 'Menganalisis',
  C5: 'Menilai',
  C6: 'Mereka bentuk',
};

export const jstRow = (data: Answers) => {
  const { type, clo } = data['pentaksiran'] as { type: string; clo: string[] };
  const level = course.clos.find(({ code }) => code === clo[0])?.domains[0] ?? 'C2';
  return {
    suggestedQuestionType: 'Laporan',
    topics:
      type === 'Kuiz' || type === 'Peperiksaan Akhir'
        ? course.topics.map(({ title }) => title)
        : ['Penilaian Maklumat'],
    clo,
    description: 'Pelajar meneliti berita daring.',
    objective: 'Menghasilkan satu laporan.',
    hpAllocation: course.clos
      .filter(({ code }) => code === clo[0])
      .flatMap(({ hp }) => hp.map((one) => ({ hp: one, percent: 50 }))),
    domains: { cognitive: [level], affective: [], psychomotor: [], skills: [], outcomes: [] },
    criteria: ['Ketepatan isi', 'Hujah dengan bukti'],
    matter: [] as string[],
    startDate: '',
    dueDate: '',
  };
};

export const jsuRows = (data: Answers) =>
  (data['agihan'] as Wanted[]).flatMap(({ topic, rows, clo }) =>
    Array.from({ length: rows }, (_, i) => {
      const code = clo[i % clo.length] ?? '';
      const subtopics = course.topics.find(({ title }) => title === topic)?.subtopics ?? [];
      const most = code === 'CLO1' ? 'C2' : code === 'CLO3' ? 'C6' : i % 2 === 0 ? 'C4' : 'C3';
      const subtopic = subtopics[i % subtopics.length] ?? topic;
      const level = code === 'CLO1' && i % 2 === 1 ? 'C1' : most;
      return {
        topic,
        subtopic,
        clo: code,
        cognitiveLevel: level,
        cognitiveDescription: `${verbs[level as 'C1']} ${subtopic}`,
      };
    }),
  );

export const task = () => ({
  theBigIdea: 'Berita membentuk pandangan orang ramai.',
  essentialQuestion: 'Bagaimanakah berita daring mempengaruhi pendapat?',
  stimulus: {
    type: 'Situasi',
    title: 'Berita di kampung',
    content: 'Penduduk sebuah kampung menerima berita yang bercanggah tentang banjir.',
    source: 'Situasi rekaan untuk tujuan pentaksiran',
  },
  question: {
    statement: 'Analisis lima dakwaan satu siri berita daring dan cadangkan kempen dalam laporan sepanjang 5 halaman.',
    description: 'Hantar laporan secara bertulis.',
    cognitive: [] as string[],
    outcomes: [] as string[],
  },
  matter: [] as string[],
});

const levelTexts = {
  amatCemerlang: 'Semua lima dakwaan disemak dengan dua sumber bagi setiap satu.',
  cemerlang: 'Semua lima dakwaan disemak dengan satu sumber bagi setiap satu.',
  kepujian: 'Tiga atau empat dakwaan disemak dengan satu sumber.',
  sederhana: 'Satu atau dua dakwaan disemak; sumbernya dinamakan.',
  lemah: 'Dakwaan disalin tanpa semakan.',
};
export const rubric = (data: Answers) => {
  const { criteria, hp } = data['tugasan'] as { criteria: string[]; hp: string[] };
  return {
    criteria: criteria.map((name, i) => ({
      name,
      hp: hp[i] ?? hp[0] ?? '',
      weight: 1,
      domains: [] as string[],
      levels: levelTexts,
      figures: [{ quote: 'lima dakwaan', source: 'Analisis lima dakwaan' }],
    })),
  };
};

export interface Planned {
  number: number;
  topic: string;
  subtopic: string;
  cognitiveLevel: string;
  marks: number;
  petikan: string[];
  rows?: (Pick<Planned, 'subtopic' | 'cognitiveLevel' | 'marks'> & { row: number })[];
}
const verbsOfItems: Record<string, string> = {
  C1: 'Namakan',
  C2: 'Huraikan',
  C3: 'Gunakan',
  C4: 'Analisis',
  C5: 'Nilaikan',
  C6: 'Rancang',
};
/** Each asks in words of its own; those on the notes' subject rest on them. */
export const choice = ({ number, topic, subtopic, cognitiveLevel }: Planned) => ({
  number,
  cites: [] as string[],
  stem: `${verbsOfItems[cognitiveLevel]} ${subtopic} dalam ${topic}, kes ${Array.from({ length: 6 }, (_, i) => `w${number}x${i}`).join(' ')}?`,
  answer: `Jawapan benar ${number}`,
  distractors: ['satu', 'dua', 'tiga'].map((word) => `Pilihan ${word} ${number}`),
  explanation: 'Itulah yang diajar.',
});
export const parts = (plan: Planned) => ({
  number: plan.number,
  cites: [] as string[],
  stem: choice(plan).stem,
  parts: [
    {
      text: 'Huraikan jawapan anda.',
      marks: plan.marks,
      answer: Array.from({ length: plan.marks }, (_, i) => `isi${i}`).join(' '),
      truth: 'Salah' as const,
    },
  ],
});

export const examSettings = (questionType: ExamType) => ({ questionType, numberOfQuestions: 10 });
