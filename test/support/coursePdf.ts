import { course, pdfOf, type TestFile } from './documents.ts';

/** Course information as VALENTRA takes it: a PDF with outcomes and their HPs, topics by week and weighted assessments, one an examination. */
export const coursePdf = (name = 'kursus.pdf'): TestFile =>
  pdfOf(
    [
      `Kod Kursus: ${course.code}`,
      `Nama Kursus: ${course.name}`,
      'Jam Kredit: 3',
      'Hasil Pembelajaran Kursus',
      ...course.clos.map(([number, statement, level, hp]) => `${number}: ${statement} (${level}, ${hp})`),
      'Kandungan Kursus',
      ...course.topics.map(([week, title]) => `Minggu ${week}: ${title}`),
      'Penilaian',
      ...course.assessments.map(([type, weight]) => `${type}: ${weight}`),
    ],
    name,
  );
