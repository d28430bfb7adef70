import type { SectionKind } from '../../../../shared/acadiora/kinds.ts';
import { re } from '../text/words.ts';

interface Names {
  kind: SectionKind;
  /** Names of main sections: known as a heading even when nothing but the words says so. */
  main: readonly string[];
  /** What names of parts of a main section begin with. */
  part?: readonly string[];
}

/** Section names in Malay, English and Indonesian; the first that fits decides ('Dapatan dan Perbincangan' is findings). */
const names: readonly Names[] = [
  { kind: 'abstract', main: ['abstrak|abstract|sinopsis|(?:executive )?summary|intisari|ringkasan(?: eksekutif)?'] },
  {
    kind: 'appendix',
    main: [String.raw`(?:lampiran|appendix|appendices|apendiks)(?: (?:\d{1,2}|[a-z]|[ivx]+))?`],
  },
  {
    kind: 'references',
    main: [
      '(?:(?:senarai|daftar) )?(?:rujukan|pustaka)|bibliografi|bibliography|kepustakaan|works cited',
      'references?(?: list)?|list of references',
    ],
  },
  {
    kind: 'acknowledgements',
    main: ['(?:setinggi )?penghargaan|acknowledge?ments?|ucapan terima ?kasih|funding|pendanaan|dana kajian'],
  },
  {
    kind: 'literature',
    main: [
      '(?:sorotan|tinjauan|kajian|ulasan|semakan|rumusan) (?:literatur|kepustakaan|pustaka|kajian|karya|bacaan)(?: lepas| lalu)?',
      '(?:kajian|penelitian) (?:lepas|lalu|terdahulu|berkaitan)|(?:overview of )?related (?:works?|studies)|previous (?:studies|research)',
      '(?:the )?(?:review of )?(?:related )?literature(?: review| survey)?',
    ],
  },
  {
    kind: 'theory',
    main: [
      '(?:kerangka|landasan|kajian|asas|latar|tinjauan) (?:teori|teoritis|teoretis|konseptual|konsep|teoritikal)',
      'teori|theory|(?:theoretical|conceptual) (?:framework|background|foundations?|perspective|model)',
      'kerangka (?:berpikir|pemikiran)',
    ],
    part: ['teori|theory of|model teori'],
  },
  {
    kind: 'objectives',
    main: [
      'objektif|matlamat|tujuan|research (?:objectives?|questions?|aims?)',
      '(?:aims?|objectives?)(?: of the (?:study|research|paper))?',
    ],
    part: [
      'objektif|matlamat|tujuan|persoalan|soalan|rumusan masalah|hipotesis|(?:research )?hypothes[ei]s',
      '(?:research|specific|study) (?:objectives?|questions?)|objectives? |purpose of',
    ],
  },
  {
    kind: 'findings',
    main: [
      '(?:analisis (?:dan )?|hasil )?dapatan|hasil|keputusan|penemuan|temuan',
      '(?:main |key |experimental |(?:data )?analysis and )?(?:results?|findings?)',
      'analisis data dan (?:dapatan|hasil|perbincangan)',
    ],
  },
  {
    kind: 'discussion',
    main: ['(?:perbincangan|pembahasan|diskusi|discussions?|refleksi)(?: hasil| dapatan| tindakan| pelaksanaan)?'],
  },
  {
    kind: 'methodology',
    main: [
      'metodologi|kaedah|metode|metod|(?:research |materials and |data and )?methods?|(?:research )?methodology',
      'research design|kumpulan sasaran|pelaksanaan (?:kajian|tindakan)|perancangan tindakan|prosedur kajian',
      'tindakan yang (?:dijalankan|dilaksanakan)|bahan dan kaedah|kaedah (?:perlaksanaan|pelaksanaan|pengumpulan .{3,30})',
      '(?:system|hardware|software|proposed|experimental) (?:design|architecture|overview|model|system|method|approach)',
      'experimental (?:framework|setup|procedure)|design and (?:implementation|development)|implementation',
      '(?:reka bentuk|seni bina|pembangunan|pelaksanaan) (?:sistem|aplikasi|perisian|produk)',
    ],
    part: [
      'reka ?bentuk|desain|populasi|persampelan|sampel|instrumen|tatacara|prosedur|kesahan|kebolehpercayaan|validitas',
      '(?:pengumpulan|kutipan|analisis) data|teknik (?:analisis|pengumpulan)|lokasi|peserta kajian|responden|kajian rintis',
      'jenis penelitian|subjek (?:kajian|penelitian)|participants?|sampling|population|(?:research )?instruments?',
      'research (?:design|procedures?)|data (?:collection|analysis)|pilot study|ethical considerations|etika',
    ],
  },
  {
    kind: 'conclusion',
    main: [
      'kesimpulan|penutup|rumusan|simpulan|konklusi|(?:summary and )?conclusions?|(?:concluding|closing) remarks',
      'implikasi(?: kajian)? dan cadangan(?: kajian lanjutan)?|cadangan(?: (?:tindakan|penyelidikan) .{3,40})?',
      '(?:cadangan )?kajian (?:seterusnya|susulan|lanjutan|akan datang)',
    ],
    part: [
      '(?:batasan|limitasi)(?= dan| serta| kajian| penyelidikan| penelitian|$)|limitations?|saran|implikasi (?:kajian|dan)',
      '(?:cadangan )?kajian (?:lanjutan|akan datang|masa depan)|future (?:work|research|studies)',
    ],
  },
  {
    kind: 'introduction',
    main: [
      'pengenalan(?: kepada .{3,40})?|pendahuluan|mukadimah|introduction(?: to .{3,40})?|prakata|latar belakang',
      'background(?: of the study)?|statement of need|(?:fokus|isu)(?= kajian| dan)',
      'refleksi (?:pengajaran|p ?d ?p|pdpc|amalan).{0,50}',
    ],
    part: [
      'latar belakang|pe(?:r)?nyataan masalah|penyataan masalah|kepentingan|skop|batasan kajian|background|rasional',
      'definisi (?:operasional|istilah|konsep)|definition of terms|problem statement|statement of the problem',
      'significance|signifikan kajian|manfaat penelitian|isu dan masalah',
    ],
  },
];

const ofStudy = 'kajian|penyelidikan|penelitian|study|research|projek|masalah';
/** 'Dapatan Kajian dan Perbincangan': a name, of what, and with what beside it. */
const whole = (all: readonly string[]): RegExp =>
  re.u`^(?:${all.join('|')})(?: (?:${ofStudy}))?(?:(?:,| dan| and| &| serta) .{3,50})?$`;
const begun = (all: readonly string[]): RegExp => re.u`^(?:${all.join('|')})\b.{0,40}$`;
const table = names.map(({ main, part, ...rest }) => ({ ...rest, main: whole(main), part: part && begun(part) }));

/** A title without its number, case, footnote marks and stray signs. */
export const plainTitle = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[*†‡¹²³⁰⁴-⁹:.]+/gu, ' ')
    .replace(/[^\p{L}\p{N}&,/()' -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Wordings of a title that may each be a name: the whole, then its bilingual halves 'Pengenalan / Introduction', 'Abstrak (Abstract)'. */
function wordings(title: string): string[] {
  const plain = plainTitle(title);
  const halves = plain.split(/[/()]/).map((half) => half.trim());
  return [...new Set([plain, ...halves])].filter((wording) => wording !== '');
}

export interface Named {
  kind: SectionKind;
  /** Main sections are called so; parts of them otherwise. */
  isMain: boolean;
}

/** What a title by itself names, or null. */
export function namedBy(title: string): Named | null {
  const said = wordings(title);
  for (const { kind, main } of table) if (said.some((wording) => main.test(wording))) return { kind, isMain: true };
  for (const { kind, part } of table)
    if (part && said.some((wording) => part.test(wording))) return { kind, isMain: false };
  return null;
}

/** Whether a section of this kind may have a part of this name. */
export const mayBePartOf = (title: string, kind: SectionKind): boolean =>
  table.some((one) => one.kind === kind && wordings(title).some((wording) => one.part?.test(wording) === true));
