import { countCitations } from '../../../../lambdas/acadiora/facts/citations/citations.ts';
import { countStatistics } from '../../../../lambdas/acadiora/facts/study/statistics.ts';
import { remarksOn } from '../../../../lambdas/acadiora/facts/remarks/index.ts';
import { designOf } from '../../../../lambdas/acadiora/facts/study/design.ts';
import { readStudy } from '../../../../lambdas/acadiora/facts/text/studyText.ts';
import type { CountedRemark, Facts, Section, SectionKind } from '../../../../shared/acadiora/facts.ts';
import { placeAt } from '../../../../shared/document/citation.ts';
import type { SourceDocument } from '../../../../shared/document/document.ts';
import { paperOf } from './layouts.ts';

/** A section of an invented paper: its kind, its heading and its lines. */
export type Part = readonly [kind: SectionKind, heading: string, ...lines: string[]];

export interface KnownPaper {
  document: SourceDocument;
  sections: Section[];
}

/** An invented paper; a part whose heading begins with a form feed begins a page. */
export function paper(...parts: readonly Part[]): KnownPaper {
  const lines: string[] = [];
  const starts = parts.map(([, heading, ...text]) => {
    if (heading.startsWith('\f')) lines.push('---');
    const first = lines.length;
    const printed = heading.replace('\f', '');
    lines.push(...(printed === '' ? [] : [`# ${printed}`]), ...text);
    return first;
  });
  const document = paperOf(lines.join('\n'));
  // The rows of a table are one block.
  const blockAt = (line: number): string =>
    String(
      lines
        .slice(0, line + 1)
        .filter((text, i) => text !== '---' && !(text.startsWith('|') && lines[i - 1]?.startsWith('|'))).length,
    );
  const sections = parts.map(([kind, heading], i) => {
    const at = blockAt(starts[i] ?? 0);
    return { kind, heading: heading.replace('\f', ''), level: 1, at, place: placeAt(document, at), words: 0 };
  });
  return { document, sections };
}

/** The facts of an invented paper whose sections are known. */
export function factsOf({ document, sections }: KnownPaper): Facts {
  const study = readStudy(document, sections);
  return {
    wordCount: 0,
    pageCount: document.pages,
    language: 'ms',
    sections,
    missingSections: [],
    citations: countCitations(study),
    illustrations: [],
    ...countStatistics(study),
  };
}

export const remarksOf = (...parts: readonly Part[]): CountedRemark[] => remarksIn(paper(...parts));

/** Remarks on what a paper is made of, whatever its study is like. */
export const ofStructure =
  /^(?:missingSection|abstract(?:Short|Long)|noKeywords|bilingual|citation|referen|few|old|recent|website|illustration)/;

/** The remarks on the study alone. */
export function remarksIn(made: KnownPaper): CountedRemark[] {
  const [facts, study] = [factsOf(made), readStudy(made.document, made.sections)];
  return remarksOn({ facts, study, design: designOf(study, facts) }).filter(({ check }) => !ofStructure.test(check));
}

export const checksOf = (remarks: readonly CountedRemark[]): string[] => remarks.map(({ check }) => check);

/** A survey without fault, whose parts a test replaces. */
const survey: readonly Part[] = [
  ['front', '', 'Kesediaan Pelajar Menggunakan Papan Putih Maya di Kolej Vokasional Rembau Jaya', 'Idzwan Kamarul'],
  [
    'abstract',
    'Abstrak',
    'Kajian tinjauan ini mengenal pasti tahap kesediaan dan hubungannya dengan motivasi pelajar terhadap papan putih maya.',
    'Seramai 120 orang pelajar menjawab soal selidik dan dapatan menunjukkan min kesediaan 3.80 dengan r = .45, p < .01.',
  ],
  ['introduction', '1. Pengenalan', 'Papan putih maya semakin digunakan di kolej (Lokmani, 2021).'],
  [
    'objectives',
    '1.1 Objektif Kajian',
    'Objektif kajian adalah seperti yang berikut:',
    '(i) mengenal pasti tahap kesediaan pelajar menggunakan papan putih maya;',
    '(ii) menentukan hubungan antara kesediaan dengan motivasi pelajar.',
  ],
  [
    'theory',
    '2. Kerangka Teori',
    'Teori Pembelajaran Sosial menjelaskan pemboleh ubah kesediaan dan motivasi dalam kajian ini.',
  ],
  [
    'methodology',
    '3. Metodologi',
    'Sampel kajian terdiri daripada 120 orang pelajar yang dipilih melalui persampelan rawak mudah berdasarkan jadual Krejcie dan Morgan.',
    'Soal selidik berskala Likert disahkan oleh tiga orang pakar dan persetujuan responden diperoleh.',
    'Nilai alfa Cronbach ialah .87 bagi kesediaan dan .91 bagi motivasi.',
    'Ujian Shapiro-Wilk menunjukkan data bertaburan normal, maka korelasi Pearson digunakan.',
  ],
  [
    'findings',
    '\f4. Dapatan Kajian',
    'Jadual 1. Tahap kesediaan pelajar',
    '| Dimensi | Min | SP |',
    '| Kesediaan teknikal | 3.90 | 0.50 |',
    '| Kesediaan sikap | 3.70 | 0.61 |',
    'Tahap kesediaan pelajar menggunakan papan putih maya adalah tinggi (min = 3.80, SP = 0.52).',
    'Dimensi kesediaan teknikal mencatatkan min tertinggi (min = 3.90), diikuti oleh kesediaan sikap (min = 3.70).',
    'Terdapat hubungan yang signifikan antara kesediaan dengan motivasi pelajar (r = .45, p < .01).',
    'Corak ini kelihatan pada pelajar semua program dan pada kedua-dua semester yang terlibat, tanpa perbezaan besar antara pelajar yang tinggal di asrama dengan pelajar yang berulang-alik dari rumah setiap hari.',
    'Pelajar yang kerap menggunakan papan putih maya di luar waktu kelas juga melaporkan bahawa mereka lebih yakin mencuba fungsi baharu tanpa bantuan pensyarah.',
  ],
  ['discussion', '5. Perbincangan', 'Dapatan ini selari dengan Lokmani (2021) tentang kesediaan pelajar kolej.'],
  [
    'conclusion',
    '6. Kesimpulan',
    'Kajian ini terhad kepada sebuah kolej, dan kajian lanjutan boleh melibatkan kolej lain.',
  ],
  ['references', 'Rujukan', 'Lokmani, A. (2021). Papan putih di kolej. Jurnal Kolej Kita, 2(1), 1-9.'],
];

/** The survey with these parts in place of its own of the same kind; those of other kinds stand at its end. */
export const surveyWith = (...parts: readonly Part[]): Part[] => [
  ...new Map([...survey, ...parts].map((part) => [part[0], part])).values(),
];

/** What one check remarks on that survey. */
export const found = (check: string, ...parts: readonly Part[]): CountedRemark[] =>
  remarksOf(...surveyWith(...parts)).filter((remark) => remark.check === check);

const ownOf = (wanted: SectionKind): Part => survey.find(([kind]) => kind === wanted) ?? [wanted, ''];

/** A part of the survey that also says this. */
export const added = (kind: SectionKind, ...lines: readonly string[]): Part => [...ownOf(kind), ...lines];

/** A part under the survey's heading that says only this. */
const partOf =
  (kind: SectionKind) =>
  (...lines: readonly string[]): Part => [kind, ownOf(kind)[1], ...lines];
export const abstract = partOf('abstract');
export const introduction = partOf('introduction');
export const objectives = partOf('objectives');
export const methodology = partOf('methodology');
export const findings = partOf('findings');
export const discussion = partOf('discussion');
export const conclusion = partOf('conclusion');
