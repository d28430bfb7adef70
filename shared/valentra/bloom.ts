import { type CognitiveLevel, type Flag } from './schemas.ts';

/** The levels that a stem's verb speaks for, in order; empty when it names none. */
export const levelsOfStem = (_stem: string): CognitiveLevel[] => [];

/** A flag when a question's verb speaks for another level than its own; null when it agrees or names none. */
export const bloomFlag = (_question: { stem: string; cognitiveLevel: CognitiveLevel }): Flag | null => null;
