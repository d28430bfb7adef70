import type { MerangkaiAnswer } from '../../../../lambdas/pedagona/prompts/merangkai.ts';
import { describeMqfOutcome } from '../../../../shared/mqf.ts';
import { inMalay, overlap, stemsOf, running, sentence } from '../language.ts';
import { highest, matter, type Course, type Chain } from './linkedCourse.ts';
import type { Outcome } from './outcomePhrases.ts';

type Link = MerangkaiAnswer['links'][number];

/**
 * What each pair of courses shares: content, else an outcome of the programme that no other pair is linked by. The rest are
 * suggestions; where all is proven, one suggestion still says what could come of it.
 */
export function linksOf({ courses }: Chain): Link[] {
  const pairs = courses.flatMap((one, index) => courses.slice(index + 1).map((other) => [one, other] as const));
  const used = new Set<string>();
  const found = pairs.map(([one, other]) => sharedContent(one, other) ?? sharedOutcome(one, other, used));
  const unproven = pairs.filter((_, index) => found[index] === undefined);
  const suggestions = (unproven.length > 0 ? unproven : pairs).slice(0, 2).map(suggested);
  return [...found.flatMap((link) => link ?? []), ...suggestions];
}

const cited = (course: Course, { id }: { id: string }) => ({ course: course.label, row: id });

/** The rows of a course that can be shared; `saying` tells where one stands: 'pelajar membina projek (RBTS3042 HPK2)'. */
const passagesOf = ({ outcomes, facts, call }: Course) => [
  ...outcomes.map(({ id, statement: words, number, task }) => {
    return { id, words, saying: `pelajar ${task} (${call} ${number})` };
  }),
  ...facts.topics.map(({ id, title }) => ({ id, words: title, saying: `${call} mengajar topik ${running(title)}` })),
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
  const [best] = passagesOf(one)
    .flatMap((left) => passagesOf(other).map((right) => ({ left, right })))
    .map((pair) => ({ ...pair, shared: overlap(pair.left.words, pair.right.words, commonplace) }))
    .toSorted((a, b) => b.shared - a.shared);
  if (!best || best.shared < 2) return undefined;
  const { left, right } = best;
  const text = sentence(`${left.saying}, manakala ${right.saying}`);
  return { text, evidence: [cited(one, left), cited(other, right)] };
}

const carrier = ({ outcomes }: Course, hp: string): Outcome | undefined =>
  highest(outcomes.filter((outcome) => outcome.hp.includes(hp)));

/** What two courses do for an outcome of the programme that both serve, and that is not used yet. */
function sharedOutcome(one: Course, other: Course, used: Set<string>): Link | undefined {
  const hp =
    one.outcomes.flatMap((outcome) => outcome.hp).find((code) => !used.has(code) && carrier(other, code)) ?? '';
  const [mine, theirs] = [carrier(one, hp), carrier(other, hp)];
  if (!mine || !theirs) return undefined;
  used.add(hp);
  const tasks = [`${mine.doing} (${one.call} ${mine.number})`, `${theirs.doing} (${other.call} ${theirs.number})`];
  const text = `${describeMqfOutcome(hp)} dipupuk dalam ${inMalay([one.call, other.call])}: pelajar ${inMalay(tasks)}`;
  return { text: sentence(text), evidence: [cited(one, mine), cited(other, theirs)] };
}

const suggested = ([one, other]: readonly [Course, Course]): Link => ({
  text: sentence(
    `Dicadangkan: ${matter(one)} (${one.call}) menjadi bahan bagi ${matter(other)} (${other.call}); lengkapkan caranya`,
  ),
  evidence: [],
});
