export interface PollingRules {
  everySeconds: number;
  /** The page stops after this many polls; the analysis continues. */
  tries: number;
  /** Failed polls in a row after which the page says so. */
  lostAfter: number;
}

export interface Polls<Status> {
  /** Polls made, failed ones included. */
  tries: number;
  /** Failed polls in a row up to now. */
  lost: number;
  status: Status | null;
}

type StatusPolls = Polls<{ status: string }>;

/** The polls after one more. `answer` null: it failed. */
export const afterPoll = <Status>(before: Polls<Status> | undefined, answer: Status | null): Polls<Status> => ({
  tries: (before?.tries ?? 0) + 1,
  lost: answer === null ? (before?.lost ?? 0) + 1 : 0,
  status: answer ?? before?.status ?? null,
});

const isEnded = ({ status }: StatusPolls): boolean => status?.status === 'completed' || status?.status === 'failed';

export const isTooLong = (polls: StatusPolls, { tries }: PollingRules): boolean =>
  polls.tries >= tries && !isEnded(polls);

export const isLineLost = ({ lost }: Pick<StatusPolls, 'lost'>, { lostAfter }: PollingRules): boolean =>
  lost >= lostAfter;

/** Milliseconds to the next poll; false: no further poll. */
export const nextPoll = (polls: StatusPolls | undefined, rules: PollingRules): number | false =>
  polls !== undefined && (isEnded(polls) || isTooLong(polls, rules)) ? false : rules.everySeconds * 1000;
