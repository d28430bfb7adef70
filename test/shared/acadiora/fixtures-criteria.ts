import { criteria, criterionKeys, type CriterionKey } from '../../../shared/acadiora/criteria.ts';
import { percentageOf, scoreOf } from '../../../shared/acadiora/rules.ts';
import type { Criteria, Remark } from '../../../shared/acadiora/schemas.ts';
import type { Citation } from '../../../shared/document/citation.ts';
import { onPage } from './fixtures-facts.ts';

/** A remark of an invented paper; `number` makes its id. */
export const remark = (number: number, text: string, evidence: Citation, changes: Partial<Remark> = {}): Remark => ({
  id: `r${number.toString(16).padStart(16, '0')}`,
  text,
  evidence,
  against: null,
  isAbsence: false,
  source: 'judged',
  priority: 2,
  item: null,
  measure: null,
  ...changes,
});

const levelsOf: Record<CriterionKey, readonly (number | null)[]> = {
  titleAbstract: [3, 3, 4],
  introduction: [3, 2, 3],
  objectivesQuestions: [3, 4, 2],
  theoryFramework: [2, 1, 0],
  literatureReview: [3, 2, 2],
  methodology: [3, 1, 3, null, 2],
  dataAnalysis: [3, 1, 2],
  findings: [4, 2, 3],
  discussion: [2, 3, 1, 3],
  conclusion: [3, 0, 4],
  technical: [3, 2, 3],
};

type Entry = Criteria['findings'];
/** An entry whose score is of its levels; every text names its criterion, so that one in the wrong place is seen. */
const entry = (key: CriterionKey, changes: Partial<Entry> = {}): Entry => {
  const { title, weight, items } = criteria[key];
  const levels = Object.fromEntries(items.map(({ id }, index) => [id, levelsOf[key][index] ?? null]));
  const score = scoreOf(key, levels);
  const base = criterionKeys.indexOf(key) * 16 + 1;
  return {
    score,
    maxScore: weight,
    percentage: percentageOf(score, weight),
    comments: [`Secara keseluruhan, bahagian ${title} memadai tetapi belum meyakinkan.`],
    strengths: [
      remark(
        base,
        `Kekuatan ${title}: huraian tersusun mengikut urutan kajian.`,
        onPage(2, `Bahagian ini membincangkan ${title.toLowerCase()} secara berperingkat.`),
      ),
    ],
    weaknesses: [
      remark(
        base + 1,
        `Kelemahan ${title}: dakwaan utama tidak disertai bukti.`,
        onPage(4, `Ramai guru mengakui kepentingan ${title.toLowerCase()} ini.`),
      ),
    ],
    improvements: [
      remark(
        base + 2,
        `Sertakan sekurang-kurangnya dua bukti empirik bagi ${title}.`,
        onPage(4, `Ramai guru mengakui kepentingan ${title.toLowerCase()} ini.`),
        { priority: 3 },
      ),
    ],
    items: items.map(({ id, label }) => ({
      id,
      label,
      level: levels[id] ?? null,
      reason: levels[id] === null ? '' : `Aras ini kerana ${label.toLowerCase()} hanya sebahagiannya jelas.`,
      cappedBy: null,
    })),
    ...changes,
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

const findings = entry('findings');
const conclusion = entry('conclusion', { improvements: [limitsRemark] });
const methodology = entry('methodology');

export const evaluated: Criteria = {
  titleAbstract: entry('titleAbstract'),
  introduction: entry('introduction'),
  objectivesQuestions: entry('objectivesQuestions'),
  theoryFramework: {
    ...entry('theoryFramework'),
    theoriesUsed: ['Teori Konstruktivisme Sosial', 'Model Penerimaan Teknologi'],
    theoriesSuggested: ['Teori Beban Kognitif'],
  },
  literatureReview: {
    ...entry('literatureReview'),
    reviewModel: 'Tematik',
    suggestedModel: 'Sorotan sistematik dengan jadual sintesis',
    keyReferencesNeeded: ['Kajian meta-analisis tentang pembelajaran berasaskan permainan', 'Kajian tempatan terkini'],
  },
  methodology: {
    ...methodology,
    weaknesses: [...methodology.weaknesses, sampleRemark],
    items: methodology.items.map((item) =>
      item.id === 'persampelan' ? { ...item, cappedBy: 'Saiz sampel yang dinyatakan tidak sama' } : item,
    ),
    researchType: 'Kuantitatif',
    researchDesign: 'Kuasi-eksperimen dengan kumpulan kawalan',
    suggestedDesign: '',
    samplingTechnique: 'Rawak mudah',
    suggestedSampling: 'Persampelan kelompok mengikut institusi',
    sampleSizeJustification: '',
    validityReliability: {
      contentValidity: 'Tiga orang pakar menilai instrumen',
      constructValidity: '',
      reliabilityCronbach: '0.87',
      reliabilityInterpretation: 'Kebolehpercayaan tinggi',
    },
  },
  dataAnalysis: {
    ...entry('dataAnalysis'),
    analysisUsed: ['Ujian-t sampel tidak bersandar', 'Korelasi Pearson'],
    suggestedAnalysis: ['ANCOVA dengan skor praujian sebagai kovariat'],
    softwareRecommended: ['jamovi', 'SPSS'],
    statisticalTests: {
      normalityTest: 'Shapiro-Wilk dilaporkan pada muka surat 7',
      outliersCheck: '',
      multicollinearity: '',
    },
    interpretationGuide: {
      cronbachAlpha: 'Nilai 0.80 ke atas dianggap baik',
      correlationStrength: 'r = .41 ialah hubungan sederhana',
      rSquared: '',
    },
  },
  findings,
  discussion: {
    ...entry('discussion'),
    theoreticalImplications: 'Menyokong peranan bimbingan rakan sebaya.\n\nBelum menguji peranan motivasi.',
    practicalImplications: 'Pensyarah boleh memulakan kuliah dengan permainan ringkas.',
  },
  conclusion: {
    ...conclusion,
    futureResearchSuggestions: ['Ulang kajian di institut lain', 'Kaji kesan jangka panjang'],
  },
  technical: {
    ...entry('technical'),
    writingQuality: 'Ayat jelas tetapi beberapa istilah berubah-ubah.',
    citationStyle: 'Pengarang dan tahun',
    citationConsistency: 'Dua petikan tiada dalam senarai rujukan',
  },
};
