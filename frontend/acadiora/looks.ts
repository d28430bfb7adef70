import { polling } from '../../shared/acadiora/rules.ts';

/** What has been learnt of a running analysis by looking at it again and again. */
export interface Looks<Status> {
  /** Looks made, whether they came through or not. */
  tries: number;
  /** Of these the last ones, in a row, that did not come through. */
  lost: number;
  /** What the last one that came through said; null before the first. */
  status: Status | null;
}

/** Lost looks in a row after which the page says so. */
const lostInARow = 3;

/** The looks after one more. `answer` null: it did not come through. */
export const afterLook = <Status>(before: Looks<Status> | undefined, answer: Status | null): Looks<Status> => ({
  tries: (before?.tries ?? 0) + 1,
  lost: answer === null ? (before?.lost ?? 0) + 1 : 0,
  status: answer ?? before?.status ?? null,
});

const isEnded = (looks: Looks<{ status: string }>): boolean =>
  looks.status !== null && looks.status.status !== 'processing';

/** After the last try of spec 2 §9 the page stops asking; the work goes on without it. */
export const isTooLong = (looks: Looks<{ status: string }>): boolean => looks.tries >= polling.tries && !isEnded(looks);

export const isLineLost = ({ lost }: Pick<Looks<unknown>, 'lost'>): boolean => lost >= lostInARow;

/** Milliseconds to the next look, or false: there is none. */
export const nextLook = (looks: Looks<{ status: string }> | undefined): number | false =>
  looks !== undefined && (isEnded(looks) || isTooLong(looks)) ? false : polling.everySeconds * 1000;
