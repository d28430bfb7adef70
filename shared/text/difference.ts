/** A stretch of two texts: in both, only in the first (removed), or only in the second (added). */
interface Stretch {
  text: string;
  of: 'both' | 'removed' | 'added';
}

/** Longer texts are shown side by side: their table would take seconds. */
const mostWords = 600;

const wordsOf = (text: string): string[] => text.match(/\S+\s*/gu) ?? [];

/** How one text became another, word by word, by their longest common sequence; null for texts too long to compare. */
export function differenceOf(before: string, after: string): Stretch[] | null {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  if (one.length > mostWords || other.length > mostWords) return null;
  const isSame = (i: number, j: number): boolean => one[i]?.trim() === other[j]?.trim();
  // longest[i][j]: of what is left of both texts from there on.
  const longest = Array.from({ length: one.length + 1 }, () => Array.from({ length: other.length + 1 }, () => 0));
  const at = (i: number, j: number): number => longest[i]?.[j] ?? 0;
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--)
      longest[i]![j] = isSame(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const stretches: Stretch[] = [];
  const add = (text: string, of: Stretch['of']) => {
    const last = stretches.at(-1);
    if (last?.of === of) last.text += text;
    else stretches.push({ text, of });
  };
  let [i, j] = [0, 0];
  while (i < one.length && j < other.length) {
    if (isSame(i, j)) {
      add(other[j++] ?? '', 'both');
      i++;
    } else if (at(i + 1, j) >= at(i, j + 1)) add(one[i++] ?? '', 'removed');
    else add(other[j++] ?? '', 'added');
  }
  for (const word of one.slice(i)) add(word, 'removed');
  for (const word of other.slice(j)) add(word, 'added');
  return stretches;
}
