/** No semester has a later one: a greater number is a date or an hour. */
export const lastWeek = 24;

/** 'minggu 1 hingga 14', '3 - M5' */
const range = /\d\s*(?:[-–—]|hingga|to|until|sampai|sd|s\.d\.)\s*\D*\d/i;

/** Weeks as numbers, each of a range: '1-3, 5' is 1, 2, 3, 5. */
export const weeksOf = (text: string): number[] =>
  text.split(/[,;&]|\b(?:dan|and)\b/i).flatMap((part) => {
    const numbers = (part.match(/(?<!\d)\d{1,2}(?!\d)/g) ?? []).map(Number);
    const [first = 0, last = first] = [numbers[0], numbers.at(-1)];
    return range.test(part) && last > first ? Array.from({ length: last - first + 1 }, (_, i) => first + i) : numbers;
  });

/** Weeks without those between them that are not named, from the first on: '1-3, 5' is 1 to 3, and 5. */
export function weekRuns(text: string): { first: number; last: number; label: string }[] {
  const weeks = [...new Set(weeksOf(text))].toSorted((a, b) => a - b);
  const ends = weeks.filter((week) => !weeks.includes(week + 1));
  return weeks
    .filter((week) => !weeks.includes(week - 1))
    .map((first, place) => {
      const last = ends[place] ?? first;
      return { first, last, label: first === last ? `${first}` : `${first}-${last}` };
    });
}

/** Weeks in their one form: '1-3, 5'; '' for none. */
export const weeksText = (text: string): string =>
  weekRuns(text)
    .map(({ label }) => label)
    .join(', ');
