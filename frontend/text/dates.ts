const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Thresholds of spec 1 §4: under 60 min, 24 h, 7 d, 30 d, 365 d, and beyond. */
const steps = [
  { below: hour, unit: minute, word: 'minit' },
  { below: day, unit: hour, word: 'jam' },
  { below: 7 * day, unit: day, word: 'hari' },
  { below: 30 * day, unit: 7 * day, word: 'minggu' },
  { below: 365 * day, unit: 30 * day, word: 'bulan' },
  { below: Number.POSITIVE_INFINITY, unit: 365 * day, word: 'tahun' },
];

/** The home page's last-activity label (spec 1 §4); a time a little ahead of the reader's clock is 'Baru sahaja'. */
export function lastActivityLabel(at: string | null, now: Date): string {
  if (at === null) return 'Tiada aktiviti';
  const age = now.getTime() - new Date(at).getTime();
  if (age < minute) return 'Baru sahaja';
  const step = steps.find(({ below }) => age < below);
  return step ? `${Math.floor(age / step.unit)} ${step.word} yang lalu` : 'Baru sahaja';
}
