/** How a module polls a running analysis. */
export interface PollingRules {
  everySeconds: number;
  /** Looks after which the page stops asking; the analysis goes on without it. */
  tries: number;
  /** Failed looks in a row after which the page says so. */
  lostAfter: number;
}

/** What repeated looks have told of a running analysis. */
export interface Looks<Status> {
  /** Looks made, failed ones included. */
  tries: number;
  /** Failed looks in a row up to now. */
  lost: number;
  /** The last answer; null before the first. */
  status: Status | null;
}

type StatusLooks = Looks<{ status: string }>;

/** The looks after one more. `answer` null: it failed. */
export const afterLook = <Status>(before: Looks<Status> | undefined, answer: Status | null): Looks<Status> => ({
  tries: (before?.tries ?? 0) + 1,
  lost: answer === null ? (before?.lost ?? 0) + 1 : 0,
  status: answer ?? before?.status ?? null,
});

const isEnded = ({ status }: StatusLooks): boolean => status?.status === 'completed' || status?.status === 'failed';

export const isTooLong = (looks: StatusLooks, { tries }: PollingRules): boolean =>
  looks.tries >= tries && !isEnded(looks);

export const isLineLost = ({ lost }: Pick<StatusLooks, 'lost'>, { lostAfter }: PollingRules): boolean =>
  lost >= lostAfter;

/** Milliseconds to the next look, or false: there is none. */
export const nextLook = (looks: StatusLooks | undefined, rules: PollingRules): number | false =>
  looks !== undefined && (isEnded(looks) || isTooLong(looks, rules)) ? false : rules.everySeconds * 1000;
