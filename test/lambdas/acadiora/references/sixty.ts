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

interface Made {
  style?: Style;
  /** What the entry says otherwise than the work. */
  says?: (work: KnownWork, n: number) => Partial<KnownWork>;
  /** Of the entry; without it, it names none. */
  doi?: (work: KnownWork, n: number) => string;
  /** What the services know of the work otherwise; null: they do not know it. */
  knows?: Partial<KnownWork> | null;
}

/** As many entries as told, each made by its own number. */
const some = (
  count: number,
  from: number,
  state: Case['state'],
  { style = apa, says = () => ({}), doi, knows = {} }: Made,
  ...differs: Detail[]
): Case[] =>
  Array.from({ length: count }, (_, n) => {
    const work = workOf(from + n);
    const text = style({ ...work, ...says(work, n) }, doi?.(work, n));
    return { text, known: knows && { ...work, ...knows }, state, differs };
  });

const own = ({ doi }: KnownWork): string => doi;
const later = ({ year }: KnownWork) => ({ year: year + 4 });
const worded = ({ title }: KnownWork) => ({ title: otherWord(title) });
const unknown = (title: string, surname: string, year: number) => (_: KnownWork, n: number) => ({
  title,
  surname,
  year: year + n,
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
  ...some(12, 0, 'found', { doi: own }),
  ...some(4, 12, 'found', {}),
  ...some(3, 16, 'differs', { says: later, doi: own }, 'year'),
  ...some(2, 19, 'differs', { says: later }, 'year'),
  ...some(2, 21, 'differs', { says: worded, doi: own }, 'title'),
  ...some(2, 23, 'differs', { says: worded }, 'title'),
  ...some(2, 25, 'differs', { says: () => ({ surname: 'Oberon' }), doi: own }, 'authors'),
  ...some(3, 27, 'notFound', {
    says: unknown('Lunar tides explain classroom silence', 'Nimmo', 2001),
    knows: null,
  }),
  ...some(2, 30, 'retracted', { doi: own, knows: { isRetracted: true } }),
  ...malay,
  ...some(1, 40, 'found', { doi: own, knows: { isInOpenAlexOnly: true } }),
  ...some(1, 41, 'unchecked', { doi: own, knows: { fault: 'down' } }),
  ...some(1, 42, 'found', { doi: own, knows: { fault: 'busy' } }),
];

const style = numbered;
const dunes = () => ({ title: 'Sand dunes as teachers of geometry', surname: 'Pellew', year: 1975 });
/** Twenty of a numbered list. */
const byNumber: readonly Case[] = [
  ...some(4, 50, 'found', { style, doi: own }),
  ...some(5, 54, 'found', { style }),
  ...some(1, 59, 'differs', { style, says: ({ year }) => ({ year: year - 3 }) }, 'year'),
  // The DOI of another work.
  ...some(2, 60, 'differs', { style, doi: () => workOf(50).doi }, 'doi'),
  ...some(1, 62, 'differs', { style, says: dunes, doi: own }, 'title', 'authors', 'year'),
  // A DOI that nobody has given out.
  ...some(3, 63, 'notFound', {
    style,
    says: unknown('Magnetic soup and reading speed', 'Quibble', 2011),
    doi: (_, n) => `10.9999/none.${n}`,
    knows: null,
  }),
  ...some(2, 66, 'retracted', { style, knows: { isRetracted: true } }),
  ...some(1, 68, 'unchecked', { style, doi: own, knows: { fault: 'down' } }),
  ...some(1, 69, 'found', { style, doi: own, knows: { isInOpenAlexOnly: true } }),
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
