/** Names of assessments in the other language, as a model translates them. */
const translations: Record<string, string> = {
  Quiz: 'Kuiz',
  Test: 'Ujian',
  'Practical Task': 'Tugas Amali',
  'Lab Assessment': 'Penilaian Makmal',
  'Project Report': 'Laporan Projek',
  'Final Exam': 'Peperiksaan Akhir',
  'Peperiksaan Akhir': 'Final Examination',
  'Penilaian Berterusan': 'Continuous Assessment',
  'Peperiksaan akhir': 'Final Examination',
  Peperiksaan: 'Examination',
  Kuiz: 'Quiz',
  'Kuiz teori': 'Theory Quiz',
  'Kerja amali': 'Practical Work',
  'Projek akhir': 'Final Project',
  Ujian: 'Test',
  'Projek bahan digital': 'Digital Material Project',
  'Ulasan karya': 'Review of a Work',
  'Lawatan dan laporan galeri': 'Gallery Visit and Report',
  'Demonstrasi bengkel': 'Workshop Demonstration',
  'Portfolio latihan': 'Training Portfolio',
  Kuis: 'Kuiz',
  'Proyek analisis data': 'Projek Analisis Data',
  'UTS (Evaluasi Tengah Semester)': 'Peperiksaan Pertengahan Semester',
  'UAS (Evaluasi Akhir Semester)': 'Peperiksaan Akhir Semester',
  'Tugas 1': 'Tugasan 1',
  'Tugas 2': 'Tugasan 2',
  'Tugas 3': 'Tugasan 3',
  'Tugasan 1: Kajian Perkembangan Bacaan': 'Assignment 1: Study of Reading Development',
  'Tugasan 2: Pengajaran Mikro': 'Assignment 2: Micro Teaching',
};
export const translated = (name: string): string => translations[name] ?? name;

/** Longer and shorter names of the same assessment in its own language. */
const synonyms: [RegExp, string][] = [
  [/^Peperiksaan(?: akhir)?$/i, 'Peperiksaan Akhir Semester'],
  [/^Final Exam$/, 'Final Examination'],
  [/^Test$/, 'Tests'],
  [/^Quiz$/, 'Quizzes'],
  [/^Kuiz$/, 'Kuiz 1'],
  [/^Ujian$/, 'Ujian bertulis'],
  [/^Kerja amali$/, 'Amali'],
  [/^Project Report$/, 'Project'],
  [/^UTS.*/, 'UTS'],
  [/^UAS.*/, 'UAS'],
];
export const renamed = (name: string): string =>
  synonyms.reduce((text, [from, to]) => (from.test(name) ? to : text), name);
