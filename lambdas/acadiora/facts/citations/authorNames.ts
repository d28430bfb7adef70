import { re, wordSet } from '../text/words.ts';

/** Surnames and organisations as citations and reference lists write them. */

/** Small words that surnames begin with. */
export const surnameParticles = 'van|von|der|den|ter|della|del|de|la|le';

/** The article that Arabic names begin with: 'al-Faruqi', 'az-Zahra'. */
export const article = '(?:a[dlnrstz]|ash|asy|el)[-‑]';

/** Words within names that do not tell people apart. */
const connectors = wordSet(
  `${surnameParticles.replaceAll('|', ' ')} bin binti bt bte ibn al el di dan and serta the of for on untuk bagi et dkk rakan lain`,
);

/** Words of many organisations: too common to match one by. */
const common = wordSet(
  'kementerian jabatan institut universiti university ministry department institute pendidikan education malaysia negara kebangsaan bahagian pusat sekolah guru kolej majlis lembaga national international editor eds pengajian',
);

/** Places are part of many an organisation's name, but no person and no author by themselves. */
const places = [
  'malaysia|indonesia|brunei|singapore|singapura|thailand|selangor|johor|kedah|kelantan|melaka|pahang|perak|perlis',
  'terengganu|sabah|sarawak|labuan|putrajaya|pulau pinang|negeri sembilan',
];
export const place = re.iu`^(?:${places.join('|')})$`;

/** A name for comparing: no case, accents, hyphens, apostrophes or possessive. */
export const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’']s\b/gu, '')
    .replace(/ı/gu, 'i')
    .replace(/[\s'’`‘‑-]/gu, '')
    .toLowerCase();

const ofArticle = re.iu`^${article}`;
/** The words of a name that may tell it apart, folded, without the article of an Arabic name; initials are none. */
export const nameTokens = (names: string): string[] =>
  (names.match(/\p{L}[\p{L}\p{M}'’`‘‑-]*(?:-\s*\n\s*\p{Ll}+)?/gu) ?? [])
    .map((word) => foldName(word.replace(ofArticle, '')))
    .filter((word) => word.length > 1 && !connectors.has(word));

/** Whether two sets of names share somebody: a word that is not common, or, of organisations, two common ones. */
export function shareName(cited: readonly string[], listed: readonly string[]): boolean {
  const shared = cited.filter((word) => listed.includes(word));
  return (
    shared.some((word) => !common.has(word)) ||
    shared.length >= Math.min(2, cited.length) * (shared.length > 0 ? 1 : Infinity)
  );
}

const initials = (words: readonly string[]): string =>
  words
    .map((word) => word.charAt(0))
    .join('')
    .toLowerCase();

/** What an organisation may be called for short: 'Kementerian Pendidikan Malaysia' -> 'kpm', 'Ministry of Education Malaysia' -> 'moe'. */
export function acronymsOf(name: string): string[] {
  const words = name.match(/\p{L}{2,}/gu) ?? [];
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word));
  const forms = [words, capitals, words.slice(0, -1), capitals.slice(0, -1)].map(initials);
  return [...new Set(forms)].filter((form) => form.length >= 2);
}
