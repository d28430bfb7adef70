import { factsForModel, outlineForModel } from '../../../../lambdas/acadiora/facts/promptFacts.ts';
import { renderData } from '../../../../lambdas/platform/model/prompt.ts';
import type { Facts, SectionKind } from '../../../../shared/acadiora/facts.ts';
import type { SourceDocument } from '../../../../shared/document/document.ts';
import { renderDocument } from '../../../../shared/document/render.ts';
import { documentOf } from '../../../support/blocks.ts';
import { bareFacts } from '../../../shared/acadiora/fixtures-facts.ts';
import { answer } from '../../../../lib/local/model/index.ts';

/** A part of an invented paper: its heading stands on a line of its own. */
export interface Part {
  kind: SectionKind;
  heading: string;
  level?: number;
  text: string;
}

export interface Paper {
  document: SourceDocument;
  facts: Facts;
}

const nothingCounted: Facts = {
  ...bareFacts,
  wordCount: 900,
  pageCount: 2,
  language: 'ms',
  citations: {
    ...bareFacts.citations,
    style: 'author-year',
    inText: 6,
    references: 6,
    recentPercent: 70,
    isOrdered: true,
  },
};

/** Two parts a page; facts say where each stands. */
export function paperOf(parts: readonly Part[], facts: Partial<Facts> = {}): Paper {
  const lines: string[] = [];
  const sections: Facts['sections'] = [];
  for (const [index, { kind, heading, level = 1, text }] of parts.entries()) {
    const page = Math.floor(index / 2) + 1;
    if (index % 2 === 0) lines.push(`--- muka surat ${page} ---`);
    const at = String(lines.length - page + 1);
    sections.push({ kind, heading, level, at, place: `Muka surat ${page}`, words: text.split(/\s+/).length });
    lines.push(...(heading === '' ? [] : [`${'#'.repeat(level)} ${heading}`]), ...text.split('\n'));
  }
  return { document: documentOf(lines.join('\n')), facts: { ...nothingCounted, sections, ...facts } };
}

/** What the embedded model is sent of a paper. */
export const requestOf = ({ document, facts }: Paper, earlier?: unknown): string =>
  [
    renderData('fakta', factsForModel(facts)),
    renderData('rangka', outlineForModel(facts)),
    ...(earlier === undefined ? [] : [renderData('terdahulu', earlier)]),
    renderDocument({ name: 'kertas.pdf', document }),
  ].join('\n');

/** Asks the embedded model; the value as it comes, not yet checked. */
export const ask = async (promptId: string, text: string): Promise<unknown> =>
  (
    await answer({
      modelId: 'embedded',
      body: { messages: [{ role: 'user', content: [{ text }] }], requestMetadata: { promptId, version: '1' } },
    })
  ).value;

/** A complete survey in Malay. */
export const survey: Part[] = [
  {
    kind: 'front',
    heading: '',
    text: 'Jurnal Pendidikan Lembah Nilam, Jil. 5 (2024), 11–20\nTahap Literasi Data dan Amalan Pentaksiran Guru\ndi Sekolah Rendah Daerah Lembah Nilam\nNurhaliza binti Karmawan, Tan Siew Pheng & Kavitha a/p Murugesu\nFakulti Pendidikan, Universiti Lembah Nilam',
  },
  {
    kind: 'abstract',
    heading: 'ABSTRAK',
    text: 'Kajian ini bertujuan menentukan tahap literasi data guru. Kajian tinjauan kuantitatif melibatkan seramai 120 orang guru. Dapatan menunjukkan literasi data tinggi (min = 4.01). Kajian mencadangkan latihan literasi data.\nKata kunci: literasi data, amalan pentaksiran, guru',
  },
  {
    kind: 'introduction',
    heading: '1. PENGENALAN',
    text: 'Pentaksiran di sekolah kini semakin bergantung pada data murid (Halimun, 2022). Masalah timbul apabila guru sukar mentafsir data, dan keadaan ini menjejaskan pengajaran. Suparjo (2021) mendapati guru kurang yakin dengan literasi data. Namun, belum banyak kajian tempatan meneliti literasi data guru. Dapatan kajian ini dapat membantu pihak sekolah merancang latihan.',
  },
  {
    kind: 'theory',
    heading: '2. KERANGKA TEORI',
    text: 'Kajian ini berpandukan Teori Kognitif Sosial yang menjelaskan bahawa efikasi mempengaruhi amalan (Lohanda, 2020). Literasi data ialah pemboleh ubah bebas dalam kerangka konseptual kajian.',
  },
  {
    kind: 'literature',
    heading: '3. SOROTAN LITERATUR',
    text: 'Suparjo (2021) mendapati literasi data rendah. Sebaliknya, Halimun (2022) melaporkan tahap yang tinggi. Dapatan itu selari dengan Lohanda (2020). Secara keseluruhan, kajian lepas terhad kepada bandar. Jurang ini cuba diisi oleh kajian ini.',
  },
  {
    kind: 'methodology',
    heading: '4. METODOLOGI KAJIAN',
    text: 'Kajian kuantitatif ini menggunakan reka bentuk tinjauan keratan rentas kerana reka bentuk ini sesuai untuk menentukan tahap. Populasi kajian ialah 300 orang guru. Sampel seramai 120 orang dipilih melalui persampelan rawak mudah berdasarkan jadual Krejcie dan Morgan.',
  },
  {
    kind: 'methodology',
    heading: '4.1 Instrumen kajian',
    level: 2,
    text: 'Instrumen kajian ialah soal selidik 20 item dengan skala Likert yang diadaptasi daripada Lohanda (2020). Kesahan kandungan disemak oleh tiga orang pakar. Kajian rintis melibatkan 30 orang guru dan nilai alfa Cronbach ialah 0.88.',
  },
  {
    kind: 'findings',
    heading: '5. DAPATAN KAJIAN',
    text: 'Jadual 1 menunjukkan tahap literasi data guru. Secara keseluruhan, literasi data berada pada tahap tinggi (min = 4.01, SP = 0.52). Amalan pentaksiran pula sederhana (min = 3.20).',
  },
  {
    kind: 'discussion',
    heading: '6. PERBINCANGAN',
    text: 'Dapatan ini selari dengan Halimun (2022) tentang literasi data. Keadaan ini mungkin kerana guru menghadiri latihan. Walau bagaimanapun, tahap ini tidak boleh dianggap menyeluruh. Dari sudut praktikal, guru boleh menggunakan data murid untuk merancang pengajaran.',
  },
  {
    kind: 'conclusion',
    heading: '7. KESIMPULAN',
    text: 'Kajian ini menunjukkan literasi data guru adalah tinggi. Batasan kajian ialah sampel terhad kepada satu daerah, maka dapatan tidak boleh digeneralisasikan. Kajian lanjutan boleh menggunakan pemerhatian bilik darjah.',
  },
];
/** A thin study with claims its one class cannot bear. */
export const thin: Part[] = [
  {
    kind: 'front',
    heading: '',
    text: 'Prosiding Seminar Inovasi Bukit Ara 2022\nKeberkesanan Permainan Kad Kosa Kata di Malaysia\nOleh\nMusalmah binti Perwira',
  },
  { kind: 'abstract', heading: 'ABSTRAK', text: 'Permainan kad kosa kata amat menarik. Murid suka bermain.' },
  {
    kind: 'introduction',
    heading: '1. PENGENALAN',
    text: 'Murid lemah dalam kosa kata. Kajian ini penting kepada murid, guru, sekolah dan negara.',
  },
  {
    kind: 'methodology',
    heading: '2. METODOLOGI',
    text: 'Kajian ini melibatkan 18 orang murid. Kelas ini dipilih kerana penulis mengajar kelas tersebut.',
  },
  {
    kind: 'findings',
    heading: '3. DAPATAN',
    text: 'Ujian-t menunjukkan perbezaan yang signifikan bagi kosa kata murid.',
  },
  {
    kind: 'discussion',
    heading: '4. PERBINCANGAN',
    text: 'Permainan kad kosa kata menyebabkan peningkatan markah murid.',
  },
  {
    kind: 'conclusion',
    heading: '5. KESIMPULAN',
    text: 'Kesimpulannya, permainan ini terbukti berkesan untuk semua murid di Malaysia.',
  },
];
/** A paper in English without data of its own. */
export const concept: Part[] = [
  {
    kind: 'front',
    heading: '',
    text: 'Openfield Journal of Teaching Tools, 3(2)\nFieldbook: A Toolkit for Outdoor Science Lessons in Rural Schools\nJoanna Prewitt¹ and Samir Haddock²\n1 Northmoor University\nSubmitted: 2 June 2021 Published: 9 March 2022',
  },
  {
    kind: 'abstract',
    heading: 'Abstract',
    text: 'This paper presents Fieldbook, a toolkit for outdoor science lessons.',
  },
  {
    kind: 'introduction',
    heading: '1 Introduction',
    text: 'Outdoor science lessons are difficult to plan because teachers lack material (Prewitt, 2019).',
  },
  {
    kind: 'other',
    heading: '2 Design of the toolkit',
    text: 'Each unit holds a guide for outdoor science lessons and a list of steps.',
  },
  {
    kind: 'conclusion',
    heading: '3 Conclusion',
    text: 'Future work will include interviews with teachers. The toolkit is limited to rural schools.',
  },
];
