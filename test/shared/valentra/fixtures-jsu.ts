import { levelNames, orderOf, percent, jsuSummary } from '../../../shared/valentra/levels.ts';
import type { CognitiveLevel, Jsu, JsuQuestion } from '../../../shared/valentra/schemas.ts';
import { info, topicsOfCourse } from './fixtures-course.ts';

const jsuRows: [topic: number, subtopic: string, clo: string, level: CognitiveLevel, marks: number, what: string][] = [
  [0, 'Definisi literasi media', 'CLO1', 'C1', 6, 'Menyatakan takrif literasi media'],
  [0, 'Sejarah media massa', 'CLO1', 'C2', 8, 'Menerangkan perkembangan media massa'],
  [1, 'Kod dan konvensyen', 'CLO1', 'C2', 8, 'Menghuraikan kod dan konvensyen teks media'],
  [1, 'Khalayak sasaran', 'CLO2', 'C3', 10, 'Mengaplikasikan profil khalayak dalam pemilihan bahan'],
  [2, 'Kesahihan sumber', 'CLO2', 'C2', 8, 'Menjelaskan ciri sumber yang sahih'],
  [2, 'Berita palsu', 'CLO2', 'C4', 12, 'Membezakan berita sahih daripada berita palsu'],
  [3, 'Pemilihan bahan', 'CLO2', 'C3', 10, 'Menggunakan kriteria pemilihan bahan'],
  [3, 'Semiotik', 'CLO2', 'C4', 12, 'Menganalisis makna tanda dalam iklan'],
  [3, 'Representasi', 'CLO2', 'C5', 14, 'Menilai gambaran sesuatu kaum dalam media'],
  [4, 'Papan cerita', 'CLO3', 'C6', 12, 'Mereka papan cerita video pengajaran'],
];

const questionsOf = (topic: string): JsuQuestion[] => jsuQuestions.filter((question) => question.topic === topic);
const jsuQuestions: JsuQuestion[] = jsuRows.map(([place, subtopic, clo, level, marks, what], index) => ({
  number: index + 1,
  clo,
  topic: topicsOfCourse[place]?.title ?? '',
  subtopic,
  weightage: marks,
  tslt: (topicsOfCourse[place]?.hours ?? 0) / jsuRows.filter(([other]) => other === place).length,
  cognitiveLevel: level,
  cognitiveDescription: `${what} (${levelNames[level]})`,
  questionType: orderOf(level),
  marks,
}));

export const jsu: Jsu = {
  courseInfo: info,
  questions: jsuQuestions,
  summary: jsuSummary(jsuQuestions),
  totalMarks: 100,
  topics: topicsOfCourse.map(({ title, hours }) => {
    const own = questionsOf(title);
    const marks = own.reduce((sum, each) => sum + each.marks, 0);
    return { title, hours: hours ?? 0, questions: own.length, marks, percentage: percent(marks, 100) };
  }),
  raised: [],
  warnings: [],
  engineNotice: null,
};
