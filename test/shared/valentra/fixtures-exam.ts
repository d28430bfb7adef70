import { orderOf } from '../../../shared/valentra/levels.ts';
import { localEngineText } from '../../../shared/texts.ts';
import type {
  CognitiveLevel,
  Exam,
  ExamQuestion,
  ExamType,
  Flag,
  Look,
  QuestionKind,
} from '../../../shared/valentra/schemas.ts';
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

const base = (number: 1 | 2 | 3 | 4 | 5, stem: string) => {
  const { clo, topic, subtopic, level } = places[number - 1] ?? places[0];
  const order = orderOf(level);
  return {
    number,
    clo,
    topic,
    subtopic,
    cognitiveLevel: level,
    questionType: order,
    marks: 20,
    stem,
    flags: [],
    look,
    sources: [],
  };
};

/** A question as a line for its stem, one for each option, of which the right one is marked with *, and one for the explanation. */
function choiceOf(written: string, index: number): ExamQuestion {
  const [stem = '', ...lines] = written.split('\n').map((line) => line.trim());
  const options = lines.slice(0, 4).map((line, i) => ({ key: optionKeys[i] ?? 'D', text: line.replace(/^\* /, '') }));
  return {
    ...base((index + 1) as 1, stem),
    kind: 'aneka-pilihan',
    options,
    answer: optionKeys[lines.findIndex((line) => line.startsWith('* '))] ?? 'D',
    explanation: lines[4] ?? '',
  };
}

const examOf = (type: ExamType, questions: ExamQuestion[]): Exam => ({
  examInfo: {
    type,
    numberOfQuestions: questions.length,
    totalMarks: 100,
    duration: '120 minit',
    hotsPercentage: 60,
    kbatCompliance: 'YES',
  },
  courseInfo: info,
  questions,
  flagCount: 0,
  warnings: [],
  engineNotice: null,
});

const choices = `
Apakah yang dimaksudkan dengan literasi media?
  Kemahiran membaiki peralatan penyiaran
  * Keupayaan mencapai dan menilai mesej media
  Kebolehan menghafaz nama akhbar tempatan
  Kegemaran menonton rancangan televisyen
  Literasi media merangkumi keupayaan mencapai, menilai dan menghasilkan mesej media.

Cikgu Salmah mengajar murid Tahun Satu. Bagaimanakah profil khalayak digunakan untuk memilih video pelajarannya?
  Video panjang dengan istilah teknikal
  Video tanpa sebarang suara latar
  Video berbahasa asing tanpa sari kata
  * Video pendek dengan bahasa mudah
  Murid Tahun Satu memerlukan bahan yang pendek dan berbahasa mudah.

Bandingkan dua laporan tentang jerebu. Laporan manakah yang menunjukkan ciri berita palsu?
  * Laporan tanpa nama penulis dan tarikh
  Laporan yang memetik bacaan rasmi
  Laporan yang menyiarkan pembetulan
  Laporan dengan dua sumber bebas
  Ketiadaan penulis dan tarikh menyukarkan pengesahan.

Nilaikan gambaran nelayan dalam sebuah drama. Penilaian manakah yang paling wajar?
  Drama itu baik kerana lakonannya lucu
  Drama itu benar kerana ramai penonton
  * Drama itu berat sebelah kerana stereotaip
  Drama itu sahih kerana disiarkan malam
  Representasi dinilai melalui stereotaip yang dikekalkan atau dicabar.

Mengapakah keizinan ibu bapa diperlukan sebelum video murid diterbitkan?
  * Untuk melindungi privasi murid itu
  Untuk memendekkan masa suntingan
  Untuk menambah bilangan penonton
  Untuk menjimatkan kos peralatan
  Murid di bawah umur; privasinya dilindungi melalui keizinan penjaga.`;

export const mcqExam: Exam = examOf('aneka-pilihan', choices.trim().split('\n\n').map(choiceOf));

const stems = [
  'Senaraikan ciri-ciri literasi media.',
  'Sebuah sekolah mahu memilih video sains. Gunakan profil khalayak untuk menentukan video yang sesuai.',
  'Analisis perbezaan antara berita sahih dengan berita palsu berdasarkan dua contoh.',
  'Nilaikan gambaran nelayan dalam sebuah drama tempatan.',
  'Jelaskan kepentingan keizinan ibu bapa dalam penerbitan video murid.',
] as const;
const numbers = [1, 2, 3, 4, 5] as const;

export const structuredExam: Exam = examOf(
  'struktur',
  numbers.map((number) => ({
    ...base(number, stems[number - 1] ?? ''),
    kind: 'struktur',
    parts: [
      { label: '(a)', text: 'Nyatakan dua perkara utama.', marks: 8, answer: 'Dua perkara, 4 markah setiap satu.' },
      { label: '(b)', text: 'Huraikan dengan contoh.', marks: 12, answer: 'Huraian dengan contoh bilik darjah.' },
    ],
  })),
);

export const shortEssayExam: Exam = examOf(
  'esei-pendek',
  numbers.map((number) => ({
    ...base(number, stems[number - 1] ?? ''),
    kind: 'esei-pendek',
    sampleAnswer: 'Jawapan merangkumi takrif, huraian dan contoh daripada bilik darjah.',
    scheme: [
      { point: 'Takrif yang tepat', marks: 5 },
      { point: 'Huraian yang lengkap', marks: 10 },
      { point: 'Contoh yang sesuai', marks: 5 },
    ],
  })),
);

/** An exam of each type. */
export const exams: Record<QuestionKind, Exam> = {
  'aneka-pilihan': mcqExam,
  struktur: structuredExam,
  'esei-pendek': shortEssayExam,
};

export const flag: Flag = { code: 'verb', message: 'Kata kerja soalan menunjukkan aras C1.' };

/** What code and engine say of a document beside it. */
export const origin = {
  warnings: [
    {
      code: 'total',
      message: 'Jumlah wajaran bukan 100%.',
      document: 'Silabus.pdf',
      place: 'Muka surat 3',
      quote: 'Tugasan 90%',
    },
  ],
  engineNotice: localEngineText,
};

export const flagged = (exam: Exam): Exam => ({
  ...exam,
  ...origin,
  questions: exam.questions.map((question) => ({ ...question, flags: [flag] })),
});
