import { z } from 'zod';
import { decodeJson, encodeJson, type Files } from './files.ts';
import { keys, objectKeys } from './keys.ts';
import { ConditionFailed, type Table, type Write } from './table.ts';

/** Rows above this many bytes go to the bucket; the row keeps a pointer (design §4: DynamoDB takes 400 KB). */
const rowBytes = 300_000;

const rowSchema = z.object({ value: z.string().optional(), objectKey: z.string().optional() });

export interface ArtefactId {
  sub: string;
  sessionId: string;
  kind: string;
  n?: number;
}

/**
 * Keeps one artefact of a session, as a row or behind one, while `holds` is true of the session's row: one that was deleted meanwhile
 * gets nothing left behind. Writing it again replaces it.
 * @throws {ConditionFailed} when `holds` is not true
 */
export async function putArtefact(
  table: Table,
  files: Files,
  id: ArtefactId,
  value: unknown,
  holds: Write,
): Promise<void> {
  const bytes = encodeJson(value);
  const key = keys.artefact(id.sub, id.sessionId, id.kind, id.n);
  if (bytes.length <= rowBytes)
    return table.transact([holds, { put: { ...key, value: new TextDecoder().decode(bytes) } }]);

  const objectKey = objectKeys.artefact(id.sub, id.sessionId, id.kind, id.n);
  await files.put(objectKey, bytes, 'application/json');
  try {
    await table.transact([holds, { put: { ...key, objectKey } }]);
  } catch (error) {
    if (error instanceof ConditionFailed) await files.removeAll([objectKey]);
    throw error;
  }
}

export async function getArtefact<S extends z.ZodType>(
  table: Table,
  files: Files,
  id: ArtefactId,
  schema: S,
): Promise<z.output<S> | null> {
  const row = await table.get(keys.artefact(id.sub, id.sessionId, id.kind, id.n), rowSchema);
  return row === null ? null : valueOf(files, row, schema);
}

/** All artefacts of a kind, in their order. */
export async function listArtefacts<S extends z.ZodType>(
  table: Table,
  files: Files,
  id: Omit<ArtefactId, 'n'>,
  schema: S,
): Promise<z.output<S>[]> {
  const { items } = await table.query(keys.artefactsOf(id.sub, id.sessionId, id.kind), rowSchema);
  return Promise.all(items.map((row) => valueOf(files, row, schema)));
}

async function valueOf<S extends z.ZodType>(
  files: Files,
  row: z.infer<typeof rowSchema>,
  schema: S,
): Promise<z.output<S>> {
  return schema.parse(
    row.objectKey === undefined ? JSON.parse(row.value ?? 'null') : decodeJson(await files.get(row.objectKey)),
  );
}
