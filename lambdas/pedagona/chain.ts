import type * as z from 'zod';
import { AppError } from '../../shared/errors.ts';
import type { ArtefactName } from '../../shared/pedagona/editable.ts';
import { courseAnalysisSchema } from '../../shared/pedagona/schemas.ts';
import {
  dloSchema,
  merangkaiSchema,
  reportSchema,
  scriptsSchema,
  type StageName,
} from '../../shared/pedagona/stages.ts';
import type { ArtefactId } from '../platform/stages/artefacts.ts';
import { courseKind } from './store.ts';

/**
 * The chain's artefacts: the prefix of their ids (one of each a session, so the id is the prefix and the session's id), what the id is
 * called in the session's checks and the replies, the sentence of their 404 (spec 1 §2), their schema.
 */
export const chain = {
  merangkai: { prefix: 'mrk', idKey: 'merangkaiId', missing: 'Merangkai tidak dijumpai', schema: merangkaiSchema },
  scripts: { prefix: 'skr', idKey: 'scriptsId', missing: 'Skrip tidak dijumpai', schema: scriptsSchema },
  dlo: { prefix: 'dlo', idKey: 'dloId', missing: 'DLO tidak dijumpai', schema: dloSchema },
  report: { prefix: 'lpr', idKey: 'reportId', missing: 'Laporan tidak dijumpai', schema: reportSchema },
} as const;

export const stageArtefactId = (stage: StageName, sessionId: string): string => `${chain[stage].prefix}_${sessionId}`;

/** The session behind an id such as `mrk_<session id>`. */
export const sessionIdIn = (artefactId: string): string => artefactId.split('_')[1] ?? '';

/** What an editable artefact's id addresses. */
export interface Addressed {
  name: ArtefactName;
  /** Where it is kept. */
  at: ArtefactId;
  schema: z.ZodObject;
}

/** @throws {AppError} not_found for an id of no artefact. */
export function addressed(sub: string, artefactId: string): Addressed {
  const [prefix, sessionId = '', n] = artefactId.split('_');
  if (prefix === 'crs') {
    return { name: 'course', at: { sub, sessionId, kind: courseKind, n: Number(n) }, schema: courseAnalysisSchema };
  }
  const stage = (Object.keys(chain) as StageName[]).find((name) => chain[name].prefix === prefix);
  if (stage === undefined) throw new AppError('not_found', 'Data tidak dijumpai');
  return { name: stage, at: { sub, sessionId, kind: stage }, schema: chain[stage].schema };
}
