import { examLimits } from '../../shared/valentra/rules.ts';

/** A typed number of questions, or null when it is none from 5 to 50 (spec 2 §5). */
export function examCountOf(typed: string): number | null {
  const count = Number(typed);
  const isCount = typed.trim() !== '' && Number.isInteger(count);
  return isCount && count >= examLimits.min && count <= examLimits.max ? count : null;
}
