const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Units of spec 1 §4, each used from one of it on: under 60 min, 24 h, 7 d, 30 d, 365 d, and beyond. */
const units = [
  { unit: minute, word: 'minit' },
  { unit: hour, word: 'jam' },
  { unit: day, word: 'hari' },
  { unit: 7 * day, word: 'minggu' },
  { unit: 30 * day, word: 'bulan' },
  { unit: 365 * day, word: 'tahun' },
];

/** The home page's last-activity label (spec 1 §4); a time a little ahead of the reader's clock is 'Baru sahaja'. */
export function lastActivityLabel(at: string | null, now: Date): string {
  if (at === null) return 'Tiada aktiviti';
  const age = now.getTime() - new Date(at).getTime();
  const found = units.findLast(({ unit }) => age >= unit);
  return found ? `${Math.floor(age / found.unit)} ${found.word} yang lalu` : 'Baru sahaja';
}
