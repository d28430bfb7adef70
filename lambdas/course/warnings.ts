import type { Course } from '../../shared/course/course.ts';
import { countedWarnings } from '../../shared/course/rules.ts';
import { placeAt } from '../../shared/document/citation.ts';
import type { SourceDocument } from '../../shared/document/document.ts';
import type { Warning } from '../../shared/session.ts';
import { addressedToModel } from '../platform/model/injection.ts';

/** What the lecturer should look at in a course as it was read, found by code. */
export function courseWarnings(course: Omit<Course, 'warnings'>, document: SourceDocument): Warning[] {
  const warning = (code: string, message: string, place: Partial<Warning> = {}): Warning => ({
    code,
    message,
    document: course.sourceDocument,
    place: null,
    quote: null,
    ...place,
  });
  return [
    ...countedWarnings(course),
    ...document.notices.map((notice) => warning('document_notice', notice)),
    ...addressedToModel(document).map(({ n, quote }) =>
      warning('addressed_to_ai', 'Dokumen mengandungi teks yang ditujukan kepada AI. Teks itu tidak dituruti.', {
        place: placeAt(document, `${n}`) || null,
        quote,
      }),
    ),
  ];
}
