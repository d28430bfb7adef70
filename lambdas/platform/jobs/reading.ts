import { AppError } from '../../../shared/errors.ts';
import type { UploadRow } from '../uploads/uploads.ts';
import type { JobServices } from './job.ts';
import { type DocumentRow, reading, type SessionRow } from './session.ts';
import { type JobStart, type Opening, startJob } from './startJob.ts';

/** The ways in which a session is read again: after a failure, with a further document, or with another one. */

/** An upload as a session's document, not read yet. */
export const newDocument = ({ uploadId, name, size, etag }: UploadRow): DocumentRow => ({
  uploadId,
  name,
  size,
  ...(etag === undefined ? {} : { etag }),
  status: 'pending',
  pages: null,
  error: null,
});

const isGone = ({ isRemoved = false }: DocumentRow): boolean => isRemoved;

/** @throws {AppError} conflict when a file that is to be read was removed; it says what helps */
function assertKept(documents: readonly DocumentRow[]): void {
  const names = documents.filter(isGone).map(({ name }) => name);
  if (names.length === 0) return;
  throw new AppError(
    'conflict',
    `Fail ini tidak lagi disimpan dan tidak boleh dianalisis semula: ${names.join(', ')}. Cipta sesi baharu dan muat naik salinan yang bersih, atau fail lain.`,
  );
}

const isFailed = ({ status }: DocumentRow): boolean => status === 'failed';

/** As it was before the attempt that failed; a text that was read is kept. */
const again = (document: DocumentRow): DocumentRow => ({
  ...document,
  status: document.pages === null ? 'pending' : 'read',
  error: null,
});

/** Starts a reading by a stage, that which the session was read with last unless it is given. */
const read = (
  services: JobServices,
  session: SessionRow,
  opening: Opening,
  stage = session.jobs[reading]?.stage ?? '',
  input = {},
): Promise<SessionRow> => startJob(services, session, { name: reading, stage, input, opening });

/**
 * A new attempt of a failed session, without documents whose files were removed; texts already read are kept.
 * @throws {AppError} conflict when no file is left: the session stays as it is, with its reason; quota
 */
export async function retryReading(services: JobServices, session: SessionRow): Promise<SessionRow> {
  const kept = session.documents.filter((document) => !isGone(document));
  if (kept.length === 0) assertKept(session.documents);
  return read(services, session, { documents: kept.map(again), finishedDocuments: null });
}

/**
 * Reads the documents that a completed session had to leave out, or the one at this place alone; all results stay as they are.
 * @throws {AppError} conflict when the file of such a document was removed; quota
 */
export async function retryLeftOut(services: JobServices, session: SessionRow, only?: number): Promise<SessionRow> {
  const isWanted = (document: DocumentRow, n: number): boolean => isFailed(document) && (only ?? n) === n;
  const wanted = session.documents.filter(isWanted);
  if (wanted.length === 0) return session;
  assertKept(wanted);
  const documents = session.documents.map((document, n) => (isWanted(document, n) ? again(document) : document));
  return read(services, session, { documents, finishedDocuments: documents.length });
}

interface OtherReading extends Pick<JobStart, 'stage' | 'input'> {
  /** With status 'read' their text is in the session already. */
  documents: () => Promise<readonly DocumentRow[]>;
  forgotten: readonly string[];
}

/**
 * Reads further documents of a completed session, once, or without any something more out of those that it has, which its stage finds in the
 * job's input; a session in work is returned as it is. When the reading fails, the session is as it was before.
 * @throws {AppError} conflict when it is not completed; quota
 */
export async function readFurther(
  services: JobServices,
  session: SessionRow,
  { uploads, ...start }: Pick<JobStart, 'stage' | 'input'> & { uploads?: () => Promise<readonly UploadRow[]> },
): Promise<SessionRow> {
  if (session.status === 'pending' || session.status === 'failed') {
    assertKept(session.documents);
    throw new AppError('conflict', 'Sesi ini belum selesai dianalisis. Cuba lagi analisis itu dahulu.');
  }
  const documents = async () => ((await uploads?.()) ?? []).map(newDocument);
  return readInstead(services, session, { ...start, documents, forgotten: [] });
}

/**
 * Reads a document in place of the one before, if there was one, and forgets the named jobs on that. When the reading fails, a completed
 * session is as it was before. A session in work, or one whose jobs began or ended meanwhile, is returned as it is.
 */
export async function readInstead(
  services: JobServices,
  session: SessionRow,
  { stage, documents, forgotten, input }: OtherReading,
): Promise<SessionRow> {
  if (session.status === 'processing') return session;
  const added = await documents();
  const finished = session.status === 'completed' ? session.documents : [];
  const opening = {
    documents: [...finished, ...added],
    finishedDocuments: finished.length === 0 ? null : finished.length,
    forgotten,
  };
  return read(services, session, opening, stage, input);
}
