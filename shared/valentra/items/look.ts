import { tell } from '../messages.ts';
import { indonesianWords } from '../../text/indonesian.ts';
import type { Said } from '../../text/said.ts';
import type { ExamQuestion, Flag } from '../schemas.ts';

export const flag = (code: string, { ms, en }: Said): Flag => ({ code, message: ms, en });
export const when = (holds: boolean, code: string, said: Said): Flag[] => (holds ? [flag(code, said)] : []);

export function indonesianFlags(text: string): Flag[] {
  const words = indonesianWords(text);
  return when(words.length > 0, 'indonesian', tell.notMalaysian(words.join(', ')));
}

/** Asks for a second look at an item as it stands, in place of another item: for one that was edited after its look. */
export const lookAgain = 'Semak soalan ini sekali lagi tanpa mengubahnya.';

/** Whether someone has judged an item as it now is: rules may look at one and decide nothing. */
export const isLookedAt = ({ look }: ExamQuestion): boolean =>
  look !== null && (look.answer !== null || look.findings.length > 0);
