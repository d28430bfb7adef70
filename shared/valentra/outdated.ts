import * as z from 'zod';
import { sessionSchema, stageNames } from './schemas.ts';
import type { StageName } from './schemas.ts';

/** Documents that were made from an earlier version of one they rest on: they can be made again. */
const outdatedSchema = z.array(z.object({ stage: z.enum(stageNames), from: z.array(z.enum(stageNames)).min(1) }));
type Outdated = z.infer<typeof outdatedSchema>;

/** A session as the page is told of it. */
export const shownSessionSchema = sessionSchema.extend({ outdated: outdatedSchema });
export type ShownSession = z.infer<typeof shownSessionSchema>;

/** What stands of a document: its version, and the versions that it was made from. */
interface Standing {
  version: number;
  /** Undefined of a document that does not say; it is taken to be of the present ones. */
  base: Readonly<Record<string, number>> | undefined;
}

/** The earlier stages that are no longer what a document was made from. */
export const changedBelow = (
  { base = {} }: Pick<Standing, 'base'>,
  now: Partial<Record<StageName, Pick<Standing, 'version'> | null>>,
): StageName[] => stageNames.filter((stage) => base[stage] !== undefined && base[stage] !== now[stage]?.version);

/** The documents that are not made from what now stands, in their order. */
export const outdatedOf = (made: Record<StageName, Standing | null>): Outdated =>
  stageNames.flatMap((stage) => {
    const standing = made[stage];
    const from = standing === null ? [] : changedBelow(standing, made);
    return from.length === 0 ? [] : [{ stage, from }];
  });
