import type { Facts } from '../../../../shared/acadiora/facts.ts';
import type { SectionKind } from '../../../../shared/acadiora/kinds.ts';
import { blockText, type Citation, citationOf } from '../../../../shared/document/citation.ts';
import { blocksOf, isStudy, saysKeywords } from '../../facts/structure/sections.ts';
import { listed } from '../../../../shared/text/words.ts';
import { countWords } from '../../facts/text/words.ts';
import { type Check, type Finding, type Paper } from './check.ts';

function headingOf({ facts, document }: Paper, kind: SectionKind): Citation | null {
  const section = facts.sections.find((one) => one.kind === kind);
  return section ? citationOf(document, [section.at]) : null;
}

/** So few words are no abstract: most journals ask for 150 to 250. */
const leastAbstract = 100;
/** A summary of a software paper has no length of its own. */
const isAbstract = /abstra[kc]t?/iu;

const abstractShort = (paper: Paper): Finding[] => {
  const { document, facts } = paper;
  const first = facts.sections.find(({ kind, level }) => kind === 'abstract' && level === 1);
  const evidence = headingOf(paper, 'abstract');
  if (first === undefined || evidence === null || !isAbstract.test(first.heading)) return [];
  const under = blocksOf(document.blocks, facts.sections, ({ at }) => at === first.at);
  const [own = ''] = under.map(blockText).join('\n').split(saysKeywords);
  const words = countWords(own) - countWords(first.heading);
  if (words <= 0 || words >= leastAbstract) return [];
  const text = `Abstrak hanya ${words} patah perkataan, lebih pendek daripada 150 hingga 250 patah perkataan yang lazim diminta jurnal.`;
  return [{ text, evidence, measure: { value: words, better: 'more' } }];
};

/** At most so many are named. */
const mostNamed = 40;
const textsOf = (items: Facts['citations']['notListed']): string => {
  const texts = items.slice(0, mostNamed).map(({ text }) => text);
  const more = items.length - texts.length;
  return [...texts, ...(more > 0 ? [`dan ${more} lagi`] : [])].join('; ');
};

/** One finding for all of them, at the first; none without any. */
const allOf = (items: Facts['citations']['notListed'], text: string, more: Partial<Finding> = {}): Finding[] =>
  items.slice(0, 1).map(({ evidence }) => ({
    text: `${items.length} ${text}: ${textsOf(items)}.`,
    evidence,
    measure: { value: items.length, better: 'fewer' },
    ...more,
  }));

const allListed = (paper: Paper): Finding[] => {
  const { inText, references, notListed, notCited } = paper.facts.citations;
  const evidence = headingOf(paper, 'references');
  if (inText < 5 || references < 5 || notListed.length > 0 || evidence === null) return [];
  const text = `Semua ${inText} petikan dalam teks ada dalam senarai rujukan.`;
  return [{ text, evidence, cap: notCited.length === 0 ? 4 : 3 }];
};

const fewestReferences = 8;
const fewReferences = (paper: Paper): Finding[] => {
  const { citations, sections } = paper.facts;
  const { references } = citations;
  const evidence = headingOf(paper, 'references');
  if (references === 0 || references >= fewestReferences || !isStudy(sections) || evidence === null) return [];
  const text = `Literatur nipis: senarai rujukan memuatkan ${references} sumber sahaja, terlalu sedikit bagi sebuah kertas kajian.`;
  const cap = references < fewestReferences / 2 ? 1 : 2;
  return [{ text, evidence, measure: { value: references, better: 'more' }, cap }];
};

/** Tables and figures that are spoken of but not there. */
const illustrationAbsent = ({ facts: { illustrations, sections } }: Paper): Finding[] => {
  const absent = illustrations.filter(({ isPresent }) => !isPresent);
  const labels = listed(absent.map(({ label }) => label));
  const text = `${labels} disebut dalam teks tetapi kapsyennya tidak ditemui dalam kertas ini.`;
  const place = sections.some(({ kind }) => kind === 'findings') ? {} : { item: 'gaya', cap: 4 };
  return absent
    .slice(0, 1)
    .map(({ evidence }) => ({ text, evidence, measure: { value: absent.length, better: 'fewer' }, ...place }));
};

const counted = { isCounted: true } as const;

/** Abstract, citations, list of references, tables and figures: what has a form. A cap of 4 bounds nothing. */
export const formChecks: Check[] = [
  {
    ...counted,
    id: 'abstractShort',
    item: 'abstrak',
    cap: 2,
    advice:
      'Kembangkan abstrak kepada 150 hingga 250 patah perkataan: tujuan, kaedah atau hujah utama, dapatan dan implikasi.',
    of: abstractShort,
  },
  { ...counted, id: 'citationsAllListed', item: 'petikan', cap: 4, kind: 'strength', priority: 3, of: allListed },
  {
    ...counted,
    id: 'citationsNotListed',
    item: 'petikan',
    cap: 1,
    priority: 1,
    advice:
      'Tambah maklumat penuh setiap sumber ini ke dalam senarai rujukan, atau gugurkan petikannya. Semak juga ejaan nama dan tahun: setiap petikan mesti sepadan dengan satu entri.',
    of: ({ facts: { citations } }) =>
      allOf(citations.notListed, 'sumber dipetik dalam teks tetapi tiada dalam senarai rujukan', {
        cap: citations.notListed.length <= 2 ? 2 : 1,
      }),
  },
  {
    ...counted,
    id: 'referencesNotCited',
    item: 'petikan',
    cap: 4,
    priority: 3,
    advice: 'Petik sumber ini di tempat yang sesuai dalam teks, atau keluarkan daripada senarai rujukan.',
    of: ({ facts: { citations } }) => allOf(citations.notCited, 'entri dalam senarai rujukan tidak dipetik dalam teks'),
  },
  {
    ...counted,
    id: 'fewReferences',
    item: 'liputan',
    cap: 2,
    advice:
      'Tambah sumber primer yang berwasit dan terkini, terutamanya kajian tempatan dan antarabangsa tentang pemboleh ubah yang sama.',
    of: fewReferences,
  },
  {
    ...counted,
    id: 'illustrationAbsent',
    item: 'ketepatan',
    cap: 2,
    isAbsence: true,
    advice:
      'Masukkan jadual atau rajah itu berserta nombor dan tajuknya, atau betulkan nombor yang disebut dalam teks.',
    of: illustrationAbsent,
  },
];
