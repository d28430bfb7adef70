import type { DocumentRow } from '../platform/jobs/session.ts';

/** Names what is kept of a document's course: two courses of one upload are kept apart. */
export const coursePart = ({ uploadId, section = 0 }: Pick<DocumentRow, 'uploadId' | 'section'>): string =>
  section === 0 ? uploadId : `${uploadId}-${section}`;
