import type { Course } from '../../shared/course/course.ts';
import { countedWarnings } from '../../shared/course/warnings.ts';
import { placeAt } from '../../shared/document/citation.ts';
import type { SourceDocument } from '../../shared/document/document.ts';
import type { Warning } from '../../shared/session.ts';
import { addressedToModel } from '../platform/model/injection.ts';

/** A file in which nothing of a course was found; the lecturer goes on with facts of their own, or with another file. */
export const noCourse = (document: string): Warning => ({
  code: 'no_course',
  message:
    'Dokumen ini nampaknya bukan maklumat kursus: tiada hasil pembelajaran, pentaksiran atau topik ditemui. Teruskan dengan mengisi fakta sendiri, atau gunakan fail lain.',
  document,
  place: null,
  quote: null,
});

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
