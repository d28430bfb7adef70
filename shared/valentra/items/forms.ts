import { sentencesOf } from '../../claims/names.ts';
import { parseText } from '../../richText/parse.ts';
import { wordsIn } from '../../text/comparable.ts';

/** Forms of items that vetting panels refuse. */

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));
/** Words that speak of other options: all, none or two of them. */
const ofOthers = setOf('semua semuanya kesemua kesemuanya tiada all none a b c d');
const besideOthers = setOf(
  `di atas yang tersebut pilihan jawapan kedua dua adalah ialah betul benar sahaja dan serta salah satu pun
  the of above these are is correct both options answers only and`,
);

/** 'Semua di atas', 'All of the above', 'A dan B sahaja'. */
export function isOfAll(option: string): boolean {
  const words = wordsIn(option);
  const others = words.filter((word) => ofOthers.has(word));
  const isWord = others.some((word) => word.length > 1) && words.length > 1;
  return (isWord || others.length > 1) && words.every((word) => ofOthers.has(word) || besideOthers.has(word));
}

/** Words that turn a question round: they are printed in capitals. */
const turning = [
  /\b(kecuali|except)\b/iu,
  /\bmanakah(?:\s+(?:antara|berikut|pernyataan|yang))*\s+(bukan|tidak)\b/iu,
  /\bwhich\b.*\b(?:is|are|was|were|does|do)\s+(not)\b/iu,
];

/** 'kecuali' in small letters in what a stem asks, its last sentence; 'manakah bukan', 'which is not'. */
export function plainNegative(stem: string): string | undefined {
  const asked =
    stem
      .trim()
      .split(/(?<=[.?!])\s+|\n+/u)
      .at(-1) ?? '';
  const words = turning.flatMap((form) => form.exec(asked)?.[1] ?? []);
  return words.find((word) => word !== word.toUpperCase());
}

/** What a question may point at ('jadual berikut', 'the table below'), by its names. */
const materials = {
  table: 'jadual|table',
  figure: 'rajah|gambar rajah|graf|carta|figure|diagram|chart|graph',
  text: 'petikan|keratan akhbar|teks|excerpt|passage|extract',
  code: 'kod|kod sumber|kod aturcara|keratan kod|segmen kod|code|code segment|source code',
  data: 'data|set data|data set|dataset',
} as const;
type Material = keyof typeof materials;
const pointing = ([name, names]: [string, string]): readonly [Material, RegExp] => {
  // 'Kod etika berikut' is none of a program.
  const between = name === 'code' ? '' : String.raw`(?: \S+){0,2}?`;
  const behind = `(?:${names})${between} (?:berikut|di bawah|di atas|below|above)`;
  const form = String.raw`(?<!antara )\b(?:${behind}|(?<!of the )following (?:\S+ )??(?:${names}))\b`;
  return [name as Material, new RegExp(form, 'iu')];
};
const pointers = Object.entries(materials).map(pointing);

/** Words of a passage, at the least. */
const passageWords = 12;

/** Whether a question has what it points at with these words. A picture cannot stand in one. */
function hasMaterial(kind: Material, text: string, pointer: string): boolean {
  const blocks = parseText(text);
  const isTable = blocks.some((block) => block.kind === 'table');
  const isCode = /\x60|[;{}<>=]|\w\(/u.test(text);
  const numbers = text.replace(pointer, '').match(/(?<![\p{L}\d])\d+/gu) ?? [];
  if (kind === 'code' || kind === 'figure') return isCode || isTable;
  if (kind === 'table') return isTable || numbers.length > 3;
  if (kind === 'data') return isTable || numbers.length > 1;
  const others = sentencesOf(text).map(({ from, to }) => text.slice(from, to));
  return isTable || wordsIn(others.filter((one) => !one.includes(pointer)).join(' ')).length >= passageWords;
}

/** The words by which a question points at what it does not have. */
export const missingMaterials = (text: string): string[] =>
  pointers.flatMap(([kind, form]) => {
    const [pointer] = form.exec(text) ?? [];
    return pointer === undefined || hasMaterial(kind, text, pointer) ? [] : [pointer];
  });
