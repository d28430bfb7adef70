import * as z from 'zod';
import { AppError } from '../../shared/errors.ts';
import { keptCourseSchema } from '../../shared/pedagona/schemas.ts';
import { isSame } from '../../shared/values/pick.ts';
import { readFurther } from '../platform/jobs/reading.ts';
import { type Job, reading, type SessionRow } from '../platform/jobs/session.ts';
import { artefactsOf } from '../platform/stages/artefacts.ts';
import type { ModuleServices } from '../platform/stages/services.ts';
import { courseKind } from './store.ts';

/** Another course of the document that the n-th course was read from: beside it, or in its place. */
const askedSchema = z.object({ n: z.int(), section: z.int(), isInstead: z.boolean() });
type Asked = z.infer<typeof askedSchema>;

/** The section that a reading was asked for; null for one of whole documents. */
export const sectionAsked = ({ input }: Pick<Job, 'input'>): Asked | null => askedSchema.safeParse(input).data ?? null;

/**
 * Reads another section of a course's document, once; a course of it that is there is not read again.
 * @throws {AppError} not_found for a course or section that is not there; conflict while the session is in work; quota
 */
export async function readSection(services: ModuleServices, row: SessionRow, asked: Asked): Promise<SessionRow> {
  const isAsked = ({ status, jobs }: SessionRow) => status === 'processing' && isSame(sectionOf(jobs), asked);
  if (isAsked(row)) return row;
  if (row.status !== 'completed') throw new AppError('conflict', busyText);
  const { n, section } = asked;
  const course = (await artefactsOf(services, row).get(`${courseKind}#${n}`, keptCourseSchema))?.value;
  const document = row.documents[n];
  if (document === undefined || course?.sections[section] === undefined)
    throw new AppError('not_found', 'Dokumen ini tidak memuatkan kursus itu.');
  const isHere = row.documents.some(
    (one) => one.uploadId === document.uploadId && (one.section ?? 0) === section && one.status === 'analysed',
  );
  if (isHere) return row;
  const started = await readFurther(services, row, { stage: 'merungkai', input: asked });
  if (!isAsked(started)) throw new AppError('conflict', busyText);
  return started;
}

const sectionOf = ({ [reading]: job }: SessionRow['jobs']) => (job === undefined ? null : sectionAsked(job));
const busyText = 'Sesi ini sedang diproses. Tunggu sehingga selesai, kemudian cuba lagi.';
