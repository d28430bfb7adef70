import { numbersInWords } from '../../../shared/claims/numbers.ts';

/** A currency may touch its figure: 'RM242'. */
const figures =
  /(?<![\d.,]|\p{L}(?<!(?<!\p{L})(?:RM|USD)))[-–−]?(?:\d{1,3}(?:[, ]\d{3})+|\d+|(?=[.,]\d))(?:[.,]\d+)?(?!\d)/gu;

function readFigure(text: string) {
  const plain = text.replace(/^[-–−]/u, '');
  const asDecimal = Number(plain.replace(/^[.,]/u, '0.').replace(',', '.'));
  const asThousands = Number(plain.replaceAll(/[, ]/gu, ''));
  // 'F(2,147)' and 'Jadual 1 150 orang' print two figures.
  const parts = plain.split(/[, ]/u).map(Number);
  return { text, parts, values: [asDecimal, asThousands, ...parts].filter((value) => !Number.isNaN(value)) };
}

/** The figures that a text prints in digits, each with what it may mean; `parts`: those between commas and blanks. */
export const figuresIn = (text: string): { text: string; parts: number[]; values: number[] }[] =>
  (text.match(figures) ?? []).map(readFigure);

/** The numbers that a text prints, in digits or words, without their sign: '.043' is 0.043, '1,250' also 1250, 'dua belas' is 12. */
export const numbersPrinted = (text: string): ReadonlySet<number> =>
  new Set([...figuresIn(text).flatMap(({ values }) => values), ...numbersInWords(text)]);

/** How many decimals a number needs: what it was printed with at least. */
export const decimalsOf = (value: number): number => (String(value).split('.')[1] ?? '').length;
