import { describeMqfOutcome } from '../../../../shared/mqf.ts';
import { stemsOf, upperFirst } from '../reading/words.ts';
import { matter } from './courses.ts';
import type { Course } from './courses.ts';
import type { Chain } from './facts.ts';
import { partnerOf } from './merangkai.ts';
import { workOf } from './six-c.ts';
import type { Wish } from './wish.ts';

/** Sentences about the courses that can stand in any section, the ones nearest to the wish first. */
export function passagesFor(chain: Chain, wish: Wish): string[] {
  const all = chain.courses.flatMap((course) => [...sayings(course, partnerOf(chain, course))]);
  const examples = chain.courses.flatMap((course) => examplesOf(course));
  const turned = turn(all, wish.turn);
  const ranked = wish.focus.length === 0 ? turned : turned.toSorted((a, b) => hits(b, wish) - hits(a, wish));
  return wish.wantsExample
    ? interleave(
        ranked,
        turn(examples, wish.turn).toSorted((a, b) => hits(b, wish) - hits(a, wish)),
      )
    : ranked;
}

const turn = <Item>(items: readonly Item[], by: number): Item[] => {
  const start = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
};

const interleave = (some: readonly string[], examples: readonly string[]): string[] => [
  ...examples.slice(0, 1),
  ...some,
  ...examples.slice(1),
];

function hits(text: string, { focus }: Wish): number {
  const stems = stemsOf(text);
  return focus.filter((word) => stems.has(word) || text.toUpperCase().includes(word)).length;
}

const sayings = (course: Course, partner: Course): string[] => [
  `Pelajar ${course.task} dalam ${course.call}, lalu membawa dapatan itu kepada ${partner.object} dalam ${partner.call}`,
  `${upperFirst(matter(course))} menjadi asas apabila pelajar ${course.doing}`,
  `${upperFirst(workOf(course))} memberi ruang kepada pelajar untuk menunjukkan ${course.object}`,
  `Hubungan antara ${matter(course, 1)} dengan ${matter(partner)} dijelaskan melalui perbincangan dan bukti`,
  ...course.outcomes.flatMap(({ hp, number, doing }) =>
    hp.map(
      (code) => `${describeMqfOutcome(code)} dibina melalui ${number} ${course.call}, iaitu apabila pelajar ${doing}`,
    ),
  ),
  ...course.matters
    .slice(2)
    .map((topic) => `Dalam ${course.call}, topik ${topic} dikaitkan dengan keupayaan ${course.doing}`),
];

const examplesOf = (course: Course): string[] =>
  course.matters.map(
    (topic) => `Contohnya, dalam topik ${topic}, pelajar mengambil satu situasi sebenar dan ${course.doing}`,
  );
