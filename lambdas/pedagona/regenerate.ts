import * as z from 'zod';
import { AppError } from '../../shared/errors.ts';
import { courseAnalysisSchema } from '../../shared/pedagona/schemas.ts';
import type { ArtefactName, Editable } from '../../shared/pedagona/editable.ts';
import { type ArtefactId, getArtefact, listVersions, saveArtefact } from '../platform/stages/artefacts.ts';
import { AbandonedError } from '../platform/jobs/failure.ts';
import { ask } from '../platform/model/ask.ts';
import { ModelAnswerError } from '../platform/model/answer.ts';
import { renderData } from '../platform/model/prompt.ts';
import { ConditionFailed } from '../platform/storage/table.ts';
import { completeWork, sessionFinished, stillWorking, type WorkRow } from '../platform/jobs/work.ts';
import { addressed, chain } from './chain.ts';
import { workInputSchema, working } from '../platform/jobs/working.ts';
import { partAt, withPart } from './edit.ts';
import { chainData, courseLabel } from './facts.ts';
import { regeneratePrompt } from './prompts/regenerate.ts';
import { modelServices, type ModelStepServices } from '../platform/model/modelServices.ts';
import { coursesOf } from './store.ts';

/** The name of the work row: one regeneration of an artefact at a time. The row is the session's own, so its id is left out. */
export const regenerateWork = (artefactId: string): string => {
  const [prefix, , ...place] = artefactId.split('_');
  return ['regenerate', prefix, ...place].join('#');
};

/** What was asked for, kept in the work row. */
const wishSchema = z.object({ artefactId: z.string(), pointer: z.string(), instruction: z.string() });

/** How often a save is tried when the lecturer edits another part meanwhile. */
const saveTries = 5;

/** Writes one section anew and puts it into the artefact as it then stands; all else stays byte for byte the same. */
export async function regenerateStep(services: ModelStepServices, event: unknown): Promise<{ ok: true }> {
  const input = workInputSchema.parse(event);
  const { table, files, now } = services;
  const at = await working(services, input);
  const { artefactId, pointer, instruction } = wishSchema.parse(at.work.input);
  const { name, at: id, schema } = addressed(input.sub, artefactId);
  const before = await getArtefact(table, files, id, schema);
  if (before === null) throw new AbandonedError();
  if (await isWritten(services, id, pointer, at.work)) {
    await completeWork(table, at.work, at.session, { documents: 0 }, now());
    return { ok: true };
  }

  const value = partAt(name, before.value, pointer);
  const { value: answer } = await ask(services.modelFor(at.session), regeneratePrompt, {
    stable: await groundOf(services, at.session, name),
    request: [
      renderData('bahagian', {
        artefact: name,
        // Which course, where it is one of several.
        course: name === 'course' ? courseLabel(courseAnalysisSchema.parse(before.value)) : null,
        pointer,
        label: pointer.split('/').at(-1) ?? '',
        value,
      }),
      renderData('permintaan', instruction),
    ].join('\n'),
  });
  const part = newPart(value, answer);

  for (let attempt = 1; ; attempt++) {
    const current = attempt === 1 ? before : await getArtefact(table, files, id, schema);
    if (current === null) throw new AbandonedError();
    const save = {
      value: withPart({ name, schema }, current.value, pointer, part),
      from: current.version,
      reason: 'regenerated' as const,
      pointer,
    };
    try {
      await saveArtefact(services, id, save, [sessionFinished(at.session), stillWorking(at.work)], now());
      break;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      if (attempt === saveTries) throw new AbandonedError();
    }
  }
  await completeWork(table, at.work, at.session, { documents: 0 }, now());
  return { ok: true };
}

/** Whether this attempt has saved its section already: a repeated step asks and saves no second time. */
const isWritten = async (
  { table }: ModelStepServices,
  id: ArtefactId,
  pointer: string,
  work: WorkRow,
): Promise<boolean> =>
  (await listVersions(table, id)).some(
    (version) => version.reason === 'regenerated' && version.pointer === pointer && version.savedAt >= work.startedAt,
  );

/** The courses, and the stages an artefact rests on. */
async function groundOf(
  services: ModelStepServices,
  session: Parameters<typeof coursesOf>[2],
  name: ArtefactName,
): Promise<string> {
  const courses = await coursesOf(services.table, services.files, session);
  const stage = async <N extends 'merangkai' | 'dlo'>(kind: N) =>
    (
      await getArtefact(
        services.table,
        services.files,
        { sub: session.sub, sessionId: session.id, kind },
        chain[kind].schema,
      )
    )?.value as z.output<(typeof chain)[N]['schema']> | undefined;
  const merangkai = name === 'course' ? undefined : await stage('merangkai');
  const dlo = name === 'dlo' || name === 'report' ? await stage('dlo') : undefined;
  return chainData(courses, {
    ...(merangkai === undefined ? {} : { merangkai }),
    ...(dlo === undefined ? {} : { dlo }),
  });
}

/** A text for a text, a list for a list; anything else is no answer. */
function newPart(before: Editable, answer: { text: string | null; items: string[] | null }): Editable {
  const part = Array.isArray(before) ? answer.items : answer.text;
  if (part === null || [part].flat().every((text) => text.trim() === ''))
    throw new ModelAnswerError('invalid', 'the section came back empty');
  return part;
}

/** @throws {AppError} invalid for a part that is not a text or a list of texts. */
export function assertRegenerable(value: Editable): void {
  if (typeof value === 'number') throw new AppError('invalid', 'Bahagian ini tidak boleh dijana semula.');
}

/** The Lambda. */
export const regenerate = (event: unknown) => regenerateStep(modelServices(), event);
