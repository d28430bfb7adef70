import type { Facts } from '../../../shared/acadiora/facts.ts';
import type { SectionKind } from '../../../shared/acadiora/kinds.ts';
import type { Criteria, Overall, Revision } from '../../../shared/acadiora/schemas.ts';
import { extraTexts } from '../../../shared/acadiora/extras.ts';
import { criterionKeys } from '../../../shared/acadiora/criteria.ts';
import type { SourceDocument } from '../../../shared/document/document.ts';
import type { Warning } from '../../../shared/session/session.ts';
import { warningOf } from '../../../shared/text/labels.ts';
import { indonesianWords } from '../../../shared/text/indonesian.ts';
import { documentWarnings } from '../../platform/model/injection.ts';
import { fitsWindow } from '../plan.ts';

interface Reviewed {
  criteria: Criteria;
  overall: Overall;
  revision: Revision | null;
  /** Why sentences and suggestions of the model are not shown: what they named, each. */
  dropped: readonly string[];
}

/** Everything that the model has written, and nothing that is the paper's or code's own. */
const writtenBy = ({ criteria, overall, revision }: Reviewed): string[] => [
  overall.summaryEvaluation,
  overall.recommendation,
  ...criterionKeys.flatMap((key) => {
    const { comments, strengths, weaknesses, improvements, items } = criteria[key];
    const judged = [...strengths, ...weaknesses, ...improvements].filter(({ source }) => source === 'judged');
    const advice = extraTexts(criteria[key]).flatMap(({ texts, isAdvice }) => (isAdvice ? texts : []));
    return [...comments, ...judged.map(({ text }) => text), ...items.map(({ reason }) => reason), ...advice];
  }),
  ...(revision?.remarks ?? []).flatMap(({ remark, reason }) => (remark.source === 'judged' ? [reason] : [])),
];

/** Words in quotation marks are the paper's. */
const withoutQuotes = (text: string): string => text.replace(/“[^”]{0,600}”|"[^"]{0,600}"/gu, ' ');

/** Reasons that a warning lists. */
const mostReasons = 5;

/** Parts of which any paper has one, whatever its kind. */
const ofPaper: readonly SectionKind[] = ['abstract', 'introduction', 'methodology', 'findings', 'references'];

/** What the reader should know of a review, found by code. */
export function warningsOf(
  paper: { name: string; document: SourceDocument; facts: Pick<Facts, 'sections'>; unreadFrom: string | null },
  review: Reviewed,
): Warning[] {
  const when = (isSo: boolean, code: string, message: string): Warning[] =>
    isSo ? [{ ...warningOf(code, message), document: paper.name }] : [];
  const foreign = indonesianWords(writtenBy(review).map(withoutQuotes).join(' '));
  return [
    ...documentWarnings(paper.document, paper.name),
    ...when(
      !paper.facts.sections.some(({ kind }) => ofPaper.includes(kind)),
      'not_a_paper',
      'Dokumen ini tidak kelihatan seperti kertas penyelidikan: bahagian seperti abstrak, pengenalan dan rujukan tidak ditemui. Semak sama ada fail yang betul dimuat naik.',
    ),
    ...when(
      paper.unreadFrom !== null,
      'unread',
      `Kertas ini terlalu panjang: tidak semua teks dinilai${paper.unreadFrom ? `, mulai ${paper.unreadFrom}` : ''}.`,
    ),
    ...when(
      !fitsWindow(paper.document),
      'in_parts',
      'Kertas ini terlalu panjang untuk dibaca sekali gus: setiap kriteria dinilai pada bahagiannya sendiri; bahagian yang terlalu panjang, dan kertas bagi aspek teknikal, dinilai pada permulaannya sahaja.',
    ),
    ...when(
      review.dropped.length > 0,
      'unverified',
      `${review.dropped.length} cadangan atau ayat tidak dipaparkan kerana rujukan atau nombornya tidak dapat disahkan dengan kertas: ${review.dropped.slice(0, mostReasons).join('; ')}.`,
    ),
    ...when(
      foreign.length > 0,
      'indonesian',
      `Teks yang dijana mengandungi perkataan yang bukan bahasa Melayu Malaysia: ${foreign.join(', ')}.`,
    ),
  ];
}
