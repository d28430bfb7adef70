import type { Some } from '../language.ts';

/** How one of the MQF 2.0 outcomes shows in a learner's work. */
export interface OutcomeWords {
  /** The soft skill it stands for; empty where it is knowledge. */
  skill: string;
  /** A rubric criterion's name, before what the task is about: 'Ketepatan konsep'. */
  criterion: string;
  /** What is looked at: 'penjelasan konsep'. */
  trait: string;
  /** What proves it: 'takrif dan contoh'. */
  proof: string;
}

const words = (skill: string, criterion: string, trait: string, proof: string): OutcomeWords => ({
  skill,
  criterion,
  trait,
  proof,
});

const known: Readonly<Record<string, OutcomeWords>> = {
  HP1: words('', 'Ketepatan konsep', 'penjelasan konsep', 'takrif dan contoh'),
  HP2: words('Pemikiran kritis', 'Kedalaman analisis', 'analisis dan hujah', 'alasan dan bukti'),
  HP3: words('Kemahiran amali', 'Kecekapan pelaksanaan', 'pelaksanaan kerja amali', 'langkah kerja dan hasil amali'),
  HP4: words(
    'Kerja berpasukan',
    'Kerjasama kumpulan',
    'kerjasama dengan ahli kumpulan',
    'catatan peranan dan sumbangan',
  ),
  HP5: words('Komunikasi', 'Kejelasan komunikasi', 'penyampaian idea', 'hujah dan gaya bahasa'),
  HP6: words(
    'Literasi digital',
    'Penggunaan teknologi digital',
    'pemilihan dan penggunaan alat digital',
    'hasil digital',
  ),
  HP7: words('Literasi numerasi', 'Pengolahan data', 'pengolahan dan tafsiran data', 'jadual dan kiraan'),
  HP8: words(
    'Kepimpinan dan autonomi',
    'Kepimpinan dan tanggungjawab',
    'pengurusan kerja dan tanggungjawab',
    'jadual dan catatan keputusan',
  ),
  HP9: words(
    'Pembelajaran sepanjang hayat',
    'Pembangunan diri',
    'refleksi dan pembaikan diri',
    'catatan refleksi dan tindakan susulan',
  ),
  HP10: words(
    'Keusahawanan',
    'Daya keusahawanan',
    'pengenalpastian peluang dan nilai',
    'cadangan nilai dan rancangan kos',
  ),
  HP11: words(
    'Etika dan profesionalisme',
    'Amalan etika profesional',
    'pematuhan etika dan profesionalisme',
    'perakuan sumber dan catatan kerja',
  ),
};

/** Of an outcome outside MQF 2.0, or of a criterion, its own name is all that is known. */
export function outcomeWords(code: string, name: string): OutcomeWords {
  const own = name === code ? `Pencapaian ${code}` : name;
  return (
    known[code] ??
    words(
      '',
      own.trim() === '' ? 'Mutu hasil kerja' : own,
      own.trim() === '' ? 'mutu' : own.charAt(0).toLowerCase() + own.slice(1),
      'hasil kerja yang diserahkan',
    )
  );
}

export const skillNameOf = (code: string): string => known[code]?.skill ?? '';

interface WorkForm {
  item: string;
  /** What a learner makes: 'laporan bertulis'. */
  product: string;
  /** What is handed in, and how. */
  delivery: string;
  criteria: readonly string[];
}

const forms: readonly (WorkForm & { names: RegExp })[] = [
  {
    names: /kuiz|quiz|ujian(?!\s+amali)|test\b|peperiksaan|exam/i,
    item: 'Aneka pilihan dan berstruktur',
    product: 'jawapan bertulis',
    delivery: 'Jawab semua soalan dalam masa yang ditetapkan.',
    criteria: ['Ketepatan jawapan', 'Kedalaman huraian'],
  },
  {
    names: /bentang|present|lisan|oral|viva|forum|bahas/i,
    item: 'Pembentangan',
    product: 'pembentangan dengan bahan sokongan visual',
    delivery: 'Sediakan slaid tidak melebihi 12 keping, bentangkan selama 15 minit dan jawab soalan rakan.',
    criteria: ['Kelancaran penyampaian', 'Kesesuaian bahan sokongan', 'Kebolehan menjawab soalan'],
  },
  {
    names: /kes\b|case|laporan|report|kajian|kritik|ulasan|analisis|artikel/i,
    item: 'Kajian kes',
    product: 'laporan bertulis',
    delivery:
      'Serahkan laporan 1,500 patah perkataan yang memuatkan pengenalan, analisis, cadangan dan senarai rujukan.',
    criteria: ['Kedalaman analisis', 'Kekuatan bukti', 'Kejelasan laporan'],
  },
  {
    names: /video|digital|blog|laman (?:web|sesawang)|multimedia|e-?portfolio/i,
    item: 'Projek digital',
    product: 'produk digital',
    delivery: 'Muat naik produk bersama-sama papan cerita dan catatan proses setebal dua halaman.',
    criteria: ['Mutu produk digital', 'Keaslian idea', 'Etika penerbitan'],
  },
  {
    names: /amali|praktik|demonstra|makmal|mikro|simulasi|practical|lab|persembahan/i,
    item: 'Tugasan amali',
    product: 'demonstrasi amali',
    delivery: 'Lakukan demonstrasi di hadapan penilai dan serahkan catatan persediaan serta refleksi satu halaman.',
    criteria: ['Ketepatan prosedur', 'Penggunaan bahan', 'Keselamatan dan kekemasan'],
  },
  {
    names: /portfolio|folio|jurnal|reflek|log|diari/i,
    item: 'Portfolio refleksi',
    product: 'portfolio yang disertai refleksi',
    delivery:
      'Susun bukti mengikut minggu, sertakan refleksi 300 patah perkataan bagi setiap bukti dan serahkan secara digital.',
    criteria: ['Kelengkapan bukti', 'Kedalaman refleksi', 'Kekemasan susunan'],
  },
  {
    names: /projek|project|produk|inovasi|model|modul/i,
    item: 'Projek',
    product: 'hasil projek berserta laporan',
    delivery: 'Serahkan hasil projek, laporan 1,500 patah perkataan dan catatan pembahagian kerja.',
    criteria: ['Mutu hasil projek', 'Perancangan kerja', 'Kejelasan laporan'],
  },
];

const written: WorkForm = {
  item: 'Tugasan bertulis',
  product: 'hasil kerja bertulis',
  delivery: 'Serahkan hasil kerja 1,200 patah perkataan yang ditaip kemas berserta senarai rujukan.',
  criteria: ['Kekuatan hujah', 'Kejelasan penulisan', 'Penggunaan rujukan'],
};

/** By the assessment's name; written work where the name tells nothing. */
export const workFormOf = (type: string): WorkForm => forms.find(({ names }) => names.test(type)) ?? written;

/** Scenes that any programme knows: no profession, names, sexes or places. */
export const actors: Some<string> = [
  'Sebuah kumpulan pelajar',
  'Satu pasukan projek',
  'Sebuah jawatankuasa fakulti',
  'Seorang penyelia latihan',
];
export const doings: Some<string> = [
  'menyediakan taklimat tentang',
  'menyemak hasil kerja tentang',
  'merancang projek tentang',
];
export const observations: Some<string> = [
  'ahlinya menggunakan istilah yang sama dengan maksud yang berlainan',
  'langkah kerja disusun mengikut kebiasaan dan bukan mengikut keperluan',
  'hasil yang diperoleh tidak sama apabila kerja itu diulang',
  'sumber yang dirujuk bercanggah antara satu sama lain',
  'pengguna hasil itu tidak memahami tujuannya',
];
export const contexts: Some<string> = [
  'dalam situasi sebenar',
  'dengan contoh yang sesuai',
  'berdasarkan bahan kursus',
  'bagi menyelesaikan satu masalah',
];
/** What of a matter is asked for, in Malay and in English. */
export const facets: Some<readonly [malay: string, english: string]> = [
  ['konsep asas', 'basic concepts of'],
  ['tujuan', 'purpose of'],
  ['ciri utama', 'main features of'],
  ['komponen', 'components of'],
  ['prinsip', 'principles of'],
  ['langkah utama dalam', 'main steps in'],
  ['contoh', 'examples of'],
  ['kepentingan', 'importance of'],
  ['kelebihan dan batasan', 'strengths and limits of'],
  ['istilah penting dalam', 'key terms in'],
  ['cabaran dalam', 'challenges in'],
];
