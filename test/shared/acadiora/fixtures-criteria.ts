import { readFileSync } from 'node:fs';
import { countPaper } from '../../../lambdas/acadiora/facts/index.ts';
import { criteria, type CriterionKey, criterionKeys } from '../../../shared/acadiora/criteria.ts';
import { rubricItems } from '../../../shared/acadiora/rubric.ts';
import { scoreOf } from '../../../shared/acadiora/rules.ts';
import { extras, type Criteria, type Remark } from '../../../shared/acadiora/schemas.ts';
import type { Citation } from '../../../shared/document/citation.ts';
import { documentOf } from '../../support/blocks.ts';
import { filled } from '../filled.ts';

/** Evidence on a page of a paper whose page N begins with block N0. */
export const onPage = (page: number, quote: string): Citation => ({
  at: [String(page * 10)],
  quote,
  place: `Muka surat ${page}`,
});

const paper = documentOf(readFileSync(new URL('../../eval/papers/mixed.txt', import.meta.url), 'utf8'));
/** What code has counted in an invented paper. */
export const { facts } = countPaper(paper);

/** A remark of an invented paper; `number` makes its id. */
export const remark = (number: number, text: string, evidence: Citation, changes: Partial<Remark> = {}): Remark => ({
  id: `r${number.toString(16).padStart(16, '0')}`,
  text,
  evidence,
  against: null,
  isAbsence: false,
  isOpen: false,
  source: 'judged',
  priority: 2,
  item: null,
  measure: null,
  ...changes,
});

type Entry = Criteria['findings'];
/** An entry whose score is of its levels; every text names its criterion, so that one in the wrong place is seen. */
const entry = (key: CriterionKey): Entry => {
  const { title } = criteria[key];
  const n = criterionKeys.indexOf(key);
  const items = rubricItems[key].map((item, index) => {
    const level = index === 3 ? null : (n + index) % 5;
    const reason = level === null ? '' : `Aras ini kerana ${item.label.toLowerCase()} hanya sebahagiannya jelas.`;
    return { ...item, level, reason, cappedBy: null };
  });
  const base = n * 16 + 1;
  const admitted = onPage(4, `Ramai guru mengakui kepentingan ${title.toLowerCase()} ini.`);
  const discussed = onPage(2, `Bahagian ini membincangkan ${title.toLowerCase()} secara berperingkat.`);
  return {
    ...scoreOf(key, items),
    comments: [`Secara keseluruhan, bahagian ${title} memadai tetapi belum meyakinkan.`],
    strengths: [remark(base, `Kekuatan ${title}: huraian tersusun mengikut urutan kajian.`, discussed)],
    weaknesses: [remark(base + 1, `Kelemahan ${title}: dakwaan utama tidak disertai bukti.`, admitted)],
    improvements: [
      remark(base + 2, `Sertakan sekurang-kurangnya dua bukti empirik bagi ${title}.`, admitted, { priority: 3 }),
    ],
    items,
    ...filled(extras[key]),
  };
};

/** Counted, with a second place that says otherwise. */
export const sampleRemark = remark(
  900,
  'Saiz sampel tidak konsisten: 120 orang dalam metodologi, 118 orang dalam dapatan.',
  onPage(5, 'Seramai 120 orang guru pelatih dipilih secara rawak mudah'),
  { against: onPage(8, 'Analisis melibatkan 118 orang responden'), source: 'counted', priority: 1 },
);
/** Something missing; the evidence is the place that was searched. */
export const limitsRemark = remark(
  901,
  'Nyatakan batasan kajian sebelum membuat generalisasi.',
  onPage(11, '6.0 KESIMPULAN'),
  { isAbsence: true, source: 'counted', priority: 1 },
);

const entries = Object.fromEntries(criterionKeys.map((key) => [key, entry(key)])) as Criteria;
export const evaluated: Criteria = {
  ...entries,
  methodology: {
    ...entries.methodology,
    weaknesses: [...entries.methodology.weaknesses, sampleRemark],
    items: entries.methodology.items.map((item) =>
      item.id === 'persampelan' ? { ...item, cappedBy: 'Saiz sampel yang dinyatakan tidak sama' } : item,
    ),
  },
  conclusion: { ...entries.conclusion, improvements: [limitsRemark] },
};
