import { warningOf } from '../../../shared/text/labels.ts';
import { localEngineText } from '../../../shared/text/texts.ts';
import type { CognitiveLevel, Exam, ExamQuestion, Flag, Look, QuestionKind } from '../../../shared/valentra/schemas.ts';
import { optionKeys } from '../../../shared/valentra/schemas.ts';
import { info } from './fixtures-course.ts';

interface Place {
  clo: string;
  topic: string;
  subtopic: string;
  level: CognitiveLevel;
}

/** The five places that every exam of the invented course asks about; three of them are HOTS. */
const places: [Place, Place, Place, Place, Place] = [
  { clo: 'CLO1', topic: 'Konsep Literasi Media', subtopic: 'Definisi literasi media', level: 'C1' },
  { clo: 'CLO2', topic: 'Bahasa dan Teks Media', subtopic: 'Khalayak sasaran', level: 'C3' },
  { clo: 'CLO2', topic: 'Penilaian Maklumat', subtopic: 'Berita palsu', level: 'C4' },
  { clo: 'CLO2', topic: 'Analisis Kandungan Media', subtopic: 'Representasi', level: 'C5' },
  { clo: 'CLO3', topic: 'Penghasilan Media Pengajaran', subtopic: 'Etika penerbitan', level: 'C2' },
];

/** Solved in the mind of someone who found nothing wrong. */
const look: Look = { reason: 'Takrifnya tepat.', answer: 'Ya', alsoRight: [], level: null, findings: [] };

const base = (number: number, stem: string) => {
  const { clo, topic, subtopic, level } = places[number - 1] ?? places[0];
  return {
    number,
    clo,
    topic,
    subtopic,
    cognitiveLevel: level,
    marks: 20,
    stem,
    flags: [],
    look,
    sources: [],
  };
};

const stems = [
  'Senaraikan ciri-ciri literasi media.',
  'Sebuah sekolah mahu memilih video sains. Gunakan profil khalayak untuk menentukan video yang sesuai.',
  'Analisis perbezaan antara berita sahih dengan berita palsu berdasarkan dua contoh.',
  'Nilaikan gambaran nelayan dalam sebuah drama tempatan.',
  'Jelaskan kepentingan keizinan ibu bapa dalam penerbitan video murid.',
];

/** An exam that asks the same at each place; `answered` adds what its kind of question has. */
const examOf = (type: QuestionKind, answered: (asked: ReturnType<typeof base>) => ExamQuestion): Exam => ({
  examInfo: { type, duration: '120 minit' },
  courseInfo: info,
  questions: stems.map((stem, i) => answered(base(i + 1, stem))),
  warnings: [],
  engineNotice: null,
});

const keys = ['B', 'D', 'A', 'C', 'A'] as const;
export const mcqExam = examOf('aneka-pilihan', (asked) => ({
  ...asked,
  kind: 'aneka-pilihan',
  options: optionKeys.map((key) => ({ key, text: `Pilihan ${key} bagi soalan ${asked.number}` })),
  answer: keys[asked.number - 1] ?? 'A',
  explanation: `Penjelasan bagi soalan ${asked.number}.`,
}));

export const structuredExam = examOf('struktur', (asked) => ({
  ...asked,
  kind: 'struktur',
  parts: [
    { label: '(a)', text: 'Nyatakan dua perkara utama.', marks: 8, answer: 'Dua perkara, 4 markah setiap satu.' },
    { label: '(b)', text: 'Huraikan dengan contoh.', marks: 12, answer: 'Huraian dengan contoh bilik darjah.' },
  ],
}));

export const shortEssayExam = examOf('esei-pendek', (asked) => ({
  ...asked,
  kind: 'esei-pendek',
  sampleAnswer: 'Jawapan merangkumi takrif, huraian dan contoh daripada bilik darjah.',
  scheme: [
    { point: 'Takrif yang tepat', marks: 5 },
    { point: 'Huraian yang lengkap', marks: 10 },
    { point: 'Contoh yang sesuai', marks: 5 },
  ],
}));

/** An exam of each type. */
export const exams: Record<QuestionKind, Exam> = {
  'aneka-pilihan': mcqExam,
  struktur: structuredExam,
  'esei-pendek': shortEssayExam,
};

export const flag: Flag = { code: 'verb', message: 'Kata kerja soalan menunjukkan aras C1.' };

/** What the engine says of a document beside it. */
export const origin = { engineNotice: localEngineText };

export const flagged = (exam: Exam): Exam => ({
  ...exam,
  ...origin,
  warnings: [warningOf('questions_missing', '1 daripada 6 soalan tidak dapat ditulis.')],
  questions: exam.questions.map((question) => ({ ...question, flags: [flag] })),
});
