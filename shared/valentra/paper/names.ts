import type { StageName } from '../schemas.ts';

/** The stage and the paper's id that a name is of; '' : the main paper's, or no paper's. */
export function partsOfName(name: string): { stage: StageName; paper: string } {
  const [stage = '', ...rest] = name.split('-');
  return { stage: stage as StageName, paper: rest.join('-') };
}
