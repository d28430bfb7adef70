/** The new-session form; wording given in spec 1 §2, §5, §8 is to the letter. Apart from the other texts: no other page fetches it. */
export const newText = {
  title: 'Sesi Baharu',
  intro: 'Muat naik 1 hingga 4 dokumen maklumat kursus. AI akan menganalisis setiap kursus.',
  namePlaceholder: 'Contoh: Semester 1 2026 - EDUP3033 Psikologi Pembelajaran',
  documents: 'Dokumen maklumat kursus',
  limits: 'PDF, Word atau Excel, maksimum 20MB per fail',
  noDocuments: 'Sila muat naik sekurang-kurangnya 1 dokumen',
  infoTitle: 'AI akan menghasilkan',
  info: [
    'Kod dan nama kursus',
    '3 hingga 5 hasil pembelajaran kursus (CLO / HPK) dengan domain dan aras',
    'Kemahiran insaniah HP1 hingga HP11',
    'Pengetahuan, konsep mikro dan konsep makro',
    'The Big Idea dan Essential Questions',
    'Senarai pentaksiran dengan wajaran',
    'Pembangunan pembelajaran mengikut model KPPB',
  ],
  submit: (count: number) => `Jana Merungkai (${count} dokumen)`,
  uploadFailed: 'Upload failed',
  failed: (message: string) => `Ralat: ${message}`,
};
