import type { MerangkaiAnswer } from '../../../../lambdas/pedagona/prompts/merangkai.ts';
import { describeMqfOutcome } from '../../../../shared/mqf.ts';
import { inMalay, overlap, stemsOf, running, sentence } from '../language.ts';
import type { Course, Chain } from './linkedCourse.ts';
import type { Outcome } from './outcomePhrases.ts';

type Link = MerangkaiAnswer['links'][number];

/**
 * What each pair of courses shares: a phrase in both, else an outcome of the programme, else a single word. The rest are suggestions;
 * where all is proven, one suggestion still says what could come of it.
 */
export function linksOf({ courses, commonHP, first, last }: Chain): Link[] {
  // Of two courses the pair itself says so.
  const common = courses.length < 3 ? [] : commonHP.slice(0, 1).flatMap((hp) => sharedOutcome(courses, hp) ?? []);
  const used = common.length > 0 ? commonHP.slice(0, 1) : [];
  const pairs = courses.flatMap((one, index) => courses.slice(index + 1).map((other) => [one, other] as const));
  const found = pairs.map(([one, other]) => {
    const hps = new Set(one.outcomes.flatMap(({ hp }) => hp.filter((code) => !used.includes(code))));
    const byOutcome = [...hps].flatMap((hp) => sharedOutcome([one, other], hp) ?? []);
    return sharedWords(one, other, 2) ?? byOutcome[0] ?? sharedWords(one, other, 1);
  });
  const proven = found.flatMap((link) => link ?? []);
  const unproven = pairs.filter((_, index) => found[index] === undefined);
  const suggestions = (unproven.length > 0 ? unproven.slice(0, 2) : [[first, last] as const]).map(suggested);
  return [...common, ...proven.slice(0, 8 - common.length - suggestions.length), ...suggestions];
}

const cited = (course: Course, { id }: { id: string }) => ({ course: course.label, row: id });

interface Passage {
  id: string;
  words: string;
  /** Says where it stands: 'pelajar membina projek (RBTS3042 HPK2)'. */
  saying: string;
}

const passagesOf = ({ outcomes, facts, call }: Course): Passage[] => [
  ...outcomes.map(({ id, statement, number, task }) => ({
    id,
    words: statement,
    saying: `pelajar ${task} (${call} ${number})`,
  })),
  ...facts.topics.map(({ id, title }) => ({ id, words: title, saying: `${call} mengajar topik ${running(title)}` })),
];

/** Words of every course on teaching: to share them says nothing. */
const commonplace = stemsOf(
  'pengajaran pembelajaran pelajar murid guru sekolah rendah pendidikan kursus konsep prinsip teori asas kaedah model ' +
    'pendekatan strategi pengenalan kepada kemahiran aktiviti amalan semasa sesuai bersesuaian kesesuaian berdasarkan menggunakan ' +
    'bilik darjah bentuk hasil reka pelbagai kepelbagaian utama menghuraikan menganalisis menilai membina menerangkan menjelaskan menghasilkan menyampaikan ' +
    'mengaplikasikan perkembangan pelaksanaan rancangan penilaian jelas tepat secara profesional',
);

const tokensOf = (text: string): string[] => text.match(/[\p{L}\p{N}-]+/gu) ?? [];

const telling = (run: readonly string[]): number =>
  [...stemsOf(run.join(' '))].filter((stem) => !commonplace.has(stem)).length;

/** The longest run of words two texts have in common that says something; '' where they have none. */
function sharedPhrase(one: string, other: string): string {
  const words = tokensOf(one);
  const within = ` ${tokensOf(other).join(' ').toLowerCase()} `;
  const runs = words.flatMap((_, start) =>
    [4, 3, 2, 1]
      .map((length) => words.slice(start, start + length))
      .filter((run) => within.includes(` ${run.join(' ').toLowerCase()} `)),
  );
  const ends = /^(?:dan|serta|atau|yang|dalam|dengan|untuk|bagi|pada|di|ke|kepada|the|of|and|in|to|for)$/i;
  const whole = runs.filter((run) => telling(run) > 0 && !ends.test(run[0] ?? '') && !ends.test(run.at(-1) ?? ''));
  const [best = []] = whole.toSorted((a, b) => telling(b) - telling(a) || b.length - a.length);
  return best.join(' ');
}

/** `least`: how many words the phrase must have; a single one must be long enough to be a term. */
function sharedWords(one: Course, other: Course, least: number): Link | undefined {
  const candidates = passagesOf(one).flatMap((left) =>
    passagesOf(other).map((right) => ({ left, right, phrase: sharedPhrase(left.words, right.words) })),
  );
  const [best] = candidates
    .filter(({ phrase }) => tokensOf(phrase).length >= least && phrase.length > 4)
    .toSorted(
      (a, b) =>
        tokensOf(b.phrase).length - tokensOf(a.phrase).length ||
        overlap(b.left.words, b.right.words) - overlap(a.left.words, a.right.words),
    );
  if (!best) return undefined;
  const { left, right, phrase } = best;
  return {
    text: sentence(
      `${running(phrase)} ditemui dalam ${one.call} dan ${other.call}: ${left.saying}, manakala ${right.saying}`,
    ),
    evidence: [cited(one, left), cited(other, right)],
  };
}

const carrier = (course: Course, hp: string): Outcome | undefined =>
  course.outcomes.filter((outcome) => outcome.hp.includes(hp)).toSorted((a, b) => b.rank - a.rank)[0];

/** What those of the courses that carry an HP do for it; undefined where fewer than two do. */
function sharedOutcome(courses: readonly Course[], hp: string): Link | undefined {
  const carriers = courses.flatMap((course) => {
    const outcome = carrier(course, hp);
    return outcome ? [{ course, outcome }] : [];
  });
  if (carriers.length < 2) return undefined;
  const tasks = carriers.map(({ course, outcome }) => `${outcome.doing} (${course.call} ${outcome.number})`);
  return {
    text: sentence(
      `${describeMqfOutcome(hp)} dipupuk dalam ${inMalay(carriers.map(({ course }) => course.call))}: pelajar ${inMalay(tasks)}`,
    ),
    evidence: carriers.map(({ course, outcome }) => cited(course, outcome)),
  };
}

const suggested = ([one, other]: readonly [Course, Course]): Link => ({
  text: sentence(
    `Dicadangkan supaya dapatan pelajar tentang ${one.object} dalam ${one.call} dijadikan bahan untuk ${other.doing} dalam ${other.call}`,
  ),
  evidence: [],
});
