import * as z from 'zod';
import {
  aiDetectionSchema,
  checkedReferenceSchema,
  type Corrections,
  correctionsSchema,
  factsSchema,
} from '../../shared/acadiora/facts.ts';
import {
  type Evaluation,
  evaluationSchema,
  type SessionSummary,
  sessionSummarySchema,
} from '../../shared/acadiora/schemas.ts';
import { artefactsOf } from '../platform/stages/artefacts.ts';
import { keys } from '../platform/storage/keys.ts';
import { type DocumentRow, listedOf, sessionCompleted, type SessionRow } from '../platform/jobs/session.ts';
import type { StepServices } from '../platform/stages/services.ts';
import type { Table } from '../platform/storage/table.ts';
import { isRecord } from '../../shared/values/pick.ts';
import { promptOf } from './prompts/calls.ts';

/**
 * ACADIORA's own part of a session row: what came of the last finished review. Beside it stands, by its id, why the author does not agree with a
 * remark (null: taken back): each is written alone, so that of two at once both are kept.
 */
const sessionDataSchema = sessionSummarySchema.pick({ result: true });
export const newSessionData: z.infer<typeof sessionDataSchema> = { result: null };
export const dataOf = (row: Pick<SessionRow, 'data'>) => sessionDataSchema.parse(row.data);

/** The round that a session in work is at: every version of the paper is one, also when its review is completed later. */
export const roundOf = (row: Pick<SessionRow, 'documents'>): number => row.documents.length;

/** Kinds of a session's artefacts. All but what the lecturer says belong to one version of the paper. */
export const kinds = {
  evaluation: (uploadId: string): string => `evaluation#${uploadId}`,
  plan: (uploadId: string): string => `plan#${uploadId}`,
  /** With the version of its prompt: an answer to an older one is not taken for an answer to this one. */
  part: (uploadId: string, task: string): string => `part#${uploadId}#${task}#v${promptOf(task).version}`,
  /** Why a call of this attempt was left out. */
  fault: (uploadId: string, task: string, attempt: number): string => `fault#${uploadId}#${task}#${attempt}`,
  corrections: 'corrections',
  /** What Crossref and OpenAlex say of the list of references. */
  references: (uploadId: string): string => `references#${uploadId}`,
} as const;

export const planSchema = z.object({ facts: factsSchema, aiDetection: aiDetectionSchema });
export type Plan = z.infer<typeof planSchema>;

/** The name of the job that looks references up, of its stage, of its line and of its one part. */
export const referenceJob = 'rujukan';

export const checkedReferencesSchema = z.object({
  checkedAt: z.iso.datetime(),
  references: z.array(checkedReferenceSchema),
});
export type CheckedReferences = z.infer<typeof checkedReferencesSchema>;

/** The paper that a session is about: the last uploaded version. */
export const paperOf = (row: Pick<SessionRow, 'documents'>) => row.documents.at(-1);

/** A row as the list and the status call show it. */
export function summaryOf(row: SessionRow): SessionSummary {
  return { ...listedOf(row), documentName: paperOf(row)?.name ?? '', result: dataOf(row).result };
}

/** The version that the last finished review is about: every finished review has brought one. */
export const reviewedPaper = (row: Pick<SessionRow, 'documents' | 'data'>) =>
  row.documents[(dataOf(row).result?.round ?? 0) - 1];

/** The artefact of the last finished review; null before there is one. */
export function evaluationName(row: Pick<SessionRow, 'documents' | 'data'>): string | null {
  const paper = reviewedPaper(row);
  return paper === undefined ? null : kinds.evaluation(paper.uploadId);
}

/** The review of one version of the paper, of the last reviewed one if none is named; null before it is made. */
export async function evaluationOf(
  stores: Parameters<typeof artefactsOf>[0],
  row: SessionRow,
  paper = reviewedPaper(row),
): Promise<Evaluation | null> {
  if (paper === undefined) return null;
  return (await artefactsOf(stores, row).get(kinds.evaluation(paper.uploadId), evaluationSchema))?.value ?? null;
}

/** A review with what the author says to its remarks, wherever one stands. */
export const withAnswers = (evaluation: Evaluation, { data }: Pick<SessionRow, 'data'>): Evaluation =>
  JSON.parse(JSON.stringify(evaluation), (_, value: unknown) => {
    const disagreed = isRecord(value) ? data[String(value['id'])] : undefined;
    return typeof disagreed === 'string' ? { ...(value as object), disagreed } : value;
  }) as Evaluation;

/** Keeps what the author says of the reviewed paper's facts. @throws {ConditionFailed} when the session is not finished or gone. */
export async function keepCorrections(
  services: StepServices,
  row: SessionRow,
  corrections: Corrections,
): Promise<void> {
  const key = keys.artefact(row.sub, row.id, kinds.corrections);
  const uploadId = reviewedPaper(row)?.uploadId;
  const mended = await artefactsOf(services, row).mendWrites(evaluationName(row) ?? '', 'edited', services.now());
  await services.table.transact([sessionCompleted(row), { put: { ...key, corrections, uploadId } }, ...mended]);
}

const keptCorrectionsSchema = z.object({ corrections: correctionsSchema, uploadId: z.string().optional() });

/**
 * What the author has said of the paper's facts. The next version is counted by the same rules, and so miscounted alike; rows are those
 * that one version was read in.
 */
export async function correctionsOf(
  table: Table,
  { sub, id }: Pick<SessionRow, 'sub' | 'id'>,
  paper: Pick<DocumentRow, 'uploadId'>,
): Promise<Corrections | null> {
  const kept = await table.get(keys.artefact(sub, id, kinds.corrections), keptCorrectionsSchema);
  if (kept === null) return null;
  return kept.uploadId === paper.uploadId ? kept.corrections : { ...kept.corrections, rows: {} };
}

/** What was found of the references of this version; null before it was looked for. */
export const referencesOf = async (
  stores: Parameters<typeof artefactsOf>[0],
  row: SessionRow,
  paper: Pick<DocumentRow, 'uploadId'>,
): Promise<CheckedReferences | null> =>
  (await artefactsOf(stores, row).get(kinds.references(paper.uploadId), checkedReferencesSchema))?.value ?? null;
