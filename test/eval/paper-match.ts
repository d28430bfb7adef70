import type { Remark } from '../../shared/acadiora/schemas.ts';

/**
 * Whether a remark says what a planted weakness or strength says. Names and figures must be the same ones; where a description has
 * none, its key terms decide. A description in several clauses counts as found when remarks of its criterion say most of them.
 */

/** Words that any remark on any paper may have: they tell no weakness from another. */
const common = new Set(
  `yang dan atau di ke dari daripada dalam pada untuk dengan antara oleh ini itu adalah ialah bagi terhadap tentang kepada akan telah
  secara sebagai serta juga tidak tiada ada iaitu bukan hanya sahaja sedangkan manakala tanpa sebelum selepas lawan turut mana setiap semua
  kajian kertas teks dokumen bahagian penulis pengkaji dinyatakan menyatakan disebut dilaporkan melaporkan menunjukkan mempunyai
  menggunakan digunakan boleh perlu sangat lebih satu dua tiga empat lima beberapa sebuah seorang orang bilangan nilai jumlah berjumlah
  the of and in to for a an on is are was were be by with no not only paper study section reported stated`.split(/\s+/),
);

/** Two spellings of one thing. */
const alike: Readonly<Record<string, string>> = {
  rujukan: 'rujuk',
  petikan: 'petik',
  dipetik: 'petik',
};

const prefix = /^(?:member|memper|meng|meny|mem|men|me|ber|ter|per|peng|pem|pen|di|ke)(?=\p{L}{4})/u;
const suffix = /(?:kannya|annya|nya|kan|an|i)$/u;

/** What the forms of a word have in common, roughly; two words that share it are taken for one. */
function stem(word: string): string {
  const known = alike[word];
  if (known !== undefined) return known;
  const bare = word.replace(suffix, '').replace(prefix, '');
  return (bare.length >= 3 ? bare : word).slice(0, 6);
}

/** Key terms of a text, by stem. */
export const termsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).flatMap((word) => (common.has(word) ? [] : [stem(word)])));

/** Figures of two or more digits, and codes such as 'H02', '[3]' and '(iv)'. */
const figuresOf = (text: string): string[] =>
  [
    ...(text.match(/(?<![\p{L}\d.])\d+[.,]\d+|(?<![\p{L}\d.,])\d{2,}(?![\p{L}\d])/gu) ?? []),
    ...(text.match(/\bH\d{1,2}[a-z]?\b|\[\d+\]|\((?:i|ii|iii|iv|v|vi)\)/gu) ?? []),
  ].map((figure) => figure.replace(',', '.').replace(/^0(?=\.)/u, ''));

/** Surnames before a year: 'Fadhliyah dan Teoh (2022)' has two. */
const namesOf = (text: string): string[] =>
  [
    ...text.matchAll(
      /((?:\p{Lu}[\p{L}'’-]+)(?:(?:\s+(?:dan|&|and)\s+|,\s*)\p{Lu}[\p{L}'’-]+)*)(?: et al\.)?,?\s*\(?(?:19|20)\d{2}/gu,
    ),
  ].flatMap(([, names = '']) => names.split(/\s+(?:dan|&|and)\s+|,\s*/u).map((name) => name.toLowerCase()));

/** All of a few, two thirds of many. */
const isMost = (shared: number, all: number): boolean => shared >= (all <= 2 ? all : Math.ceil((all * 2) / 3));

type Said = Pick<Remark, 'text' | 'evidence' | 'against'>;

/** Whether one remark says one clause. Figures and names may stand in what it quotes; key terms must be its own words. */
export function saysClause(clause: string, { text, evidence, against }: Said): boolean {
  const whole = [text, evidence?.quote ?? '', against?.quote ?? ''].join(' ');
  const names = namesOf(clause);
  const lower = whole.toLowerCase();
  if (names.length > 0) return isMost(names.filter((name) => lower.includes(name)).length, names.length);
  const own = termsOf(text);
  const terms = [...termsOf(clause)];
  const shared = terms.filter((term) => own.has(term)).length;
  const figures = figuresOf(clause);
  const theirs = new Set(figuresOf(whole));
  const same = figures.filter((figure) => theirs.has(figure)).length;
  // Two figures that agree are no accident; one needs a term beside it.
  if (figures.length > 0) return same >= 2 || (same === 1 && shared >= 1 && figures.length <= 2);
  return shared >= Math.min(terms.length, Math.max(2, Math.ceil(terms.length * 0.3)));
}

export const clausesOf = (description: string): string[] =>
  // Sources set apart by semicolons are one clause: each must be named.
  namesOf(description).length > 1
    ? [description]
    : description.split(/\s*;\s*/u).filter((clause) => termsOf(clause).size + figuresOf(clause).length > 0);

/** Whether these remarks, all of the planted thing's own criterion, together say at least half of its clauses. */
export function saysPlanted(description: string, remarks: readonly Said[]): boolean {
  const clauses = clausesOf(description);
  const said = clauses.filter((clause) => remarks.some((remark) => saysClause(clause, remark))).length;
  return clauses.length > 0 && said * 2 >= clauses.length;
}
