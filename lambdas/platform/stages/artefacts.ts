import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { type Version, versionSchema } from '../../../shared/session/artefact.ts';
import { pathOf } from '../../../shared/values/changes.ts';
import { pick } from '../../../shared/values/pick.ts';
import { valueAt } from '../../../shared/values/pointer.ts';
import { decodeJson, encodeJson, type Files } from '../storage/files.ts';
import { keys, objectKeys } from '../storage/keys.ts';
import type { SessionRow } from '../jobs/session.ts';
import { partWrite } from '../statistics/usage.ts';
import { ConditionFailed, type Table } from '../storage/table.ts';
import { is, isAbsent, type Write } from '../storage/writes.ts';

/** Rows above this many bytes go to the bucket; the row keeps a pointer (design §4: DynamoDB takes 400 KB). */
const rowBytes = 300_000;

const rowSchema = z.object({
  value: z.string().optional(),
  objectKey: z.string().optional(),
  version: z.int().positive().default(1),
  savedAt: z.iso.datetime(),
  reason: versionSchema.shape.reason.default('generated'),
  /** The place that this version changed, as a JSON pointer; '' for the whole. */
  pointer: z.string().default(''),
  base: z.record(z.string(), z.int().positive()).optional(),
  edited: z.array(z.string()).default([]),
  mine: z.int().positive().optional(),
  content: z.int().positive().optional(),
  made: z.object({ version: z.int().positive(), prompt: z.string() }).optional(),
});
type Row = z.infer<typeof rowSchema>;

/** Where a version comes from; restoring a version brings it back. */
export interface Provenance {
  /** The versions of other artefacts that it was made from (`sourceKey`); undefined when they were not noted. */
  base: Base | undefined;
  /** Paths that the lecturer has written, or had written again, since it was made (`shared/values/changes.ts`). */
  edited: readonly string[];
  /** The version with the lecturer's edits in whose place it was made; undefined when there were none. */
  mine: number | undefined;
  /** The first version with this content. An acceptance belongs to content, so it also holds for later versions with the same content. */
  content: number;
  /** The version as which a model made it, and by which prompts; undefined for what no model made. */
  made: { version: number; prompt: string } | undefined;
}

export type Base = Readonly<Record<string, number>>;

/** The current artefact, with what is needed to save the next version of it. */
export interface Versioned<T> extends Provenance {
  value: T;
  version: number;
  savedAt: string;
}

export interface Save {
  value: unknown;
  /** The version this one was made from; null when there must be none yet. */
  from: number | null;
  reason: Version['reason'];
  pointer: string;
  /** What of it was edited, as JSON pointers; the whole of it without them. */
  parts?: readonly string[];
  /** Where it comes from, where that does not follow from the version before. */
  provenance?: Partial<Provenance> | undefined;
  prompt?: string | undefined;
  /** The lecturer has only agreed with what was there. */
  isAgreed?: boolean;
}

/** So many earlier versions are kept. */
export const keptVersions = 10;

export type Artefacts = ReturnType<typeof artefactsOf>;

/** The artefacts of a session, by their names: 'merangkai', or 'course#1' where there are several of a kind. */
export function artefactsOf(
  { table, files }: { table: Table; files: Files },
  { sub, id, module, isSample = false }: Pick<SessionRow, 'sub' | 'id' | 'module' | 'isSample'>,
) {
  const keyOf = (name: string) => keys.artefact(sub, id, name);
  const historyKey = (name: string, version: number) => keyOf(`version#${name}#${String(version).padStart(6, '0')}`);
  const rowsOf = async (kind: string) => (await table.query(keys.artefactsOf(sub, id, kind), rowSchema)).items;

  /** Counts that the lecturer has mended what a model made; nothing of a sample is counted. */
  async function mendWrites(name: string, how: Save['reason'], at: Date): Promise<Write[]> {
    const isMended = !isSample && (how === 'edited' || how === 'regenerated');
    const made = isMended ? (await table.get(keyOf(name), rowSchema))?.made : undefined;
    return made === undefined ? [] : [partWrite({ module, id }, name, made.prompt, { [how]: 1 }, at)];
  }

  const valueOf = async ({ value, objectKey }: Row): Promise<unknown> =>
    objectKey === undefined ? JSON.parse(value ?? 'null') : decodeJson(await files.get(objectKey));

  /** A value for its row. Of two saves of a version at once, the one that loses must not touch what the other has written. */
  const stored = async (name: string, version: number, value: unknown): Promise<Pick<Row, 'value' | 'objectKey'>> => {
    const bytes = encodeJson(value);
    if (bytes.length <= rowBytes) return { value: new TextDecoder().decode(bytes) };
    const objectKey = objectKeys.artefact(sub, id, `version#${name}-${version}-${randomUUID()}`);
    await files.put(objectKey, bytes, 'application/json');
    return { objectKey };
  };

  const removeStored = async (row: Pick<Row, 'objectKey'> | null): Promise<void> => {
    if (row?.objectKey !== undefined) await files.removeAll([row.objectKey]);
  };

  const versioned = async <S extends z.ZodType>(row: Row, schema: S): Promise<Versioned<z.output<S>>> => {
    const { version, savedAt, base, edited, mine, content = version, made } = row;
    return { value: schema.parse(await valueOf(row)), version, savedAt, base, edited, mine, content, made };
  };

  /**
   * Saves one version of an artefact, as a row or behind one; the version before goes into its history. `holds` are
   * conditions of the same transaction, so that a session deleted meanwhile gets nothing left behind.
   * @returns the new version's number
   * @throws {ConditionFailed} when a condition does not hold or the artefact is no longer at version `from`
   */
  async function save(
    name: string,
    { value, from, reason, pointer, parts, provenance, prompt, isAgreed = false }: Save,
    holds: Write[],
    now: Date,
  ): Promise<number> {
    const key = keyOf(name);
    const before = from === null ? null : await table.get(key, rowSchema);
    const version = (from ?? 0) + 1;
    const dropped = version - keptVersions - 1;
    const droppedRow = dropped > 0 ? await table.get(historyKey(name, dropped), rowSchema) : null;
    const at = await stored(name, version, value);
    const origin = { content: version, ...following(before, { value, reason, pointer, parts }), ...provenance };
    const row: Row = {
      ...at,
      ...pick(origin, 'base', 'mine', 'content'),
      version,
      savedAt: now.toISOString(),
      reason,
      pointer,
      edited: [...origin.edited],
      made: prompt === undefined ? origin.made : { version, prompt },
    };
    const mended = isAgreed ? [] : await mendWrites(name, reason, now);
    try {
      await table.transact([
        ...holds,
        { put: { ...key, ...row }, if: from === null ? isAbsent() : is('version', from) },
        ...(before === null ? [] : [{ put: { ...historyKey(name, before.version), ...before } }]),
        ...(droppedRow === null ? [] : [{ remove: historyKey(name, dropped) }]),
        ...mended,
      ]);
    } catch (error) {
      if (error instanceof ConditionFailed) await removeStored(at);
      throw error;
    }
    await removeStored(droppedRow);
    return version;
  }

  return {
    save,

    /**
     * Saves an artefact that is made once. The same step may run twice at once, since invocations are repeated: what the other run has
     * saved stays. @returns false when a condition of `holds` does not hold
     */
    async saveOnce(name: string, value: unknown, holds: Write[], now: Date): Promise<boolean> {
      try {
        await save(name, { value, from: null, reason: 'generated', pointer: '' }, holds, now);
        return true;
      } catch (error) {
        if (!(error instanceof ConditionFailed)) throw error;
        return !error.refused.slice(0, holds.length).includes(true);
      }
    },

    mendWrites,

    /** A transaction's condition: an artefact is still at this version. */
    stillAt: (name: string, version: number): Write => ({ check: keyOf(name), if: is('version', version) }),

    /** The current artefact, or one kept version of it; null when it is not there (any more). */
    async get<S extends z.ZodType>(name: string, schema: S, version?: number) {
      const row = await table.get(version === undefined ? keyOf(name) : historyKey(name, version), rowSchema);
      return row && versioned(row, schema);
    },

    /** All artefacts of a kind, in their order. */
    list: async <S extends z.ZodType>(kind: string, schema: S) =>
      Promise.all((await rowsOf(kind)).map((row) => versioned(row, schema))),

    /** The kept versions, oldest first, the present one last. `read`: what one holds. */
    async versions(name: string): Promise<(Version & { content: number; read: () => Promise<unknown> })[]> {
      const [current, history] = await Promise.all([table.get(keyOf(name), rowSchema), rowsOf(`version#${name}`)]);
      return [...history, ...(current === null ? [] : [current])].map((row) => ({
        ...versionSchema.parse(row),
        content: row.content ?? row.version,
        read: () => valueOf(row),
      }));
    },
  };
}

function following(
  before: Row | null,
  { value, reason, pointer, parts = [pointer] }: Pick<Save, 'value' | 'reason' | 'pointer' | 'parts'>,
) {
  const { base, edited = [], mine, made } = before ?? {};
  const paths = parts.map((part) => pathOf(value, part) ?? part);
  if (reason === 'generated') return { base, edited: [], mine: edited.length > 0 ? before?.version : undefined, made };
  if (reason === 'checked' && before !== null)
    return { base, edited, mine, made, content: before.content ?? before.version };
  const others = edited.filter((each) => !paths.some((path) => `${each}/`.startsWith(`${path}/`)));
  // A text that was written again as the lecturer wished is the lecturer's own; a row is not kept by its texts.
  const part = reason === 'regenerated' ? valueAt(value, pointer) : undefined;
  const isOwn = reason === 'edited' || typeof part === 'string' || Array.isArray(part);
  return { base, edited: isOwn ? [...others, ...paths] : others, mine, made };
}
