import type { CriterionKey } from '../../../../shared/acadiora/criteria.ts';
import type { CountedRemark, Facts, Section, SectionKind } from '../../../../shared/acadiora/facts.ts';
import { blockText } from '../../../../shared/document/citation.ts';
import { paperLanguage } from '../text/paperLanguage.ts';
import { headingEvidence, placeFor } from '../structure/places.ts';
import { absence, strength, weakness } from './remark.ts';
import { isEmpirical } from '../structure/structure.ts';
import type { StudyText } from '../text/studyText.ts';
import { wordsIn } from '../text/wordCount.ts';

interface Absence {
  criterion: CriterionKey;
  item: string;
  priority: number;
  text: string;
  advice: string;
}

/** What the lack of an expected part means, and the rubric item that cannot be met without it. */
const absences: Partial<Record<SectionKind, Absence>> = {
  abstract: {
    criterion: 'titleAbstract',
    item: 'abstrak',
    priority: 2,
    text: 'Bahagian abstrak tidak ditemui dalam kertas ini.',
    advice:
      'Tulis abstrak 150 hingga 250 patah perkataan yang menyatakan tujuan, reka bentuk, sampel, dapatan utama dan implikasi kajian.',
  },
  introduction: {
    criterion: 'introduction',
    item: 'latarBelakang',
    priority: 2,
    text: 'Bahagian pengenalan tidak ditemui dalam kertas ini.',
    advice:
      'Tambah bahagian pengenalan yang membawa pembaca daripada latar belakang kepada masalah, jurang dan kepentingan kajian.',
  },
  literature: {
    criterion: 'literatureReview',
    item: 'sintesis',
    priority: 2,
    text: 'Tiada bahagian sorotan literatur atau kerangka teori ditemui dalam kertas ini.',
    advice: 'Tambah sorotan literatur yang mensintesis kajian lepas dan menunjukkan jurang yang diisi oleh kajian ini.',
  },
  methodology: {
    criterion: 'methodology',
    item: 'rekaBentuk',
    priority: 1,
    text: 'Bahagian metodologi tidak ditemui sedangkan kertas ini melaporkan dapatan.',
    advice:
      'Tambah bahagian metodologi: reka bentuk kajian, populasi dan sampel, instrumen serta kesahannya, prosedur dan cara data dianalisis.',
  },
  findings: {
    criterion: 'findings',
    item: 'lengkap',
    priority: 1,
    text: 'Bahagian dapatan kajian tidak ditemui sedangkan kertas ini mempunyai metodologi.',
    advice: 'Laporkan dapatan dalam bahagian tersendiri, disusun mengikut persoalan kajian.',
  },
  discussion: {
    criterion: 'discussion',
    item: 'tafsiran',
    priority: 2,
    text: 'Bahagian perbincangan tidak ditemui dalam kertas ini.',
    advice:
      'Tambah perbincangan yang mentafsir dapatan, membandingkannya dengan kajian lepas dan menyatakan implikasinya.',
  },
  conclusion: {
    criterion: 'conclusion',
    item: 'rumusan',
    priority: 2,
    text: 'Bahagian kesimpulan tidak ditemui dalam kertas ini.',
    advice:
      'Akhiri kertas dengan kesimpulan yang menjawab tujuannya, menyatakan batasan dan mencadangkan kerja lanjutan.',
  },
  references: {
    criterion: 'technical',
    item: 'petikan',
    priority: 1,
    text: 'Senarai rujukan tidak ditemui dalam kertas ini.',
    advice: 'Tambah senarai rujukan yang memuatkan setiap sumber yang dipetik dalam teks, mengikut satu gaya rujukan.',
  },
};

/** One remark for each expected part that no heading promises. */
export const absenceRemarks = ({ missingSections, sections }: Facts, { document }: StudyText): CountedRemark[] =>
  missingSections.flatMap((kind) => {
    const missing = absences[kind];
    if (missing === undefined) return [];
    const { item, ...remark } = missing;
    return absence(placeFor(kind, sections, document), {
      ...remark,
      check: 'missingSection',
      subject: kind,
      cap: { item, level: 0 },
    });
  });

/** Bounds on an abstract, in words; above the last no heading ended it and nothing can be said. */
const abstractWords = { least: 100, most: 350, believable: 900 };

const keywords = /kata[\s-]*kunci|key\s?-?words?\b|index terms/iu;

const sectionText = (section: Section, { document, sections, sectionOf }: StudyText): string =>
  document.blocks
    .filter(({ n }) => sections[sectionOf.get(n) ?? 0]?.at === section.at)
    .map(blockText)
    .join('\n');

/** Length, languages and keywords of the abstract. */
export function abstractRemarks(facts: Facts, study: StudyText): CountedRemark[] {
  const abstracts = facts.sections.filter(({ kind, level }) => kind === 'abstract' && level === 1);
  const [first] = abstracts;
  if (first === undefined) return [];
  const texts = abstracts.map((section) => sectionText(section, study).split(keywords)[0] ?? '');
  const words = Math.max(0, wordsIn(texts[0] ?? '') - wordsIn(first.heading));
  const languages = new Set(
    texts
      .filter((text) => wordsIn(text) >= 40)
      .map(paperLanguage)
      .filter((language) => language !== 'other'),
  );
  return [
    ...lengthRemarks(words, headingEvidence(first), isEmpirical(facts.sections)),
    ...(languages.size > 1
      ? strength(headingEvidence(first), {
          check: 'bilingualAbstract',
          criterion: 'titleAbstract',
          text: 'Abstrak disediakan dalam dua bahasa, jadi kajian ini boleh dicapai oleh lebih ramai pembaca.',
        })
      : []),
    ...keywordRemarks(first, study),
  ];
}

/** What an abstract must have room for. */
const abstractHolds = (isStudy: boolean): string =>
  isStudy ? 'tujuan, reka bentuk, sampel, dapatan dan implikasi' : 'tujuan, hujah utama dan implikasi';

function lengthRemarks(words: number, evidence: CountedRemark['evidence'] | null, isStudy: boolean): CountedRemark[] {
  if (words > 0 && words < abstractWords.least) {
    return weakness(evidence, {
      check: 'abstractShort',
      criterion: 'titleAbstract',
      text: `Abstrak hanya ${words} patah perkataan, terlalu pendek untuk menyatakan ${abstractHolds(isStudy)}.`,
      advice: `Kembangkan abstrak kepada 150 hingga 250 patah perkataan: satu atau dua ayat bagi ${abstractHolds(isStudy)}.`,
      priority: 2,
      measure: { value: words, better: 'more' },
      cap: { item: 'abstrak', level: 2 },
    });
  }
  if (words <= abstractWords.most || words > abstractWords.believable) return [];
  return weakness(evidence, {
    check: 'abstractLong',
    criterion: 'titleAbstract',
    text: `Abstrak sepanjang ${words} patah perkataan, melebihi had lazim 250 hingga 300 patah perkataan.`,
    advice:
      'Ringkaskan abstrak: kekalkan tujuan, reka bentuk, sampel, dapatan utama dan implikasi; alihkan latar belakang ke pengenalan.',
    priority: 3,
    measure: { value: words, better: 'fewer' },
  });
}

/** Blocks below the heading of an abstract within which its keywords stand. */
const afterAbstract = 12;

/** Theses and the summaries of software papers go without keywords. */
function keywordRemarks(abstract: Section, { document, sections }: StudyText): CountedRemark[] {
  const isThesis = sections.some(({ heading }) => /^(?:bab|chapter)\s/iu.test(heading));
  if (isThesis || !/abstra[kc]t?/iu.test(abstract.heading)) return [];
  const first = Number(abstract.at);
  if (document.blocks.some((block) => block.n <= first + afterAbstract && keywords.test(blockText(block)))) return [];
  return absence(headingEvidence(abstract), {
    check: 'noKeywords',
    criterion: 'titleAbstract',
    text: 'Kata kunci tidak ditemui selepas abstrak.',
    advice: 'Tambah tiga hingga lima kata kunci yang mewakili pemboleh ubah, peserta dan konteks kajian.',
    priority: 3,
    cap: { item: 'kataKunci', level: 0 },
  });
}

const instrument =
  /soal selidik|instrumen|\bitem\b|ujian|temu ?bual|protokol|borang|rubrik|angket|questionnaire|survey|interview|instrument|rancangan (?:sesi|pengajaran)/iu;

/** Instruments in the appendices let others repeat the study. */
export function appendixRemarks(facts: Facts, study: StudyText): CountedRemark[] {
  const found = facts.sections.filter(
    (section) =>
      section.kind === 'appendix' && section.words >= 30 && instrument.test(sectionText(section, study).slice(0, 400)),
  );
  return strength(headingEvidence(found[0]), {
    check: 'instrumentsAppended',
    criterion: 'technical',
    text: `Instrumen atau bahan kajian dilampirkan (${found.length === 1 ? 'satu lampiran' : `${found.length} lampiran`}), jadi kajian boleh disemak dan diulang.`,
  });
}
