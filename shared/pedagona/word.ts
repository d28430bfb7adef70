import { fileNamePart, fileTimestamp } from '../word/fileName.ts';
import type { SessionSummary } from './schemas.ts';

/** PEDAGONA's Word files: the documents, each with the content and order of its page, and their names. */
export { alignmentBlocks } from './word/alignment.ts';
export { chainDocument, completeDocument } from './word/complete.ts';
export type { CompleteSource } from './word/complete.ts';
export { merungkaiDocument } from './word/merungkaiDocument.ts';

/** The kinds of Word files that PEDAGONA makes, and how their names start (spec 1 §7). */
const filePrefixes = {
  merungkai: 'MERUNGKAI',
  results: 'PEDAGONA_KmR',
  merangkai: 'MERANGKAI',
  scripts: 'SKRIP_PEMBELAJARAN',
  dlo: 'DLO',
  report: 'LAPORAN_EKSEKUTIF',
  complete: 'LAPORAN_LENGKAP',
} as const;
export type WordFileKind = keyof typeof filePrefixes;

/** A session or an artefact as its page has it; `dloTitle` names the file of a DLO. */
type WordFileSubject = Pick<SessionSummary, 'sessionName'> & { id: string; dloTitle?: string };

/**
 * `MERUNGKAI_<session name>_<YYYYMMDD_HHmmss>.doc`; a DLO's file is named by 30 characters of its title, a report's by its id (spec 1 §7). The id's first
 * 8 characters stand in for a name without a safe character. `.doc` and `.docx` name the same bytes (design §9).
 */
export function wordFileName(kind: WordFileKind, subject: WordFileSubject, at: Date, ending: 'doc' | 'docx'): string {
  const { id, sessionName, dloTitle = '' } = subject;
  const named = kind === 'dlo' ? fileNamePart(dloTitle, 30) : fileNamePart(kind === 'report' ? id : sessionName);
  const name = named || id.slice(0, 8);
  return `${filePrefixes[kind]}_${name}_${fileTimestamp(at)}.${ending}`;
}
