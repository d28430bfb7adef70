import { type Bilingual, namesIn } from './bilingual.ts';
/** Learning outcome clusters of the Malaysian Qualifications Framework, 2nd edition (MQF 2.0), numbered HP1 to HP11. */
const clusters: Bilingual<string> = {
  HP1: ['Pengetahuan dan kefahaman', 'Knowledge and understanding'],
  HP2: ['Kemahiran kognitif', 'Cognitive skills'],
  HP3: ['Kemahiran praktikal', 'Practical skills'],
  HP4: ['Kemahiran interpersonal', 'Interpersonal skills'],
  HP5: ['Kemahiran komunikasi', 'Communication skills'],
  HP6: ['Kemahiran digital', 'Digital skills'],
  HP7: ['Kemahiran numerasi', 'Numeracy skills'],
  HP8: ['Kepimpinan, autonomi dan tanggungjawab', 'Leadership, autonomy and responsibility'],
  HP9: ['Kemahiran personal', 'Personal skills'],
  HP10: ['Kemahiran keusahawanan', 'Entrepreneurial skills'],
  HP11: ['Etika dan profesionalisme', 'Ethics and professionalism'],
};
export const mqfOutcomes = namesIn(clusters, 0);
export const mqfOutcomesEnglish = namesIn(clusters, 1);

/** 'HP2' -> 'HP2 Kemahiran kognitif'; an unknown code stays as it is. */
export const describeMqfOutcome = (code: string): string => {
  const name = mqfOutcomes[code];
  return name === undefined ? code : `${code} ${name}`;
};

const domains: Readonly<Record<string, 'Kognitif' | 'Psikomotor' | 'Afektif'>> = {
  C: 'Kognitif',
  P: 'Psikomotor',
  A: 'Afektif',
};

/** Taxonomy domains of a level such as 'C4' or 'A4, C5', in the order given and each once. */
export const domainsOfLevel = (level: string): ('Kognitif' | 'Psikomotor' | 'Afektif')[] => [
  ...new Set([...level.matchAll(/\b([CPA])\d/g)].flatMap(([, letter = '']) => domains[letter] ?? [])),
];

/** The levels of Bloom's cognitive domain (revised) by their names, old and new. */
const cognitive: readonly (readonly [string, RegExp])[] = [
  ['C1', /^(?:mengingati?|pengetahuan|remember(?:ing)?|knowledge)$/i],
  ['C2', /^(?:memahami|ke?fahaman|pemahaman|understand(?:ing)?|comprehension)$/i],
  ['C3', /^(?:mengaplikasi(?:kan)?|aplikasi|apply(?:ing)?|application)$/i],
  ['C4', /^(?:menganalisis|analisis|analy[sz](?:e|ing|is))$/i],
  ['C5', /^(?:menilai|penilaian|evaluat(?:e|ing|ion))$/i],
  ['C6', /^(?:mencipta|penciptaan|creat(?:e|ing|ion))$/i],
];
/** The level that one word names: 'Menilai' is C5; undefined for other words. */
export const levelNamed = (word: string): string | undefined => cognitive.find(([, names]) => names.test(word))?.[0];

const domainWords = 'kognitif|cognitive|psikomotor|psychomotor|afektif|affective';
const domainAndDigit = new RegExp(String.raw`\b(${domainWords})\s*[:,–-]?\s*(?:aras|tahap|level)?\s*([1-7])\b`, 'i');
const codeOf = (domain: string, digit: string): string =>
  `${/^[kc]/i.test(domain) ? 'C' : domain.charAt(0).toUpperCase()}${digit}`;

/** Levels as a domain with its number, also in two cells: 'Kognitif Aras 2', 'Cognitive' beside '2'. */
export const levelsOfDomains = (text: string): string[] =>
  [...text.matchAll(new RegExp(domainAndDigit, 'gi'))].map(([, domain = '', digit = '']) => codeOf(domain, digit));

/** What stands behind an outcome to say its level: '– Kognitif Aras 2 (Memahami)', '(Understanding)', '[Aplikasi; HP2]'. */
const levelBehind = new RegExp(
  String.raw`\s*(?:[-–—]\s*(?:${domainWords})\b[^.]*|[([]([^()[\]]{4,60})[)\]])\s*[.;]?$`,
  'iu',
);

/** Parts a level that is given in words from the end of an outcome: 'Apply ... (Applying)' is 'Apply ...' with C3; '' where none is given. */
export function partLevel(text: string): { statement: string; level: string } {
  const [behind = '', inBrackets = ''] = levelBehind.exec(text) ?? [];
  const [, domain = '', digit = ''] = domainAndDigit.exec(behind) ?? [];
  const named = inBrackets.split(/\s*[;,/]\s*/).flatMap((word) => levelNamed(word) ?? []);
  const level = digit === '' ? (named[0] ?? '') : codeOf(domain, digit);
  return level === '' ? { statement: text, level } : { statement: text.slice(0, text.length - behind.length), level };
}
