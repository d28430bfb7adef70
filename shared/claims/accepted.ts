import { comparableWords } from '../text/comparable.ts';
import type { Doubt } from './doubt.ts';

/** Where an artefact keeps the claims that the lecturer vouches for. */
export const acceptedAt = '/accepted';
/** The oldest give way: their sentences are most likely gone. */
export const mostAccepted = 60;

type Vouched = Pick<Doubt, 'text' | 'sentence'>;
const keyOf = ({ text, sentence = '' }: Vouched): string => ` ${comparableWords(`${text} ${sentence}`)}`;

/** By whom, which words, in which sentence: one that is changed is doubted again. */
export const acceptance = (by: string, { text, sentence = '' }: Vouched): string => `${by}: “${text}”. ${sentence}`;

export const isAccepted = (accepted: readonly string[], doubt: Vouched): boolean =>
  accepted.some((one) => comparableWords(one).endsWith(keyOf(doubt)));
