import * as z from 'zod';
import { sessionSchema, stageNames } from './schemas.ts';
import type { StageName } from './schemas.ts';

/** Documents that were made from an earlier version of one they rest on: they can be made again. */
const outdatedSchema = z.array(z.object({ stage: z.enum(stageNames), from: z.array(z.enum(stageNames)).min(1) }));
type Outdated = z.infer<typeof outdatedSchema>;

/** A session as the page is told of it. */
export const shownSessionSchema = sessionSchema.extend({ outdated: outdatedSchema });
export type ShownSession = z.infer<typeof shownSessionSchema>;

/** The version of a document, and the versions that it was made from. */
interface Made {
  version: number;
  /** Undefined when the document does not say; the present ones are assumed. */
  base: Readonly<Record<string, number>> | undefined;
}

/** The earlier stages that are no longer what a document was made from. */
export const changedBelow = (
  { base = {} }: Pick<Made, 'base'>,
  now: Partial<Record<StageName, Pick<Made, 'version'> | null>>,
): StageName[] => stageNames.filter((stage) => base[stage] !== undefined && base[stage] !== now[stage]?.version);

/** The documents that were not made from the present versions, in their order. */
export const outdatedOf = (documents: Record<StageName, Made | null>): Outdated =>
  stageNames.flatMap((stage) => {
    const made = documents[stage];
    const from = made === null ? [] : changedBelow(made, documents);
    return from.length === 0 ? [] : [{ stage, from }];
  });
