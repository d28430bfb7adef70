import type { Detail } from '../../../../shared/acadiora/labels.ts';
import type { FoundReference } from '../../../../shared/acadiora/facts.ts';
import type { SourceDocument } from '../../../../shared/document/document.ts';
import { documentOf } from '../../../support/blocks.ts';
import { type KnownWork, workOf } from '../../../support/bibliographies.ts';

/** An entry of a list, what the services know of it, and what has to be said of it. */
export interface Case {
  text: string;
  known: KnownWork | null;
  state: FoundReference['state'];
  differs: readonly Detail[];
}

/** The number of an entry of a numbered list is put in front of it by `paperOf`. */
type Style = (work: KnownWork, doi?: string) => string;
const apa: Style = ({ surname, year, title }, doi) =>
  `${surname}, A. (${year}). ${title}. Journal of Invented Studies, 12(3), 45–67.${doi === undefined ? '' : ` https://doi.org/${doi}`}`;
const numbered: Style = ({ surname, year, title }, doi) =>
  `A. ${surname}, “${title},” J. Invented Stud., vol. 4, no. 2, pp. 11–29, ${year}${doi === undefined ? '.' : `, doi: ${doi}.`}`;

const otherWord = (title: string): string => title.replace(/and \w+ among/u, 'and wellbeing among');

/** As many entries as told, each made by its own number. */
function some(count: number, from: number, make: (work: KnownWork, n: number) => Omit<Case, 'known'> & Partial<Case>) {
  return Array.from({ length: count }, (_, n): Case => {
    const work = workOf(from + n);
    return { known: work, ...make(work, n) };
  });
}

const right = (style: Style, hasDoi: boolean) => (work: KnownWork) => ({
  text: style(work, hasDoi ? work.doi : undefined),
  state: 'found' as const,
  differs: [],
});

const malay = [
  'Zulhilmi, N. (2019). Amalan pedagogi terbeza dalam kalangan guru novis di sekolah pedalaman. Jurnal Pendidik Desa, 7(1), 1–14.',
  'Kamaruddin, S. (2021). Kesan kaedah tasmik berpasangan terhadap hafazan murid tahap dua. Jurnal Tahfiz Nusantara, 3(2), 20–33.',
  'Majid, R. (2018). Cabaran penyelia praktikum ketika cuti semester pandemik. Jurnal Latihan Guru, 5(1), 55–70.',
  'Salmah, H. (2016). Penguasaan tulisan jawi melalui aplikasi mudah alih. Jurnal Bahasa Warisan, 9(4), 101–118.',
  'Rosnani, T. (2022). Kebolehpasaran graduan kolej vokasional pertanian. Jurnal Kemahiran Tani, 2(2), 77–90.',
].map((text): Case => ({ text, known: null, state: 'notFound', differs: [] }));

/** Forty entries by author and year. */
const byYear: readonly Case[] = [
  ...some(12, 0, right(apa, true)),
  ...some(4, 12, right(apa, false)),
  ...some(3, 16, (work) => ({
    text: apa({ ...work, year: work.year + 4 }, work.doi),
    state: 'differs',
    differs: ['year'],
  })),
  ...some(2, 19, (work) => ({ text: apa({ ...work, year: work.year + 4 }), state: 'differs', differs: ['year'] })),
  ...some(2, 21, (work) => ({
    text: apa({ ...work, title: otherWord(work.title) }, work.doi),
    state: 'differs',
    differs: ['title'],
  })),
  ...some(2, 23, (work) => ({
    text: apa({ ...work, title: otherWord(work.title) }),
    state: 'differs',
    differs: ['title'],
  })),
  ...some(2, 25, (work) => ({
    text: apa({ ...work, surname: 'Oberon' }, work.doi),
    state: 'differs',
    differs: ['authors'],
  })),
  ...some(3, 27, (_, n) => ({
    text: apa({ doi: '', title: 'Lunar tides explain classroom silence', surname: 'Nimmo', year: 2001 + n }),
    known: null,
    state: 'notFound',
    differs: [],
  })),
  ...some(2, 30, (work) => ({
    text: apa(work, work.doi),
    known: { ...work, isRetracted: true },
    state: 'retracted',
    differs: [],
  })),
  ...malay,
  ...some(1, 40, (work) => ({
    text: apa(work, work.doi),
    known: { ...work, isInOpenAlexOnly: true },
    state: 'found',
    differs: [],
  })),
  ...some(1, 41, (work) => ({
    text: apa(work, work.doi),
    known: { ...work, fault: 'down' },
    state: 'unchecked',
    differs: [],
  })),
  ...some(1, 42, (work) => ({ ...right(apa, true)(work), known: { ...work, fault: 'busy' } })),
];

/** Twenty of a numbered list. */
const byNumber: readonly Case[] = [
  ...some(4, 50, right(numbered, true)),
  ...some(5, 54, right(numbered, false)),
  ...some(1, 59, (work) => ({
    text: numbered({ ...work, year: work.year - 3 }),
    state: 'differs',
    differs: ['year'],
  })),
  // The DOI of another work.
  ...some(2, 60, (work) => ({ text: numbered(work, workOf(50).doi), state: 'differs', differs: ['doi'] })),
  ...some(1, 62, (work) => ({
    text: numbered({ ...work, title: 'Sand dunes as teachers of geometry', surname: 'Pellew', year: 1975 }, work.doi),
    state: 'differs',
    differs: ['title', 'authors', 'year'],
  })),
  // A DOI that nobody has given out.
  ...some(3, 63, (_, n) => ({
    text: numbered(
      { doi: '', title: 'Magnetic soup and reading speed', surname: 'Quibble', year: 2011 + n },
      `10.9999/none.${n}`,
    ),
    known: null,
    state: 'notFound',
    differs: [],
  })),
  ...some(2, 66, (work) => ({
    text: numbered(work),
    known: { ...work, isRetracted: true },
    state: 'retracted',
    differs: [],
  })),
  ...some(1, 68, (work) => ({
    text: numbered(work, work.doi),
    known: { ...work, fault: 'down' },
    state: 'unchecked',
    differs: [],
  })),
  ...some(1, 69, (work) => ({
    text: numbered(work, work.doi),
    known: { ...work, isInOpenAlexOnly: true },
    state: 'found',
    differs: [],
  })),
];

/** A short paper that ends with a list of these entries. */
export const paperWith = (entries: readonly string[]): SourceDocument => ({
  kind: 'pdf',
  blocks: documentOf(
    [
      '--- muka surat 1 ---',
      'KESAN SENARAI RUJUKAN REKAAN',
      '# 1.0 PENGENALAN',
      'Kajian ini menyemak senarai rujukan yang direka bagi tujuan ujian sahaja.',
      '# RUJUKAN',
      ...entries,
    ].join('\n'),
  ).blocks,
  notices: [],
  pages: 1,
});

/** Sixty entries in the lists of two papers. */
export const lists = [
  { paper: paperWith(byYear.map(({ text }) => text)), cases: byYear },
  { paper: paperWith(byNumber.map(({ text }, n) => `[${n + 1}] ${text}`)), cases: byNumber },
];
export const knownWorks = lists.flatMap(({ cases }) => cases.flatMap(({ known }) => known ?? []));
