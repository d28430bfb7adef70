import type { Criteria, Overall } from '../../shared/acadiora/schemas.ts';
import { criterionKeys } from '../../shared/acadiora/criteria.ts';
import type { DocumentText } from '../../shared/evidence.ts';
import type { Warning } from '../../shared/session.ts';
import { addressedToModel } from '../platform/injection.ts';
import { indonesianWords } from '../platform/language.ts';

/** What the reader should know of a review, found by code. */
export function warningsOf(
  paper: { name: string; text: DocumentText; firstUnread: number | null },
  review: { criteria: Criteria; overall: Overall; dropped: number },
): Warning[] {
  const warning = (code: string, message: string, place: Partial<Warning> = {}): Warning => ({
    code,
    message,
    document: paper.name,
    page: null,
    quote: null,
    ...place,
  });
  const written = [
    review.overall.summaryEvaluation,
    review.overall.recommendation,
    ...criterionKeys.flatMap((key) => review.criteria[key].comments),
  ];
  const foreign = indonesianWords(written.join(' '));
  return [
    ...paper.text.notices.map((notice) => warning('document_notice', notice)),
    ...addressedToModel(paper.text.pages).map((place) =>
      warning('addressed_to_ai', 'Kertas mengandungi teks yang ditujukan kepada AI. Teks itu tidak dituruti.', place),
    ),
    ...(paper.firstUnread === null
      ? []
      : [
          warning(
            'unread',
            `Kertas ini terlalu panjang: tidak semua teks dinilai, mulai muka surat ${paper.firstUnread}.`,
          ),
        ]),
    ...(review.dropped === 0
      ? []
      : [warning('unverified', `${review.dropped} ulasan tidak dipaparkan kerana petikannya tiada dalam kertas.`)]),
    ...(foreign.length === 0
      ? []
      : [
          warning(
            'indonesian',
            `Teks yang dijana mengandungi perkataan yang bukan bahasa Melayu Malaysia: ${foreign.join(', ')}.`,
          ),
        ]),
  ];
}
