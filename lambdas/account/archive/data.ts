import * as z from 'zod';
import { moduleNames } from '../../../shared/modules.ts';
import type { Files } from '../../platform/storage/files.ts';
import { isMissing } from '../../platform/storage/files.ts';
import { keys } from '../../platform/storage/keys.ts';
import type { Table } from '../../platform/storage/table.ts';

const rowSchema = z.looseObject({ PK: z.string(), SK: z.string() });
type Row = z.infer<typeof rowSchema>;
type Part = Record<string, unknown>;

/** How the house finds and counts a row: nothing of its owner's. */
const innerNames = new Set([
  'PK',
  'SK',
  'GSI1PK',
  'GSI1SK',
  'GSI2PK',
  'GSI2SK',
  'sub',
  'joinNumber',
  'expiresAt',
  'fingerprint',
  'searchKeys',
  'activityKeys',
  'formerUploads',
  'digest',
  'objectKey',
]);

const outer = (row: Part): Part => Object.fromEntries(Object.entries(row).filter(([name]) => !innerNames.has(name)));

/** Rows that are in memory at once: 400 KB each at the most. */
const rowsAtOnce = 10;

async function* rowsBelow(table: Table, range: { PK: string; prefix: string }): AsyncGenerator<Row> {
  let after: string | undefined;
  do {
    const page = await table.query(range, rowSchema, {
      limit: rowsAtOnce,
      ...(after === undefined ? {} : { after }),
    });
    yield* page.items;
    after = page.last ?? undefined;
  } while (after !== undefined);
}

/** JSON lists are written one value at a time. */
async function* listOf(values: AsyncIterable<string>): AsyncGenerator<string> {
  let isFirst = true;
  yield '[';
  for await (const value of values) {
    yield isFirst ? `\n${value}` : `,\n${value}`;
    isFirst = false;
  }
  yield ']';
}

/** A counter of one module, such as `pedagonaTotal`. */
const isStatistic = (name: string): boolean => moduleNames.some((module) => name.startsWith(module));

type Store = { table: Table; files: Pick<Files, 'get'> };

/** Documents by the id of their upload, as their owner named them. */
export type Names = Map<string, string>;

/**
 * `data.json` of one user, in pieces: the profile, its statistics, daily use, uploads, and every session with all results, their kept
 * earlier versions and the works on it.
 * @param names is filled with the names of documents on the way
 */
export async function* dataJson(store: Store, sub: string, at: Date, names: Names): AsyncGenerator<string> {
  const { table } = store;
  const profile = outer((await table.get(keys.profile(sub), rowSchema)) ?? {});
  const part = (wanted: boolean): string =>
    JSON.stringify(Object.fromEntries(Object.entries(profile).filter(([name]) => isStatistic(name) === wanted)));
  const { PK } = keys.allOf(sub);

  yield `{"exportedAt":${JSON.stringify(at.toISOString())},\n"profile":${part(false)},\n"statistics":${part(true)},\n"dailyUse":`;
  yield* listOf(dailyUse(table, PK));
  yield ',\n"uploads":';
  yield* listOf(uploads(table, PK, names));
  yield ',\n"sessions":[';
  let isFirst = true;
  for await (const row of rowsBelow(table, keys.allSessionsOf(sub))) {
    const { documents, id } = sessionSchema.parse(row);
    for (const { uploadId, name } of documents) names.set(uploadId, name);
    yield `${isFirst ? '\n' : ',\n'}{"session":${JSON.stringify(outer(row))},\n"results":`;
    yield* listOf(results(store, sub, id));
    yield '}';
    isFirst = false;
  }
  yield ']}\n';
}

const sessionSchema = z.object({
  id: z.string(),
  documents: z.array(z.object({ uploadId: z.string(), name: z.string() })),
});

async function* dailyUse(table: Table, PK: string): AsyncGenerator<string> {
  for await (const row of rowsBelow(table, { PK, prefix: 'QUOTA#' }))
    yield JSON.stringify({ day: row.SK.slice('QUOTA#'.length), ...outer(row) });
}

const uploadSchema = z.object({ uploadId: z.string(), name: z.string() });

async function* uploads(table: Table, PK: string, names: Names): AsyncGenerator<string> {
  for await (const row of rowsBelow(table, { PK, prefix: 'UPLOAD#' })) {
    const { uploadId, name } = uploadSchema.parse(row);
    names.set(uploadId, name);
    yield JSON.stringify(outer(row));
  }
}

/** Everything that hangs on a session: a result as it stands, an earlier version of one, or work. `value` of a result is its content. */
async function* results({ table, files }: Store, sub: string, sessionId: string): AsyncGenerator<string> {
  const range = keys.artefactsOf(sub, sessionId);
  for await (const row of rowsBelow(table, range)) {
    const kind = row.SK.slice(range.prefix.length);
    const { value, ...rest } = outer(row);
    const about = { type: typeOf(kind), kind, ...rest };
    const content = typeof row['objectKey'] === 'string' ? await contentOf(files, row['objectKey']) : value;
    // A result's value is kept as JSON already.
    yield typeof content === 'string'
      ? `${JSON.stringify(about).slice(0, -1)},"value":${content}}`
      : JSON.stringify({ ...about, value });
  }
}

const typeOf = (kind: string): 'earlierVersion' | 'work' | 'result' => {
  if (kind.startsWith('version#')) return 'earlierVersion';
  return kind.startsWith('work#') ? 'work' : 'result';
};

/** JSON, as it lies in the bucket; null when it was replaced a moment ago. */
async function contentOf(files: Pick<Files, 'get'>, key: string): Promise<string> {
  try {
    return new TextDecoder().decode(await files.get(key));
  } catch (error) {
    if (isMissing(error)) return 'null';
    throw error;
  }
}
