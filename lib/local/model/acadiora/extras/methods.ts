import { numberTests, studyKinds } from '../paper/paperKind.ts';
import type { Paper } from '../paper/paper.ts';
import { sentencesUnder } from '../review/cueSearch.ts';

type Names = readonly (readonly [RegExp, string])[];

const designs: Names = [
  [/kuasi[- ]?eksperimen|quasi[- ]?experiment/, 'Kuasi-eksperimen'],
  [/pra[- ]?eksperimen|satu kumpulan pra|one[- ]group pre/, 'Pra-eksperimen satu kumpulan'],
  [
    /eksperimen (?:sebenar|tulen)|true experiment|randomi[sz]ed (?:control|trial)|pretest-posttest control group/,
    'Eksperimen',
  ],
  [/penelitian tindakan|kajian tindakan|action research/, 'Kajian tindakan'],
  [/tinjauan keratan rentas|cross-sectional|survei potong lintang/, 'Tinjauan keratan rentas'],
  [/kajian kes|case study|studi kasus/, 'Kajian kes'],
  [/f?enomenologi|phenomenolog/, 'Fenomenologi'],
  [/etnografi|ethnograph/, 'Etnografi'],
  [
    /reka bentuk dan pembangunan|design and development research|penelitian dan pengembangan|research and development|\baddie\b/,
    'Reka bentuk dan pembangunan',
  ],
  [
    /(?:penerokaan|penjelasan|konvergen) berurutan|explanatory sequential|exploratory sequential|convergent/,
    'Kaedah campuran',
  ],
  [/(?:kajian|reka bentuk|kaedah) tinjauan|survey (?:design|method|research)|penelitian survei/, 'Tinjauan'],
  [/reka bentuk korelasi|kajian korelasi|correlational/, 'Korelasi'],
];
const types: Names = [
  [/kaedah campuran|pendekatan campuran|mixed[- ]methods?/, 'campuran'],
  [
    /reka bentuk dan pembangunan|design and development research|penelitian dan pengembangan|research and development/,
    'pembangunan',
  ],
  [/kualitatif|qualitative/, 'kualitatif'],
  [/kuantitatif|quantitative|randomi[sz]ed|kuasi|quasi|ujian-t|t-test|korelasi pearson/, 'kuantitatif'],
  [/kertas konsep|conceptual paper|artikel konsep/, 'konsep'],
];
const samplings: Names = [
  [/rawak berstrata|stratified (?:random )?sampl|stratified random/, 'Persampelan rawak berstrata'],
  [/rawak berkelompok|kelompok rawak|cluster (?:random )?sampl/, 'Persampelan rawak berkelompok'],
  [/rawak mudah|simple random/, 'Persampelan rawak mudah'],
  [/rawak sistematik|systematic (?:random )?sampl/, 'Persampelan rawak sistematik'],
  [/(?:per|pen)?sampe?lan bertujuan|sampel bertujuan|purposive/, 'Persampelan bertujuan'],
  [/persampelan mudah|convenience/, 'Persampelan mudah'],
  [/bola salji|snowball/, 'Persampelan bola salji'],
  [/persampelan kuota|quota sampl/, 'Persampelan kuota'],
  [/total sampling|sampel jenuh|persampelan menyeluruh|census/, 'Persampelan menyeluruh'],
];

const firstNamed = (text: string, names: Names): string => names.find(([words]) => words.test(text))?.[1] ?? '';

/** A paper without data of its own. */
const isWithoutData = ({ kind }: Paper): boolean => !studyKinds.includes(kind);
const isQualitative = ({ kind }: Paper): boolean => kind === 'qualitative';

/** What the methodology says, in lower case. */
const methodText = (paper: Paper): string =>
  sentencesUnder(paper, ['methodology', 'abstract'])
    .map(({ lower }) => lower)
    .join('\n');

/** Pupils measured before and after without others to compare with. */
const isOneGroup = (text: string): boolean =>
  /sebelum dan selepas|pra-? ?ujian|ujian pra|pre-?test/.test(text) &&
  !/kumpulan kawalan|control group|kelas kontrol/.test(text);

function suggestedDesignFor(paper: Paper, text: string, design: string): string {
  if (paper.kind === 'material') return 'Reka bentuk dan pembangunan dengan penilaian pengguna';
  if (isWithoutData(paper)) return '';
  if (isOneGroup(text)) return 'Kuasi-eksperimen dengan kumpulan kawalan tidak setara';
  if (isQualitative(paper)) return 'Kajian kes pelbagai lokasi dengan triangulasi data';
  if (/Tinjauan|Korelasi/.test(design)) return 'Kaedah campuran penjelasan berurutan: tinjauan diikuti temu bual';
  return design === '' ? 'Tinjauan keratan rentas atau kuasi-eksperimen, mengikut objektif kajian' : '';
}

const justification =
  /krejcie|cochran|yamane|slovin|g\*power|g-power|rumus|formula|jadual penentuan saiz|aras keyakinan|ketepuan|saturation|power analysis/;

const typesByKind: Partial<Record<Paper['kind'], string>> = {
  concept: 'konsep',
  material: 'pembangunan',
  review: 'sorotan literatur',
  qualitative: 'kualitatif',
  mixed: 'campuran',
};

/** What the paper calls itself, or what its kind and its tests show. */
const typeOf = (paper: Paper, text: string): string =>
  (isWithoutData(paper) ? '' : firstNamed(text, types)) ||
  (typesByKind[paper.kind] ?? (numberTests(paper.facts).length > 0 ? 'kuantitatif' : ''));

/** The extra fields of the methodology (spec 2 §3). '' where the paper does not say. */
export function methodExtras(paper: Paper) {
  const text = methodText(paper);
  const researchDesign = firstNamed(text, designs);
  const samplingTechnique = isWithoutData(paper) ? '' : firstNamed(text, samplings);
  const reason = sentencesUnder(paper, ['methodology']).find(
    ({ lower }) => justification.test(lower) && /sampel|responden|peserta|sampl|participants|respondents/.test(lower),
  );
  const suggestedSampling =
    isWithoutData(paper) || samplingTechnique !== ''
      ? ''
      : isQualitative(paper)
        ? 'Persampelan bertujuan'
        : 'Persampelan rawak berstrata, atau rawak berkelompok jika kelas sedia ada digunakan';
  return {
    researchType: typeOf(paper, text),
    researchDesign,
    suggestedDesign: suggestedDesignFor(paper, text, researchDesign),
    samplingTechnique,
    suggestedSampling,
    sampleSizeJustification: reason ? `Kertas menyatakan: “${reason.text.replace(/[“”"]/g, '’')}”` : '',
  };
}

/** Analyses that are not among the counted tests. */
const analyses: Names = [
  [/statistik deskriptif|descriptive statistics|analisis deskriptif/, 'Statistik deskriptif'],
  [/analisis faktor|factor analysis/, 'Analisis faktor'],
  [/model rasch|rasch model/, 'Model Rasch'],
];
const wanted: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /hubungan|relationship|correlation|korelasi/,
    ['Korelasi Pearson atau Spearman mengikut normaliti data', 'Regresi linear berganda'],
  ],
  [
    /sebelum dan selepas|pra-? ?ujian|ujian pra|pre-?test|keberkesanan/,
    ['Ujian-t berpasangan dengan nilai t, df, p dan Cohen d', 'ANCOVA jika ada kumpulan kawalan'],
  ],
  [/perbezaan|difference|perbedaan/, ['Ujian-t bebas atau ANOVA dengan saiz kesan']],
  [/faktor|peramal|predict/, ['Analisis regresi berganda dengan semakan multikolineariti']],
];

/** The extra fields of the analysis (spec 2 §3). */
export function analysisExtras(paper: Paper) {
  const text = sentencesUnder(paper, ['methodology', 'findings'])
    .map(({ lower }) => lower)
    .join('\n');
  const analysisUsed = [
    ...paper.facts.statistics.tests.map(({ name }) => name),
    ...analyses.flatMap(([words, name]) => (words.test(text) ? [name] : [])),
  ];
  if (paper.kind === 'material')
    return {
      analysisUsed,
      suggestedAnalysis: ['Analisis deskriptif maklum balas pengguna'],
      softwareRecommended: ['JASP'],
    };
  if (isWithoutData(paper)) return { analysisUsed, suggestedAnalysis: [], softwareRecommended: [] };
  if (isQualitative(paper))
    return {
      analysisUsed,
      suggestedAnalysis: analysisUsed.includes('Analisis tematik')
        ? ['Kebolehpercayaan antara pengekod (Cohen kappa)']
        : ['Analisis tematik'],
      softwareRecommended: ['ATLAS.ti', 'NVivo'],
    };
  const fitting = wanted.flatMap(([words, names]) => (words.test(text) ? names : [])).slice(0, 4);
  const normality = paper.facts.statistics.normality ? [] : ['Ujian normaliti Shapiro-Wilk'];
  return {
    analysisUsed,
    suggestedAnalysis: [...normality, ...fitting],
    softwareRecommended: ['IBM SPSS Statistics', 'JASP'],
  };
}
