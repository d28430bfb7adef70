import { article, place } from '../../../../lambdas/acadiora/facts/citations/authorNames.ts';
import { namedBy } from '../../../../lambdas/acadiora/facts/structure/sectionNames.ts';
import { re, wordSet } from '../../../../lambdas/acadiora/facts/text/words.ts';
import type { RegisterAnswer } from '../../../../lambdas/acadiora/register/schema.ts';
import { blockText } from '../../../../shared/document/citation.ts';
import type { Block, Ref } from '../../../../shared/document/document.ts';
import { wordsIn } from '../../../../shared/text/comparable.ts';
import { isEnglish } from '../language.ts';

interface Line {
  text: string;
  at: Ref[];
  /** Of a line that the reader took for a heading. */
  level: number | null;
}

const longestFront = 45;
const startOfBody =
  /^\W*(?:abstra[ck]t?|ringkasan|summary|kata kunci|keywords?|kandungan|bab \d|chapter \d)\b|^.{400}/iu;

function frontLines(blocks: readonly Block[]): Line[] {
  const lines = blocks.flatMap((block) => {
    // A later piece of a long paper has no front.
    if (block.n > longestFront) return [];
    const level = block.kind === 'heading' ? block.level : null;
    const texts = blockText(block)
      .split('\n')
      .filter((text) => text.trim() !== '');
    return texts.map((text) => ({ text: text.trim(), at: [String(block.n)], level }));
  });
  const end = lines.findIndex(({ text }) => startOfBody.test(text) || namedBy(text) !== null);
  return lines.slice(0, end < 0 ? longestFront : end);
}

const runningWords = wordSet(
  `jurnal journal buletin bulletin prosiding proceedings koleksi issn eissn doi https www vol volume jilid received accepted published submitted
  diterima diterbitkan dihantar copyright tesis disertasi thesis dikemukakan ijazah email emel license et`,
);
const offices = wordSet(
  `jabatan fakulti fakultas universiti universitas university institut institute kolej college politeknik polytechnic sekolah school smk sjk ipg kampus department
  faculty centre center pusat kementerian ministry akademi academy laboratories bahagian pensyarah lecturer profesor professor guru malaysia`,
);
const officeFirst = /^\W*(?:\p{L}+ of|universiti|jabatan|fakulti|institut|kolej|politeknik|sekolah|kampus|pusat)\b/iu;
const year = /(?<![\d./])((?:19|20)\d\d)(?![\d/])/u;

/** What heads and feet of pages say, and places of work: no title. */
function isRunning({ text, level }: Line): boolean {
  const words = wordsIn(text);
  if (level !== null) return runningWords.has(words[0] ?? '');
  const isDated = year.test(words[0] ?? '') || year.test(words.at(-1) ?? '');
  return isDated || officeFirst.test(text) || text.includes('@') || words.some((word) => runningWords.has(word));
}

const byline =
  /^(?:oleh|by|disediakan oleh|prepared by|nama(?: pelajar| penulis)?|penulis|pengarang|authors?)\b\s*:?\s*/iu;
const beside = /\([^()]{4,}\)|\(\d+\)|[\d¹²³⁰⁴-⁹ᵃ-ᶜ*∗†‡§¶#✉]+\)?|(?<=\p{L}) [a-e](?=\s*(?:,|;|&|$|dan\b|and\b))/gu;
const titles = 'dr|prof|profesor|madya|assoc|ts|ir|hj|hjh|haji|hajah|encik|puan|cik|mr|mrs|ms';
const title = re.giu`^(?:(?:${titles})\.?\s+)+|^ph\.?d\.?$|\sph\.?d\.?$`;
const isOpenName = /(?:\b(?:bin|binti|anak|wan|nik|syed|mohd|abdul)|a\/[lp])$/iu;

/** The names of a line, without notes, titles and places of work in brackets. */
const namesIn = (text: string): string[] =>
  text
    .replace(byline, '')
    .replace(beside, ' ')
    .split(/\s*(?:[,;&]|\b(?:dan|and|serta)\b)\s*/iu)
    .map((part) => part.trim().replace(title, ''))
    .filter((part) => part !== '');

const particle = /^(?:bin|binti|bte?\.?|b\.|anak|al|van|von|de|der|la|ap|[asd]\/[lop])$/iu;

const capital = re.u`^(?:${article})?\p{Lu}[\p{L}.'’-]*$`;

/** Capitals throughout, no place of work, and mostly words that the paper does not use in small letters. */
function isName(name: string, small: ReadonlySet<string>): boolean {
  const words = name.split(/\s+/u).filter((word) => !particle.test(word));
  if (words.length === 0 || words.length > 7 || place.test(name) || !words.every((word) => capital.test(word)))
    return false;
  if (words.some((word) => offices.has(word.toLowerCase()))) return false;
  const common = words.filter((word) => small.has(word.toLowerCase())).length;
  return common * 2 < words.length || / (?:bin|binti|bte?\.?|b\.|anak) /iu.test(name);
}

function authorsIn(lines: readonly Line[], small: ReadonlySet<string>): RegisterAnswer['authors'] {
  const lists = lines.reduce<Line[]>((whole, line) => {
    const before = whole.at(-1);
    if (!before || !isOpenName.test(before.text)) return [...whole, line];
    return [...whole.slice(0, -1), { ...line, text: `${before.text} ${line.text}`, at: [...before.at, ...line.at] }];
  }, []);
  return lists.flatMap(({ text, at }) => {
    const names = namesIn(text);
    const isList = !/\d{3}/u.test(text) && text.includes(' ') && names.every((name) => isName(name, small));
    return isList ? names.map((name) => ({ name, at })) : [];
  });
}

const openEnd =
  /(?:[:,(–-]|\b(?:dan|dalam|untuk|bagi|terhadap|di|pada|dengan|of|the|and|in|for|on|to|with|among|a))$/iu;

/** The first line that is no running head, and those that go on with it: set alike, in the same language, before a name. */
function titleLines(lines: readonly Line[], small: ReadonlySet<string>): Line[] {
  const isNames = ({ text }: Line): boolean => namesIn(text).every((name) => isName(name, small));
  const texts = lines.filter((line) => line.text.length >= 8 && !isRunning(line));
  const first = texts.find(({ level }) => level !== null) ?? texts.find((line) => !isNames(line));
  if (first === undefined) return [];
  const from = lines.indexOf(first);
  const isFirstEnglish = isEnglish(first.text);
  const end = lines.findIndex((line, index) => {
    const isAlike = line.level === first.level && !isNames(line) && !isRunning(line);
    const isOther = isFirstEnglish !== null && isEnglish(line.text) === !isFirstEnglish;
    return (
      index > from && (isOther || line.text.startsWith('(') || !(isAlike || openEnd.test(lines[index - 1]?.text ?? '')))
    );
  });
  return lines.slice(from, end < 0 ? undefined : end);
}

/** Signs of the kinds of documents, the narrowest first. */
const kinds: readonly (readonly [string, RegExp, RegisterAnswer['studyKind']])[] = [
  ['Cadangan penyelidikan', /\b(?:cadangan (?:penyelidikan|kajian)|research proposal)\b/iu, 'proposal'],
  ['Tesis', /\b(?:tesis|thesis|disertasi|dissertation|latihan ilmiah)\b/iu, null],
  ['Kertas prosiding', /\b(?:prosiding|proceedings|persidangan|konvensyen|conference on|seminar)\b/iu, null],
  ['Kajian tindakan', /\b(?:kajian tindakan|action research)\b/iu, 'action'],
  ['Kertas konsep', /\b(?:(?:kertas|artikel) konsep|concept(?:ual)? paper)\b/iu, 'concept'],
  ['Artikel jurnal', /\b(?:jurnal|journal|jilid|issn|doi)\b/iu, null],
];
/** Its colon tells it from 'dokumen yang diterbitkan pada 2011'. */
const published = /\b(?:published|diterbitkan)\b[^.]{0,20}:/iu;

/** 'Submitted: 20 October 2021 Published: 24 January 2022', in the margin or at the foot of the first page. */
const imprint = (blocks: readonly Block[]): Line[] =>
  blocks.flatMap((block) => {
    const isShort = block.page === 1 && block.kind === 'paragraph' && block.text.length < 120;
    return isShort && published.test(block.text) ? [{ text: block.text, at: [String(block.n)], level: null }] : [];
  });

/** What the front of a paper says by its form. */
export function frontOf(
  blocks: readonly Block[],
): Pick<RegisterAnswer, 'title' | 'authors' | 'year' | 'documentType' | 'studyKind'> {
  const lines = frontLines(blocks);
  // An address repeats a name in small letters.
  const text = blocks
    .map(blockText)
    .join('\n')
    .replace(/\{[^{}]*\}@\S+|\S*[@/]\S+/gu, ' ');
  const small = new Set(text.match(/(?<!\p{L})\p{Ll}{2,}/gu));
  const own = titleLines(lines, small);
  const below = lines.slice(lines.findLastIndex((line) => own.includes(line)) + 1);
  const dated = [...lines.filter((line) => !own.includes(line)), ...imprint(blocks)].filter((line) =>
    year.test(line.text),
  );
  const line = dated.find((one) => published.test(one.text)) ?? dated[0];
  const printed = line && year.exec(line.text.slice(Math.max(0, line.text.search(published))))?.[1];
  const kind = kinds.find(([, sign]) => lines.some((one) => sign.test(one.text)));
  const words = own
    .map((one) => one.text)
    .join(' ')
    .replace(/^(?:tajuk|title)\s*:\s*/iu, '');
  return {
    title: words === '' ? null : { value: words, at: own.flatMap(({ at }) => at) },
    authors: authorsIn(below, small).slice(0, 30),
    year: line && printed ? { value: Number(printed), at: line.at } : null,
    documentType: kind?.[0] ?? 'Kertas penyelidikan',
    studyKind: kind?.[2] ?? null,
  };
}
