import type * as z from 'zod';
import { AppError } from '../../shared/errors.ts';
import type { ArtefactName } from '../../shared/pedagona/editable.ts';
import { courseLabelOf } from '../../shared/pedagona/links.ts';
import { keptCourseSchema } from '../../shared/pedagona/schemas.ts';
import {
  dloSchema,
  merangkaiSchema,
  reportSchema,
  scriptsSchema,
  type StageName,
  stageNames,
} from '../../shared/pedagona/stages.ts';
import type { SessionRow } from '../platform/jobs/session.ts';
import { type ArtefactId, getArtefact } from '../platform/stages/artefacts.ts';
import { originsOf, type Present, presentOf } from '../platform/stages/origin.ts';
import type { StepServices } from '../platform/stages/services.ts';
import { courseKind, sessionDataSchema, teachingKind } from './store.ts';

/**
 * The chain's artefacts: the prefix of their ids (one of each a session, so the id is the prefix and the session's id), what the id is
 * called in the session's checks and the replies, the sentence of their 404 (spec 1 §2), their schema, and the stage whose id asks for them;
 * null: the session's.
 */
export const chainArtefacts = {
  merangkai: {
    prefix: 'mrk',
    idKey: 'merangkaiId',
    missing: 'Merangkai tidak dijumpai',
    schema: merangkaiSchema,
    after: null,
  },
  scripts: {
    prefix: 'skr',
    idKey: 'scriptsId',
    missing: 'Skrip tidak dijumpai',
    schema: scriptsSchema,
    after: 'merangkai',
  },
  dlo: { prefix: 'dlo', idKey: 'dloId', missing: 'DLO tidak dijumpai', schema: dloSchema, after: 'merangkai' },
  report: { prefix: 'lpr', idKey: 'reportId', missing: 'Laporan tidak dijumpai', schema: reportSchema, after: 'dlo' },
} as const;

type ChainValue<N extends StageName> = z.output<(typeof chainArtefacts)[N]['schema']>;

export const stageArtefactId = (stage: StageName, sessionId: string): string =>
  `${chainArtefacts[stage].prefix}_${sessionId}`;

/** The session behind an id such as `mrk_<session id>`, or its own. */
export const sessionIdIn = (id: string): string => id.split('_')[1] ?? id;

/** What an editable artefact's id addresses. */
export interface AddressedArtefact {
  name: ArtefactName;
  /** Where it is kept. */
  id: ArtefactId;
  schema: z.ZodObject;
}

/** @throws {AppError} not_found for an id of no artefact. */
export function addressedArtefact(sub: string, artefactId: string): AddressedArtefact {
  const [prefix, sessionId = '', n] = artefactId.split('_');
  if (prefix === 'crs')
    return { name: 'course', id: { sub, sessionId, kind: courseKind, n: Number(n) }, schema: keptCourseSchema };
  const stage = (Object.keys(chainArtefacts) as StageName[]).find((name) => chainArtefacts[name].prefix === prefix);
  if (stage === undefined) throw new AppError('not_found', 'Data tidak dijumpai');
  return { name: stage, id: { sub, sessionId, kind: stage }, schema: chainArtefacts[stage].schema };
}

/** A stage's artefact as it now is, or null when it is not made. */
export async function findChainValue<N extends StageName>(
  { table, files }: Pick<StepServices, 'table' | 'files'>,
  { sub, id }: Pick<SessionRow, 'sub' | 'id'>,
  stage: N,
): Promise<ChainValue<N> | null> {
  const found = await getArtefact(table, files, { sub, sessionId: id, kind: stage }, chainArtefacts[stage].schema);
  return (found?.value ?? null) as ChainValue<N> | null;
}

/** What each stage is made from (`MadeFrom`). Scripts name the DLO where there is one. */
export const madeFrom = {
  merangkai: ['course#', teachingKind],
  scripts: ['course#', teachingKind, 'merangkai', 'dlo'],
  dlo: ['course#', teachingKind, 'merangkai'],
  report: ['course#', teachingKind, 'merangkai', 'dlo'],
} as const satisfies Record<StageName, readonly string[]>;

/** The session's courses and the stages that are made, as they now are. */
export const presentIn = (
  services: Pick<StepServices, 'table' | 'files'>,
  { sub, id, data }: Pick<SessionRow, 'sub' | 'id' | 'data'>,
): Promise<Present> => {
  const { checks } = sessionDataSchema.parse(data);
  return presentOf(services, { sub, sessionId: id }, [
    'course#',
    teachingKind,
    ...stageNames.filter((stage) => checks[stage]),
  ]);
};

/** What the stages of a session were made from, and how that has changed since. */
export const originsIn = (
  services: Pick<StepServices, 'table' | 'files'>,
  { sub, id }: Pick<SessionRow, 'sub' | 'id'>,
  present: Present,
) =>
  originsOf(services, { sub, sessionId: id }, present, madeFrom, (source, value) =>
    source.startsWith('course#') ? courseLabelOf(keptCourseSchema.parse(value)) : '',
  );
