import type { CriterionKey } from '../../../../../shared/acadiora/criteria.ts';
import type { SectionKind } from '../../../../../shared/acadiora/facts.ts';
import { hasPart, isActionResearch, numberTests, type PaperKind } from '../paper/paperKind.ts';
import type { Paper } from '../paper/paper.ts';

/** Why a kind of paper goes without what only others have, after 'kerana'. */
const natures: Partial<Record<PaperKind, string>> = {
  concept: 'kertas konsep ini tidak melaporkan data empirikal',
  material: 'kertas ini memperkenalkan perisian atau bahan pengajaran dan tidak melaporkan data empirikal',
  review: 'kertas ini menyorot kajian lepas dan tidak mengumpulkan data daripada peserta',
  qualitative: 'kajian kualitatif ini tidak menetapkan pemboleh ubah untuk dipetakan',
  proposal: 'kajian yang dicadangkan ini belum dijalankan',
};

/** Items, '*' for all of a criterion, that a kind of paper goes without; `unless`: but for a paper with such a section. */
interface Waiver {
  kinds: readonly PaperKind[];
  criterion: CriterionKey;
  items: readonly string[] | '*';
  unless?: readonly SectionKind[];
  /** The reason where it is not the kind's nature, after 'kerana'. */
  why?: string;
}

const optional = 'kertas jenis ini tidak semestinya mempunyai bahagian tersebut';

const withoutData: readonly PaperKind[] = ['concept', 'material'];

const waivers: readonly Waiver[] = [
  { kinds: withoutData, criterion: 'methodology', items: ['persampelan', 'instrumen', 'kesahan'] },
  { kinds: withoutData, criterion: 'methodology', items: ['rekaBentuk', 'prosedur'], unless: ['methodology'] },
  { kinds: withoutData, criterion: 'dataAnalysis', items: '*' },
  { kinds: withoutData, criterion: 'findings', items: '*', unless: ['findings'] },
  { kinds: withoutData, criterion: 'objectivesQuestions', items: ['persoalan', 'dijawab'] },
  { kinds: withoutData, criterion: 'discussion', items: '*', unless: ['discussion'], why: optional },
  { kinds: withoutData, criterion: 'discussion', items: ['tafsiran'] },
  { kinds: ['material'], criterion: 'theoryFramework', items: '*', unless: ['theory'], why: optional },
  { kinds: ['material'], criterion: 'literatureReview', items: ['sintesis'], unless: ['literature'], why: optional },
  {
    kinds: ['material'],
    criterion: 'conclusion',
    items: ['batasan', 'kajianLanjutan'],
    unless: ['conclusion'],
    why: optional,
  },
  {
    kinds: ['material'],
    criterion: 'titleAbstract',
    items: ['kataKunci'],
    why: 'ringkasan kertas perisian lazimnya tidak disertai kata kunci',
  },
  {
    kinds: ['concept'],
    criterion: 'literatureReview',
    items: ['sintesis'],
    unless: ['literature', 'theory'],
    why: optional,
  },
  { kinds: ['qualitative'], criterion: 'theoryFramework', items: ['kerangka'], unless: ['theory'] },
  { kinds: ['review'], criterion: 'methodology', items: ['persampelan', 'instrumen'] },
  { kinds: ['review'], criterion: 'theoryFramework', items: '*', unless: ['theory'], why: optional },
  {
    kinds: ['review'],
    criterion: 'literatureReview',
    items: ['sintesis'],
    unless: ['literature', 'theory'],
    why: optional,
  },
  { kinds: ['proposal'], criterion: 'dataAnalysis', items: ['andaian', 'pelaporan'] },
  { kinds: ['proposal'], criterion: 'findings', items: '*' },
  { kinds: ['proposal'], criterion: 'objectivesQuestions', items: ['dijawab'] },
  { kinds: ['proposal'], criterion: 'discussion', items: '*', unless: ['discussion'], why: optional },
  { kinds: ['proposal'], criterion: 'conclusion', items: '*', unless: ['conclusion'], why: optional },
];

const waiverOf = (paper: Paper, key: CriterionKey, item: string): Waiver | undefined =>
  waivers.find(
    ({ kinds, criterion, items, unless = [] }) =>
      criterion === key &&
      kinds.includes(paper.kind) &&
      (items === '*' || items.includes(item)) &&
      !hasPart(paper, ...unless),
  );

/** Why assumptions, tables and answers do not concern this paper, by what was counted; null when they do. */
function byCount(paper: Paper, key: CriterionKey, item: string): string | null {
  const { facts, kind } = paper;
  const of = `${key}.${item}`;
  if (of === 'dataAnalysis.andaian') {
    if (kind === 'qualitative') return 'kajian ini kualitatif dan tidak menggunakan ujian statistik';
    if (numberTests(facts).length === 0) return 'kertas ini tidak menggunakan ujian statistik inferensi';
  }
  if (
    of === 'findings.ketepatan' &&
    ['qualitative', 'review', 'concept'].includes(kind) &&
    facts.illustrations.length === 0
  )
    return 'kertas ini tidak mengandungi jadual atau rajah dapatan';
  if (of === 'objectivesQuestions.dijawab' && facts.objectives.length === 0)
    return 'tiada objektif atau persoalan yang dapat dipadankan dengan dapatan';
  const isGrounded = hasPart(paper, 'theory', 'literature');
  if (
    !isGrounded &&
    (key === 'theoryFramework' || /^literatureReview\.(?:sintesis|jurang)$/.test(of)) &&
    isActionResearch(paper)
  )
    return 'laporan kajian tindakan tidak semestinya mempunyai bahagian teori atau sorotan literatur';
  return null;
}

/** One sentence why an item does not apply to this paper; null when it does. */
export function exemptionOf(paper: Paper, key: CriterionKey, item: string): string | null {
  const waiver = waiverOf(paper, key, item);
  const reason = waiver ? (waiver.why ?? natures[paper.kind] ?? optional) : byCount(paper, key, item);
  return reason === null ? null : `Tidak terpakai kerana ${reason}.`;
}
