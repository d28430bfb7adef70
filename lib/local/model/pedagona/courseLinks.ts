import type { MerangkaiAnswer } from '../../../../lambdas/pedagona/prompts/merangkai.ts';
import { describeMqfOutcome } from '../../../../shared/mqf.ts';
import { overlap, stemsOf, running } from '../language.ts';
import type { Chain, Course } from './course.ts';
import { framed } from './frames.ts';

type Link = MerangkaiAnswer['links'][number];

/** What each pair of courses shares: words of their content, else an outcome of the programme; the rest, or one where all share something, are suggestions. */
export function linksOf({ courses }: Chain): Link[] {
  const pairs = courses.flatMap((one, index) => courses.slice(index + 1).map((other) => [one, other] as const));
  const used = new Set<string>();
  const found = pairs.map(([one, other]) => sharedContent(one, other) ?? sharedOutcome(one, other, used));
  const unproven = pairs.filter((_, index) => found[index] === undefined);
  const suggestions = (unproven.length > 0 ? unproven : pairs).slice(0, 2).map(suggested);
  return [...found.flatMap((link) => link ?? []), ...suggestions];
}

interface Row {
  course: string;
  id: string;
  words: string;
  name: string;
}

const linkOf = (one: Row, other: Row, wanted: string): Link => ({
  text: framed(`${one.name} dan ${other.name}`, wanted),
  evidence: [one, other].map(({ course, id }) => ({ course, row: id })),
});

const outcomeRows = ({ label, outcomes, call }: Course): (Row & { hp: string[] })[] =>
  outcomes.map(({ id, cloStatement, number, hp }) => ({
    course: label,
    id,
    words: cloStatement,
    name: `${number} ${call}`,
    hp,
  }));

const rowsOf = (course: Course): Row[] => [
  ...outcomeRows(course),
  ...course.facts.topics.map(({ id, title }) => {
    return { course: course.label, id, words: title, name: `${course.call} (${running(title)})` };
  }),
];

/** Words of every course on teaching: to share them says nothing. */
const commonplace = stemsOf(
  'pengajaran pembelajaran pelajar murid guru sekolah rendah pendidikan kursus konsep prinsip teori asas kaedah model ' +
    'pendekatan strategi pengenalan kepada kemahiran aktiviti amalan semasa sesuai bersesuaian kesesuaian berdasarkan menggunakan ' +
    'bilik darjah bentuk hasil reka pelbagai kepelbagaian utama menghuraikan menganalisis menilai membina menerangkan menjelaskan menghasilkan menyampaikan ' +
    'mengaplikasikan perkembangan pelaksanaan rancangan penilaian jelas tepat secara profesional',
);

/** The two rows of which the words have most in common that says something; one word alone says too little. */
function sharedContent(one: Course, other: Course): Link | undefined {
  const [best] = rowsOf(one)
    .flatMap((left) => rowsOf(other).map((right) => ({ left, right })))
    .map((pair) => ({ ...pair, shared: overlap(pair.left.words, pair.right.words, commonplace) }))
    .toSorted((a, b) => b.shared - a.shared);
  return best && best.shared > 1 ? linkOf(best.left, best.right, 'kaitan isinya') : undefined;
}

/** An outcome of the programme that both serve, and that links no other pair. */
function sharedOutcome(one: Course, other: Course, used: Set<string>): Link | undefined {
  const shared = outcomeRows(one)
    .flatMap((left) => outcomeRows(other).map((right) => ({ left, right })))
    .flatMap(({ left, right }) => left.hp.map((hp) => ({ left, right, hp })))
    .find(({ right, hp }) => right.hp.includes(hp) && !used.has(hp));
  if (!shared) return undefined;
  used.add(shared.hp);
  return linkOf(shared.left, shared.right, `cara kedua-duanya memupuk ${describeMqfOutcome(shared.hp)}`);
}

const suggested = ([one, other]: readonly [Course, Course]): Link => {
  const [left, right] = [one, other].map(({ matters: [first], call }) => `${first} (${call})`);
  return { text: framed(`Dicadangkan: ${left} dan ${right}`, 'kaitannya'), evidence: [] };
};
