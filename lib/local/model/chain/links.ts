import type { MerangkaiAnswer } from '../../../../lambdas/pedagona/prompts/merangkai.ts';
import { describeMqfOutcome } from '../../../../shared/mqf.ts';
import { overlap, stemsOf } from '../reading/words.ts';
import type { Course } from './courses.ts';
import type { Chain } from './facts.ts';
import type { Outcome } from './outcomes.ts';
import { sentence } from './text.ts';

type Link = MerangkaiAnswer['links'][number];

/** What each pair of courses shares, most telling first, and one suggestion that goes beyond what the documents say. */
export function linksOf(chain: Chain): Link[] {
  const pairs = chain.courses.flatMap((one, index) =>
    chain.courses.slice(index + 1).map((other) => [one, other] as const),
  );
  const found = pairs.map(
    ([one, other]) => sharedWords(one, other) ?? sharedOutcome(one, other) ?? suggested(one, other),
  );
  const proven = found.filter(({ evidence }) => evidence.length > 0);
  const guesses = found.filter(({ evidence }) => evidence.length === 0);
  const common = sharedByAll(chain);
  return [...common, ...proven, ...(guesses.length > 0 ? guesses : [suggested(chain.first, chain.last)])].slice(0, 8);
}

/** Quotes are the document's own words; long statements are quoted from their beginning. */
const quote = (course: Course, words: string) => ({ course: course.label, quote: words.slice(0, 300).trim() });

interface Passage {
  words: string;
  where: string;
}

const passagesOf = (course: Course): Passage[] => [
  ...course.outcomes.map(({ statement, number }) => ({ words: statement, where: number })),
  ...course.facts.topics.map(({ title }) => ({ words: title, where: `topik “${title.replace(/["“”]/g, '’')}”` })),
];

/** Words of every course on teaching: to share them says nothing. */
const commonplace = stemsOf(
  'pengajaran pembelajaran pelajar murid guru sekolah rendah pendidikan kursus konsep prinsip teori asas kaedah model ' +
    'pendekatan strategi pengenalan kepada kemahiran aktiviti amalan semasa sesuai bersesuaian kesesuaian berdasarkan menggunakan ' +
    'pelbagai kepelbagaian utama menghuraikan menganalisis menilai membina menerangkan menjelaskan menghasilkan menyampaikan ' +
    'mengaplikasikan perkembangan pelaksanaan rancangan penilaian jelas tepat secara profesional',
);

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}-]+/gu) ?? [];

/** The longest run of words two texts have in common that says something; '' where they have none. */
export function sharedPhrase(one: string, other: string): string {
  const words = wordsIn(one);
  const within = ` ${wordsIn(other).join(' ').toLowerCase()} `;
  const runs = words.flatMap((_, start) =>
    [4, 3, 2, 1]
      .map((length) => words.slice(start, start + length))
      .filter((run) => within.includes(` ${run.join(' ').toLowerCase()} `)),
  );
  const telling = (run: readonly string[]): number =>
    [...stemsOf(run.join(' '))].filter((stem) => !commonplace.has(stem)).length;
  const ends = /^(?:dan|serta|atau|yang|dalam|dengan|untuk|bagi|pada|di|ke|kepada|the|of|and|in|to|for)$/i;
  const whole = runs.filter((run) => telling(run) > 0 && !ends.test(run[0] ?? '') && !ends.test(run.at(-1) ?? ''));
  const [best = []] = whole.toSorted((a, b) => telling(b) - telling(a) || b.length - a.length);
  return best.join(' ');
}

function sharedWords(one: Course, other: Course): Link | undefined {
  const candidates = passagesOf(one).flatMap((left) =>
    passagesOf(other).map((right) => ({ left, right, phrase: sharedPhrase(left.words, right.words) })),
  );
  const [best] = candidates
    .filter(({ phrase }) => phrase !== '')
    .toSorted(
      (a, b) =>
        wordsIn(b.phrase).length - wordsIn(a.phrase).length ||
        overlap(b.left.words, b.right.words) - overlap(a.left.words, a.right.words),
    );
  if (!best) return undefined;
  const { left, right, phrase } = best;
  return {
    text: sentence(
      `${one.call} dan ${other.call} bertemu pada ${phrase.toLowerCase() === phrase ? phrase : `“${phrase}”`}: ${left.where} ${one.call} memberi tumpuan kepadanya, dan ${right.where} ${other.call} menggunakannya dalam konteks yang lain`,
    ),
    evidence: [quote(one, left.words), quote(other, right.words)],
  };
}

const carrier = (course: Course, hp: string): Outcome | undefined =>
  course.outcomes.filter((outcome) => outcome.hp.includes(hp)).toSorted((a, b) => b.rank - a.rank)[0];

function sharedOutcome(one: Course, other: Course): Link | undefined {
  for (const hp of new Set(one.outcomes.flatMap((outcome) => outcome.hp))) {
    const [left, right] = [carrier(one, hp), carrier(other, hp)];
    if (left && right)
      return {
        text: sentence(
          `${describeMqfOutcome(hp)} dibina dua kali: pelajar ${left.doing} dalam ${one.call} (${left.number}) dan ${right.doing} dalam ${other.call} (${right.number})`,
        ),
        evidence: [quote(one, left.statement), quote(other, right.statement)],
      };
  }
  return undefined;
}

/** An HP that all courses of three or more share; for two, the pair itself says so. */
function sharedByAll({ courses, commonHP }: Chain): Link[] {
  if (courses.length < 3) return [];
  return commonHP.slice(0, 1).flatMap((label) => {
    const carriers = courses.flatMap((course) => {
      const outcome = carrier(course, label.split(' ')[0] ?? label);
      return outcome ? [{ course, outcome }] : [];
    });
    if (carriers.length < 2) return [];
    const [lead, ...others] = carriers.map(
      ({ course, outcome }) => `${outcome.doing} (${course.call} ${outcome.number})`,
    );
    return [
      {
        text: sentence(`${label} menyatukan ${carriers.length} kursus: pelajar ${[lead, ...others].join('; ')}`),
        evidence: carriers.map(({ course, outcome }) => quote(course, outcome.statement)),
      },
    ];
  });
}

const suggested = (one: Course, other: Course): Link => ({
  text: sentence(
    `Dicadangkan supaya dapatan pelajar tentang ${one.object} dalam ${one.call} dijadikan bahan untuk ${other.doing} dalam ${other.call}`,
  ),
  evidence: [],
});
