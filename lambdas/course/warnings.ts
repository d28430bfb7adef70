import type { Course } from '../../shared/course/course.ts';
import type { SourceDocument } from '../../shared/document/document.ts';
import { courseDoubt } from '../../shared/course/plausible.ts';
import { cloLimits, totalWeight } from '../../shared/course/rules.ts';
import { placeAt } from '../../shared/document/citation.ts';
import type { Warning } from '../../shared/session.ts';
import { addressedToModel } from '../platform/model/injection.ts';

/** What the lecturer should look at in a course as it was read, found by code. */
export function courseWarnings(course: Omit<Course, 'warnings'>, document: SourceDocument): Warning[] {
  const { courseCode, courseName, clos, assessments, topics, facts } = course;
  const total = totalWeight(assessments);
  const doubt = courseDoubt({ code: courseCode, clos, assessments, topics });
  const unconfirmed = Object.values(facts).filter(({ state }) => state === 'unconfirmed').length;
  const isOdd = clos.length > 0 && (clos.length < cloLimits.min || clos.length > cloLimits.max);
  const found: [boolean, string, string][] = [
    [doubt !== null, 'not_a_course', doubt ?? ''],
    [courseCode === null, 'no_code', 'Kod kursus tidak ditemui dalam dokumen.'],
    [courseName === null, 'no_name', 'Nama kursus tidak ditemui dalam dokumen.'],
    [clos.length === 0, 'no_clos', 'Hasil pembelajaran kursus (HPK/CLO) tidak ditemui dalam dokumen.'],
    [
      isOdd,
      'clo_count',
      `Dokumen mempunyai ${clos.length} hasil pembelajaran; ${cloLimits.min} hingga ${cloLimits.max} dijangka.`,
    ],
    [assessments.length === 0, 'no_assessments', 'Pentaksiran dan wajarannya tidak ditemui dalam dokumen.'],
    [
      total !== null && total !== 100,
      'weight_total',
      `Wajaran pentaksiran berjumlah ${total}%, bukan 100%. Semak semula dokumen.`,
    ],
    [
      assessments.some(({ weight }) => weight === null),
      'weight_missing',
      'Sekurang-kurangnya satu pentaksiran tidak mempunyai wajaran dalam dokumen.',
    ],
    [topics.length === 0, 'no_topics', 'Kandungan atau topik mingguan tidak ditemui dalam dokumen.'],
    [
      unconfirmed > 0,
      'unconfirmed',
      `${unconfirmed} nilai belum disahkan oleh dokumen. Semak yang bertanda “Belum disahkan”.`,
    ],
  ];
  const warning = (code: string, message: string, place: Partial<Warning> = {}): Warning => ({
    code,
    message,
    document: course.sourceDocument,
    place: null,
    quote: null,
    ...place,
  });
  return [
    ...found.flatMap(([isSo, code, message]) => (isSo ? [warning(code, message)] : [])),
    ...document.notices.map((notice) => warning('document_notice', notice)),
    ...addressedToModel(document).map(({ n, quote }) =>
      warning('addressed_to_ai', 'Dokumen mengandungi teks yang ditujukan kepada AI. Teks itu tidak dituruti.', {
        place: placeAt(document, `${n}`) || null,
        quote,
      }),
    ),
  ];
}
