import type { SectionKind } from '../../../../shared/acadiora/kinds.ts';
import { re } from '../text/words.ts';

/**
 * Names of sections in Malay, English and Indonesian, known as a heading even when nothing but the words says so; the first that fits decides
 * ('Dapatan dan Perbincangan' is findings).
 */
const names: readonly (readonly [SectionKind, ...string[]])[] = [
  ['abstract', 'abstrak|abstract|sinopsis|(?:executive )?summary|intisari|ringkasan(?: eksekutif)?'],
  ['appendix', String.raw`(?:lampiran|appendix|appendices|apendiks)(?: (?:\d{1,2}|[a-z]|[ivx]+))?`],
  [
    'references',
    '(?:(?:senarai|daftar) )?(?:rujukan|pustaka)|bibliografi|bibliography|kepustakaan|works cited',
    'references?(?: list)?|list of references',
  ],
  [
    'acknowledgements',
    '(?:setinggi )?penghargaan|acknowledge?ments?|ucapan terima ?kasih|funding|pendanaan|dana kajian',
  ],
  [
    'literature',
    '(?:sorotan|tinjauan|kajian|ulasan|semakan|rumusan) (?:literatur|kepustakaan|pustaka|kajian|karya|bacaan)(?: lepas| lalu)?',
    '(?:kajian|penelitian) (?:lepas|lalu|terdahulu|berkaitan)|(?:overview of )?related (?:works?|studies)|previous (?:studies|research)',
    '(?:the )?(?:review of )?(?:related )?literature(?: review| survey)?',
  ],
  [
    'theory',
    '(?:kerangka|landasan|kajian|asas|latar|tinjauan) (?:teori|teoritis|teoretis|konseptual|konsep|teoritikal)',
    'teori|theory|(?:theoretical|conceptual) (?:framework|background|foundations?|perspective|model)',
    'kerangka (?:berpikir|pemikiran)',
  ],
  [
    'objectives',
    'objektif|matlamat|tujuan|research (?:objectives?|questions?|aims?)',
    '(?:aims?|objectives?)(?: of the (?:study|research|paper))?|rumusan masalah',
    'persoalan|soalan|hipotesis|(?:research )?hypothes[ei]s',
  ],
  [
    'findings',
    '(?:analisis (?:dan )?|hasil )?dapatan|hasil|keputusan|penemuan|temuan',
    '(?:main |key |experimental |(?:data )?analysis and )?(?:results?|findings?)',
    'analisis data dan (?:dapatan|hasil|perbincangan)',
  ],
  [
    'discussion',
    '(?:perbincangan|pembahasan|diskusi|discussions?|refleksi)(?: hasil| dapatan| tindakan| pelaksanaan)?',
  ],
  [
    'methodology',
    'metodologi|kaedah|metode|metod|(?:research |materials and |data and )?methods?|(?:research )?methodology',
    'research design|kumpulan sasaran|pelaksanaan (?:kajian|tindakan)|perancangan tindakan|prosedur kajian',
    'tindakan yang (?:dijalankan|dilaksanakan)|bahan dan kaedah|kaedah (?:perlaksanaan|pelaksanaan|pengumpulan .{3,30})',
    '(?:system|hardware|software|proposed|experimental) (?:design|architecture|overview|model|system|method|approach)',
    'experimental (?:framework|setup|procedure)|design and (?:implementation|development)|implementation',
    '(?:reka bentuk|seni bina|pembangunan|pelaksanaan) (?:sistem|aplikasi|perisian|produk)',
    'reka ?bentuk|populasi|persampelan|instrumen|peserta|(?:research )?(?:participants|instruments?)|sampling',
    '(?:pengumpulan|kutipan|analisis) data|data (?:collection|analysis)',
  ],
  [
    'conclusion',
    'kesimpulan|penutup|rumusan|simpulan|konklusi|(?:summary and )?conclusions?|(?:concluding|closing) remarks',
    'implikasi(?: kajian)? dan cadangan(?: kajian lanjutan)?|cadangan(?: (?:tindakan|penyelidikan) .{3,40})?',
    '(?:cadangan )?kajian (?:seterusnya|susulan|lanjutan|akan datang)',
    'batasan|limitasi|limitations?|future (?:work|research)',
  ],
  ['discussion', 'implikasi|implications?'],
  [
    'introduction',
    'pengenalan(?: kepada .{3,40})?|pendahuluan|mukadimah|introduction(?: to .{3,40})?|prakata|latar belakang',
    'background(?: of the study)?|statement of need|(?:fokus|isu)(?= kajian| dan)',
    'refleksi (?:pengajaran|p ?d ?p|pdpc|amalan).{0,50}|pe(?:r)?nyataan masalah|problem statement',
  ],
];

const ofStudy = 'kajian|penyelidikan|penelitian|study|research|projek|masalah';
/** 'Dapatan Kajian dan Perbincangan': a name, of what, and with what beside it. */
const whole = (all: readonly string[]): RegExp =>
  re.u`^(?:${all.join('|')})(?: (?:${ofStudy}))?(?:(?:,| dan| and| &| serta) .{3,50})?$`;
const table = names.map(([kind, ...called]) => ({ kind, name: whole(called) }));

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

/** The kind of section that a title by itself names, or null. */
export function namedBy(title: string): SectionKind | null {
  const said = wordings(title);
  return table.find(({ name }) => said.some((wording) => name.test(wording)))?.kind ?? null;
}

/** What a part of a section is by the first words of its title, which make nothing a heading. */
export function partNamedBy(title: string): SectionKind | null {
  const plain = plainTitle(title);
  if (plain.startsWith('teori ')) return 'theory';
  return plain.startsWith('implikasi kajian') ? 'conclusion' : null;
}
