import * as z from 'zod';
import type { ModuleName } from '../../../shared/modules.ts';
import type { StepServices } from '../stages/services.ts';
import { encodeJson } from '../storage/files.ts';
import { keys, objectKeys } from '../storage/keys.ts';
import { succeeds } from '../storage/table.ts';
import { days } from '../time.ts';
import { fingerprintOf } from '../uploads/uploads.ts';
import { earlierOf, type NewSessionServices, putRequest } from './newSession.ts';
import { putSession, type SessionRow, sessionRowSchema } from './session.ts';

/**
 * A finished session as the maker of samples leaves it (`npm run samples`): its row, its artefacts by name, with their values as they are
 * parsed, and the texts of its documents by upload.
 */
const sampleSchema = z.object({
  session: sessionRowSchema,
  artefacts: z.array(z.looseObject({ name: z.string(), value: z.unknown() })),
  texts: z.record(z.string(), z.unknown()),
});

/** Stands in a sample for the id that a copy gets. */
export const sampleId = '0'.repeat(26);

/** Loads a sample; called only when somebody opens it for the first time. */
export type Sample = () => Promise<{ default: unknown }>;

/** A click on the sample finds the copy that was made before, until it is deleted. */
const sameForDays = 3_650;

/**
 * Gives a user the module's sample as a session of their own, once. Nothing is counted: not the quota, not the statistics, not the sessions at
 * work. No model is asked.
 */
export async function openSample(
  services: NewSessionServices & StepServices,
  sub: string,
  module: ModuleName,
  sample: Sample,
): Promise<SessionRow> {
  const { table, files, now, newId } = services;
  const request = { sub, module, fingerprint: fingerprintOf(module, 'sample', []) };
  const earlier = await earlierOf(services, request);
  if (earlier.session !== null) return earlier.session;
  // Of no time: lists are in the order of ids, and the sample stands behind the user's own sessions.
  const id = sampleId.slice(16) + newId().slice(10);
  const own = JSON.stringify((await sample()).default).replaceAll(sampleId, id);
  const { session, artefacts, texts } = sampleSchema.parse(JSON.parse(own));
  const at = now();
  const made = at.toISOString();
  // No work of the user's has finished: the bell is silent.
  const row = { ...session, ...request, isSample: true, createdAt: made, updatedAt: made, finishedAt: null };
  for (const [uploadId, text] of Object.entries(texts))
    await files.put(objectKeys.text(sub, id, uploadId), encodeJson(text), 'application/json');
  const isMade = await succeeds(
    table.transact([
      putRequest(request, id, earlier.id, at, days(sameForDays)),
      putSession(row),
      ...artefacts.map(({ name, value, ...rest }) => ({
        put: { ...keys.artefact(sub, id, name), ...rest, value: JSON.stringify(value) },
      })),
    ]),
  );
  if (isMade) return row;
  await files.removeBelow(objectKeys.textsOf(sub, id));
  return openSample(services, sub, module, sample);
}
