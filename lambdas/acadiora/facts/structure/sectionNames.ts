import type { SectionKind } from '../../../../shared/acadiora/facts.ts';
import { re } from '../text/patterns.ts';

const study = String.raw`(?: (?:kajian|penyelidikan|penelitian|study|research|projek|masalah))?`;

interface Names {
  kind: SectionKind;
  /** Whole names of main sections: known as a heading even when nothing but the words says so. */
  main: readonly string[];
  /** Names of parts of a main section. */
  part?: readonly string[];
  /** What a main heading with a number of its own may say besides. */
  within?: RegExp;
}

/** Section names in Malay, English and Indonesian; the first that fits decides ('Dapatan dan Perbincangan' is findings). */
const names: readonly Names[] = [
  {
    kind: 'abstract',
    main: ['abstrak|abstract|sinopsis|ringkasan eksekutif|executive summary|intisari|summary|ringkasan'],
  },
  {
    kind: 'appendix',
    main: [
      String.raw`(?:lampiran|appendix|appendices|apendiks)(?: (?:\d{1,2}|[a-z]|[ivx]+))?(?: (?:instrumen|soal selidik|senarai|contoh|borang|rancangan)\b.*)?`,
    ],
  },
  {
    kind: 'references',
    main: [
      '(?:senarai )?rujukan|bibliografi|daftar (?:pustaka|rujukan)|references?(?: list)?|list of references',
      'bibliography|works cited|kepustakaan|senarai pustaka',
    ],
  },
  {
    kind: 'acknowledgements',
    main: [
      'penghargaan|acknowledge?ments?|ucapan terima ?kasih|setinggi penghargaan|penghargaan dan .{3,40}',
      'funding|pendanaan|dana kajian',
    ],
  },
  {
    kind: 'literature',
    main: [
      '(?:sorotan|tinjauan|kajian|ulasan|semakan|rumusan) (?:literatur|kepustakaan|pustaka|kajian(?: lepas| lalu)?|karya|bacaan)',
      'kajian (?:lepas|lalu|terdahulu|berkaitan)|penelitian terdahulu',
      '(?:the )?(?:review of )?(?:related )?literature(?: review)?(?: and .{3,40})?',
      'related (?:works?|studies)|previous (?:studies|research)|(?:kajian|landasan) kepustakaan',
      'literature survey',
    ],
    within:
      /(?:sorotan|tinjauan|kajian|ulasan) (?:literatur|pustaka|kajian)|literature|kajian (?:lepas|lalu)|related work/u,
  },
  {
    kind: 'theory',
    main: [
      String.raw`(?:kerangka|landasan|kajian|asas|latar|tinjauan) (?:teori|teoritis|teoretis|konseptual|konsep|teoritikal)(?: (?:dan|dan kerangka|and) (?:teori|konseptual|konsep))?${study}`,
      'theoretical (?:framework|background|foundations?|perspective)|conceptual (?:framework|model)|theory',
      'teori|theoretical and conceptual framework|kerangka (?:berpikir|pemikiran)',
    ],
    part: ['teori.*', 'theory of .*', 'model teori.*'],
    within: /kerangka (?:teori|konsep)|(?:landasan|asas) teori|theoretical|conceptual framework/u,
  },
  {
    kind: 'objectives',
    main: [
      '(?:objektif|matlamat|tujuan)(?: (?:kajian|penyelidikan|penelitian))?',
      'research (?:objectives?|questions?|aims?)|(?:aims?|objectives?)(?: of the (?:study|research|paper))?',
      'aims and objectives',
    ],
    part: [
      '(?:objektif|matlamat|tujuan|persoalan|soalan|rumusan masalah|hipotesis)(?: .{0,40})?',
      '(?:research )?hypothes[ei]s(?: .{0,30})?|(?:research|specific|study) (?:objectives?|questions?)',
      'objectives? .{0,40}|purpose of .{0,30}',
    ],
    within: /objektif|persoalan kajian|research questions/u,
  },
  {
    kind: 'findings',
    main: [
      String.raw`(?:dapatan|hasil|keputusan|penemuan|hasil dapatan|analisis dapatan|temuan)${study}(?: (?:dan|&|serta) (?:perbincangan|pembahasan|analisis|diskusi))?(?: (?:kajian|penelitian))?`,
      '(?:main |key )?(?:results?|findings?)(?: (?:and|&) (?:discussions?|analysis|findings))?',
      'analisis data dan (?:dapatan|hasil|perbincangan)(?: kajian)?|dapatan dan .{3,40}',
      'data analysis and (?:findings|results)',
    ],
    within: /\bdapatan\b|hasil (?:kajian|penelitian|dan)|\bresults?\b|\bfindings?\b/u,
  },
  {
    kind: 'discussion',
    main: [
      String.raw`(?:perbincangan|pembahasan|diskusi|discussions?)${study}(?: (?:hasil|dapatan)(?: (?:kajian|penelitian))?)?(?: (?:dan|and|&|,) .{3,40})?`,
      'perbincangan dapatan .{0,20}',
      'refleksi(?: (?:dan|dapatan|kajian|tindakan|penyelidik|pelaksanaan|selepas).{0,30})?',
    ],
    within: /\bperbincangan\b|\bpembahasan\b|\bdiscussion\b/u,
  },
  {
    kind: 'methodology',
    main: [
      String.raw`(?:metodologi|kaedah|metode|metod|methodology|methods?)${study}`,
      'research (?:methodology|methods?|design)|(?:materials?|data) and methods?|methods? and materials?',
      'kumpulan sasaran|pelaksanaan (?:kajian|tindakan)|tindakan yang (?:dijalankan|dilaksanakan)',
      'perancangan tindakan|prosedur kajian|bahan dan kaedah|metodologi .{0,30}',
      'kaedah (?:dan bahan|perlaksanaan|pelaksanaan|pengumpulan .{3,30})',
      '(?:system|hardware|software|proposed|experimental) (?:design|architecture|overview|model|system|method|approach|framework|setup|procedure)',
      'design and (?:implementation|development)|implementation',
      '(?:reka bentuk|seni bina|pembangunan|pelaksanaan) (?:sistem|aplikasi|perisian|produk)',
      'persediaan (?:uji kaji|eksperimen)',
    ],
    part: [
      String.raw`(?:reka bentuk|rekabentuk|desain|populasi|persampelan|sampel|instrumen|tatacara|prosedur|kesahan)\b.{0,50}`,
      String.raw`(?:kebolehpercayaan|validitas|pengumpulan data|kutipan data|analisis data)\b.{0,50}`,
      String.raw`(?:teknik (?:analisis|pengumpulan)|lokasi|peserta kajian|responden|kajian rintis|jenis penelitian)\b.{0,50}`,
      String.raw`(?:subjek (?:kajian|penelitian)|participants?|sampling|population|instruments?)\b.{0,50}`,
      String.raw`(?:research (?:design|instruments?|procedures?)|data (?:collection|analysis)|pilot study)\b.{0,50}`,
      String.raw`(?:ethical considerations|etika)\b.{0,50}`,
    ],
    within: /metodologi|\bkaedah\b|\bmetode\b|method/u,
  },
  {
    kind: 'conclusion',
    main: [
      String.raw`(?:kesimpulan|penutup|rumusan|simpulan|konklusi|conclusions?|concluding remarks|closing remarks)${study}(?: (?:dan|and|&|,|serta) .{3,50})?`,
      'implikasi (?:dan|kajian dan) cadangan(?: kajian(?: lanjutan)?)?',
      'cadangan dan (?:kesimpulan|penutup|rumusan)|summary and conclusions?',
      '(?:cadangan )?kajian (?:seterusnya|susulan|lanjutan|akan datang)',
      'cadangan(?: (?:tindakan|penyelidikan) .{3,40})',
    ],
    part: [
      String.raw`(?:(?:batasan|limitasi)(?= dan| serta| kajian| penyelidikan| penelitian|$)|limitations?)\b.{0,40}`,
      String.raw`(?:cadangan kajian (?:lanjutan|akan datang|masa depan)|kajian (?:lanjutan|akan datang)|implikasi kajian)\b.{0,40}`,
      String.raw`(?:implikasi dan cadangan|future (?:work|research|studies)|saran)\b.{0,40}`,
    ],
    within: /kesimpulan|penutup|\brumusan\b|conclusion/u,
  },
  {
    kind: 'introduction',
    main: [
      String.raw`(?:pengenalan|pendahuluan|mukadimah|introduction|prakata)${study}|latar belakang${study}`,
      'background(?: (?:of the study|and .{3,30}))?|statement of need|introduction (?:and|to) .{3,40}',
      'pengenalan (?:dan|kepada) .{3,40}|refleksi (?:pengajaran|p ?d ?p|pdpc|amalan).{0,50}',
      '(?:fokus|isu)(?: (?:kajian|dan .{3,30}))',
    ],
    part: [
      String.raw`(?:latar belakang|pe(?:r)?nyataan masalah|penyataan masalah|kepentingan|skop|batasan kajian)\b.{0,40}`,
      String.raw`(?:definisi (?:operasional|istilah|konsep)|problem statement|statement of the problem|significance)\b.{0,40}`,
      String.raw`(?:background|rasional|signifikan kajian|manfaat penelitian|isu dan masalah|definition of terms)\b.{0,40}`,
    ],
    within: /pengenalan|pendahuluan|introduction|latar belakang/u,
  },
];

const anyOf = (all: readonly string[]): RegExp => re.u`^(?:${all.join('|')})$`;
const table = names.map(({ main, part, ...rest }) => ({ ...rest, main: anyOf(main), part: part && anyOf(part) }));

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

/** All that a heading promises: 'Dapatan dan Perbincangan' holds a discussion too. */
export const kindsPromised = (heading: string): SectionKind[] => {
  const plain = plainTitle(heading);
  return table.filter(({ within }) => within?.test(plain)).map(({ kind }) => kind);
};
