import type { SessionDocument, SessionStatus } from '../../session/session.ts';
import type { Skill } from '../../course/course.ts';
import { courseLabels } from '../../course/fields.ts';

/**
 * The words of a merungkai result, shared by the results page and the Word files so that both say the same (design §9). Fixed by
 * spec 1 §2: Aras Kemahiran, HPP (MQF 2.0), Big Idea, Essential Questions, KPPB.
 */
export const resultLabels = {
  ...courseLabels,
  paperForm: 'Bentuk Kertas',
  sessionName: 'Nama Sesi',
  createdAt: 'Tarikh Analisis',
  document: 'Dokumen',
  coursesCount: 'Jumlah Kursus',
  documentsCount: 'Dokumen Dianalisis',
  closCount: 'Jumlah CLO',
  sourceDocument: 'Dokumen Sumber',
  domainSummary: 'Ringkasan Domain',
  warnings: 'Perhatian',
  notice: 'Makluman',
  knowledge: 'Pengetahuan',
  microConcepts: 'Konsep Mikro (Aktiviti / Kaedah)',
  macroConcepts: 'Konsep Makro (Struktur / Topik)',
  bigIdea: 'The Big Idea',
  essentialQuestions: 'Essential Questions / Soalan Penting',
  suggestions: 'Huraian Setiap CLO',
  totalWeight: 'Jumlah Wajaran',
  learningDevelopment: 'Pembangunan Pembelajaran (KPPB)',
  kppbModel: 'Model KPPB',
  flow: 'Aliran Pembelajaran',
  disclaimer: 'Penafian',
  notes: 'Nota Bukti',
} as const;

/** Stands after a value that code filled in because the document gave none (rules.ts: suggestionOf). */
export const fallbackLabel = 'Cadangan umum; tiada dalam dokumen';

/** The models of KPPB with the fields of their `kppbApplication` (spec 1 §3); the English terms stay beside the Malay ones. */
export const kppbModels = {
  '3E': {
    engagement: 'Penglibatan (Engagement)',
    enhancement: 'Pengukuhan (Enhancement)',
    extension: 'Perluasan (Extension)',
  },
  '3R': { relate: 'Kaitkan (Relate)', reflect: 'Renungkan (Reflect)', respond: 'Beri Respons (Respond)' },
  '6C': {
    connect: 'Hubungkan (Connect)',
    contextualize: 'Kontekstualkan (Contextualize)',
    challenge: 'Cabar (Challenge)',
    create: 'Cipta (Create)',
    collaborate: 'Bekerjasama (Collaborate)',
    celebrate: 'Raikan (Celebrate)',
  },
  MRBP: { description: 'Penerangan', approach: 'Pendekatan' },
} as const;
export const kppbKeyLabels = {
  ...kppbModels['3E'],
  ...kppbModels['3R'],
  ...kppbModels['6C'],
  ...kppbModels.MRBP,
};

/** Session status badges (spec 1 §2, §4); anything else is 'Menunggu'. */
export const sessionStatusLabels: Record<SessionStatus | 'pending', string> = {
  completed: 'Selesai',
  processing: 'Memproses',
  failed: 'Gagal',
  pending: 'Menunggu',
};

export const documentStatusLabels: Record<SessionDocument['status'], string> = {
  pending: 'Menunggu',
  read: 'Sudah dibaca',
  analysed: 'Sudah dianalisis',
  failed: 'Gagal dibaca',
};

/** A soft skill on one line: 'KI2 Pemikiran kritis: menganalisis data'. */
export function skillLabel({ code, name, details }: Skill): string {
  const title = [code, name].filter((part) => part.trim() !== '').join(' ');
  return [title, details].filter((part) => part.trim() !== '').join(': ');
}

export { cloTitle } from '../../course/rules.ts';

/** A weight in percent as Malay print has it: '40%', '12.5%'. */
export const weightLabel = (weight: number): string => `${weight}%`;
