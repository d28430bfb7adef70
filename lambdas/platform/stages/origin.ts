import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { Editable } from '../../../shared/session/artefact.ts';
import { changesBetween, labelOf, pointerOf } from '../../../shared/values/changes.ts';
import type { ChangedSource, Comparison, Origin } from '../../../shared/session/origin.ts';
import { valueAt } from '../../../shared/values/pointer.ts';
import { type Artefacts, keptVersions, type Versioned } from './artefacts.ts';

/** What artefacts were made from, and how that has changed since. */

/** Artefacts of a session as they now are, by their names: 'merangkai', 'course#1'. */
export type Present = ReadonlyMap<string, Versioned<unknown>>;

/** The existing artefacts of these kinds. A kind that ends with '#' is numbered and means all its artefacts. */
export async function presentOf(artefacts: Artefacts, kinds: readonly string[]): Promise<Present> {
  const found = await Promise.all(
    kinds.map(async (kind): Promise<[string, Versioned<unknown>][]> => {
      if (kind.endsWith('#'))
        return (await artefacts.list(kind.slice(0, -1), z.unknown())).map((one, n) => [`${kind}${n}`, one]);
      const one = await artefacts.get(kind, z.unknown());
      return one === null ? [] : [[kind, one]];
    }),
  );
  return new Map(found.flat());
}

/** The part of a source that an artefact is made from, when it is not all of it. */
export type PartOf = (source: string, value: unknown) => unknown;

interface Sources {
  nameOf?: ((source: string, value: unknown) => string) | undefined;
  partOf?: PartOf | undefined;
}

/** How the sources of an artefact have changed since it was made. `sources`: the ones that it would be made from now. */
export async function changedSources(
  artefacts: Artefacts,
  { base }: Pick<Versioned<unknown>, 'base'>,
  sources: Present,
  { nameOf = () => '', partOf = (_, value) => value }: Sources = {},
): Promise<ChangedSource[]> {
  if (base === undefined) return [];
  const changed = await Promise.all(
    [...sources].map(async ([source, now]): Promise<ChangedSource[]> => {
      const version = base[source];
      const change =
        version === undefined ? { how: 'added' as const } : await changeSince(artefacts, source, version, now, partOf);
      if (change === null) return [];
      return [{ source, name: nameOf(source, now.value), version: now.version, changes: [], ...change }];
    }),
  );
  return changed.flat();
}

/** How an artefact has changed since a version; null when it says what it said then. */
async function changeSince(
  artefacts: Artefacts,
  source: string,
  version: number,
  now: Versioned<unknown>,
  partOf: PartOf,
): Promise<(Pick<ChangedSource, 'how'> & Partial<ChangedSource>) | null> {
  if (version === now.version) return null;
  const later = (await artefacts.versions(source)).filter((each) => each.version > version);
  const kept = await artefacts.get(source, z.unknown(), version);
  if (kept === null) return { how: 'much' };
  const changes = changesBetween(partOf(source, kept.value), partOf(source, now.value));
  if (changes.length === 0) return null;
  return later.some(({ reason }) => reason === 'generated') ? { how: 'remade' } : { how: 'edited', changes };
}

/** The sources of each existing artefact, by its stage, and how they have changed since. */
export async function originsOf<N extends string>(
  artefacts: Artefacts,
  present: Present,
  madeFrom: Readonly<Record<N, readonly string[]>>,
  { nameOf, partOf }: Pick<Sources, 'nameOf'> & { partOf?: (name: N) => PartOf } = {},
): Promise<Partial<Record<N, Origin>>> {
  const origins = await Promise.all(
    (Object.keys(madeFrom) as N[]).map(async (stage) => {
      const made = present.get(stage);
      if (made === undefined) return [];
      const isSource = (source: string) => madeFrom[stage].includes(source.replace(/#\d+$/, '#'));
      const sources = new Map([...present].filter(([source]) => isSource(source)));
      const changed = await changedSources(artefacts, made, sources, { nameOf, partOf: partOf?.(stage) });
      return [[stage, { sources: [...sources.keys()], changed, ...editsOf(made) }]] as const;
    }),
  );
  return Object.fromEntries(origins.flat()) as Partial<Record<N, Origin>>;
}

const editsOf = ({ value, version, edited, mine }: Versioned<unknown>): Pick<Origin, 'edited' | 'isComparable'> => ({
  edited: edited.flatMap((path) => pointerOf(value, path) ?? []),
  isComparable: mine !== undefined && version - mine <= keptVersions,
});

const partSchema = z.union([z.string(), z.array(z.string()), z.number()]);
const rowsSchema = z.array(z.looseObject({}));

const atPath = <S extends z.ZodType>(value: unknown, path: string, schema: S): z.output<S> | null => {
  const pointer = pointerOf(value, path);
  return pointer === null ? null : (schema.safeParse(valueAt(value, pointer)).data ?? null);
};

/** The value that a lecturer has written at a path: a part, or rows that were added, removed or moved; null for anything else. */
export const writtenAt = (value: unknown, path: string): Editable | object[] | null =>
  atPath(value, path, z.union([partSchema, rowsSchema]));

const partAt = (value: unknown, path: string): Editable | null => atPath(value, path, partSchema);

/** A part as text; rows are shown by their names, one a line. */
const shownPart = (part: Editable | object[] | null): Editable | null =>
  Array.isArray(part)
    ? part.map((row) => (typeof row === 'string' ? row : labelOf(row as Record<string, unknown>)))
    : part;

/** The lecturer's edits of the version before an artefact was made again, each beside the new text at its place. */
export async function comparisonsOf(
  artefacts: Artefacts,
  name: string,
  { value, version, mine }: Versioned<unknown>,
): Promise<Comparison[]> {
  if (mine === undefined) return [];
  const [before, later] = await Promise.all([mine, mine + 1].map((each) => artefacts.get(name, z.unknown(), each)));
  const made = version === mine + 1 ? value : later?.value;
  return (before?.edited ?? []).flatMap((path) => {
    const written = writtenAt(before?.value, path);
    if (written === null || isDeepStrictEqual(written, writtenAt(made, path))) return [];
    const was = pointerOf(before?.value, path) ?? path;
    // Rows are shown by their names; they come back when their version is restored.
    const pointer = partAt(before?.value, path) === null ? null : pointerOf(value, path);
    const [own = null, other = null, now = null] = [written, writtenAt(made, path), writtenAt(value, path)].map(
      shownPart,
    );
    return [{ pointer, was, mine: own, made: other, now }];
  });
}
