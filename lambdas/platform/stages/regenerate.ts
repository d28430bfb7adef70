import * as z from 'zod';
import type { Version } from '../../../shared/session/artefact.ts';
import { valueAt } from '../../../shared/values/pointer.ts';
import { AbandonedError, EditedMeanwhile } from '../jobs/failure.ts';
import {
  findPart,
  type JobContext,
  type ModelContext,
  partKeyOfRequest,
  partOf,
  saveJobResult,
  type Stage,
} from './stage.ts';

export const regenerateStageName = 'regenerate';

/** The job that writes a part of an artefact again: one at a time for each artefact. */
export const regenerateJob = (artefact: string): string => `${regenerateStageName}#${artefact}`;

/** The part to be written again, its artefact and the lecturer's wish; kept as the job's input. */
export const targetSchema = z.object({
  /** The artefact's name, such as 'course#1'. */
  artefact: z.string(),
  pointer: z.string(),
  instruction: z.string(),
  since: z.int().nonnegative(),
  /** Names the kept answers of this request. */
  run: z.string(),
});
export type Target = z.infer<typeof targetSchema>;

/** How a module writes a part of its artefacts again. */
interface Rewriting {
  schemaOf(name: string): z.ZodType;
  write(context: ModelContext, target: Target, artefact: unknown): Promise<unknown>;
  /** Whether the part is only looked at again and not changed. */
  isLook?(target: Target): boolean;
  /** Takes a second look at the new part, when the module has one. */
  check?: {
    isWanted(target: Target): boolean;
    write(context: ModelContext, target: Target, part: unknown): Promise<unknown>;
  };
  /** The artefact with the new part; `check`: the result of the second look, null when there was none or it failed. */
  replaced(target: Target, artefact: unknown, part: unknown, check: unknown): unknown;
}

const part = 'part';
const check = 'check';

const targetOf = ({ job }: JobContext): Target => targetSchema.parse(job.input);

/** Writes one part of an artefact again and puts it into the artefact as it then is; all else stays the same. */
export function regenerateStage(rewriting: Rewriting): Stage {
  /** @throws {AbandonedError} when the artefact or its part is not there any more */
  const artefactOf = async ({ artefacts }: JobContext, { artefact, pointer }: Target): Promise<unknown> => {
    const found = await artefacts.get(artefact, rewriting.schemaOf(artefact));
    if (found === null || valueAt(found.value, pointer) === undefined) throw new AbandonedError();
    return found.value;
  };

  return {
    async plan(context) {
      const target = targetOf(context);
      return rewriting.check?.isWanted(target) === true ? [[part], [check]] : [[part]];
    },

    async write(context, name) {
      const target = targetOf(context);
      if (name === part) return rewriting.write(context, target, await artefactOf(context, target));
      return rewriting.check?.write(
        context,
        target,
        await partOf(context, partKeyOfRequest(context, part), z.unknown()),
      );
    },

    leaveOut: async (_, name) => name === check,

    async finish(context) {
      const target = targetOf(context);
      const { artefact, pointer, since } = target;
      const written = await partOf(context, partKeyOfRequest(context, part), z.unknown());
      const checked = await findPart(context, partKeyOfRequest(context, check), z.unknown());
      await saveJobResult(context, artefact, rewriting.schemaOf(artefact), {
        reason: rewriting.isLook?.(target) === true ? 'checked' : 'regenerated',
        pointer,
        since,
        next(current, newer) {
          if (newer.some((one) => touches(one, pointer)) || isCutOff(newer, since)) throw new EditedMeanwhile();
          if (current === null || valueAt(current, pointer) === undefined) throw new AbandonedError();
          return rewriting.replaced(target, current, written, checked);
        },
      });
      return {};
    },
  };
}

/** Whether a version changed this part, something in it, or the whole artefact. */
const touches = ({ reason, pointer }: Version, target: string): boolean =>
  reason !== 'confirmed' && (pointer === '' || pointer === target || pointer.startsWith(`${target}/`));

/** Whether there were so many versions since that the first of them are not kept: nobody knows what those changed. */
const isCutOff = ([first]: readonly Version[], since: number): boolean =>
  first !== undefined && first.version > since + 1;
