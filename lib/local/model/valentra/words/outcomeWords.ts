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
