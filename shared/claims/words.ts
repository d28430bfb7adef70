/** Words by which claims are found, as data: a new word is a new entry, not a new pattern. */

const listed = (words: string): string[] => words.split(/\s*\/\s*|\n\s*/).filter((word) => word !== '');
const setOf = (words: string): ReadonlySet<string> => new Set(listed(words));

interface UnitWords {
  /** Behind the number: '20 %', '3 jam kredit'. */
  after: readonly string[];
  /** Before it: 'minggu 7', 'wajaran: 30'. */
  before?: readonly string[];
  /** How Malay print has a value. */
  label: string;
  /** Up to this a figure may be the writer's own instruction: 'dua minit', 'kumpulan 4 orang', 'tiga soalan'. */
  own: number;
  /** Whether such an instruction is common also where a whole of the unit is known: '4 orang' of 30. */
  isPacing?: boolean;
  /** It counts parts of a whole: 'dua aktiviti' of five. */
  isOfParts?: boolean;
  /** One of it in units of its kind: an hour is 60 minutes. */
  times?: number;
}

const units = {
  percent: {
    after: listed('%/peratus/percent'),
    before: listed('wajaran/pemberat/weight/weightage'),
    label: '#%',
    own: 0,
  },
  marks: { after: listed('markah/mark/marks'), label: '# markah', own: 0 },
  time: { after: listed('minit/menit/minute/minutes/min/mins'), label: '# minit', own: 25, isPacing: true },
  hours: { after: listed('jam/hour/hours/hrs'), before: listed('slt'), label: '# jam', own: 0, times: 60 },
  weeks: { after: listed('minggu/week/weeks'), label: '# minggu', own: 3, isOfParts: true },
  week: { after: [], before: listed('minggu/minggu ke/week/weeks'), label: 'minggu #', own: 0 },
  credits: {
    after: listed('kredit/jam kredit/credit/credits/credit hours'),
    before: listed('kredit/credit/credits'),
    label: '# kredit',
    own: 0,
  },
  people: {
    after: listed(`pelajar/murid/orang/peserta/responden/guru/pensyarah/students/pupils/people/participants/respondents/
      teachers/lecturers`),
    label: '# orang',
    own: 9,
    isPacing: true,
  },
  groups: { after: listed('kumpulan/groups'), label: '# kumpulan', own: 9 },
  questions: { after: listed('soalan/item/questions/items'), label: '# soalan', own: 9 },
  outcomes: {
    after: listed('hasil pembelajaran/hasil kursus/clo/hpk/learning outcomes/course outcomes'),
    label: '# hasil pembelajaran',
    own: 9,
    isOfParts: true,
  },
  criteria: { after: listed('kriteria/criteria'), label: '# kriteria', own: 9, isOfParts: true },
  activities: { after: listed('aktiviti/activities'), label: '# aktiviti', own: 9, isOfParts: true },
  courses: { after: listed('kursus/buah kursus/courses'), label: '# kursus', own: 9, isOfParts: true },
  pages: { after: listed('halaman/muka surat/pages'), label: '# halaman', own: 9 },
  words: { after: listed('perkataan/patah perkataan/words'), label: '# patah perkataan', own: 500 },
  money: { after: listed('ringgit'), before: listed('rm'), label: 'RM#', own: 0 },
  /** What a paper measures; only with a decimal or an equals sign. */
  measure: { after: [], before: listed('min/mean/purata/sp/sd/n/p/r/t/f/m/alfa/alpha/α'), label: '#', own: 0 },
} as const satisfies Record<string, UnitWords>;
/** What a number counts. Hours are `time` in minutes. */
export type Unit = Exclude<keyof typeof units, 'hours'>;
export type UnitName = keyof typeof units;
const unitTable: Readonly<Record<UnitName, UnitWords>> = units;
export const unitWords = (unit: UnitName): UnitWords => unitTable[unit];

const byWord = (side: 'after' | 'before'): ReadonlyMap<string, UnitName> =>
  new Map(
    (Object.keys(units) as UnitName[]).flatMap((unit) =>
      (unitTable[unit][side] ?? []).map((word) => [word, unit] as const),
    ),
  );
export const unitsAfter = byWord('after');
export const unitsBefore = byWord('before');

const counted = (words: string, from: number, step = 1): [string, number][] =>
  listed(words).map((word, i) => [word, from + i * step]);
/** Numbers in words, each by itself; `numberWords` of claim.ts puts them together with 'belas' and 'puluh'. */
export const numerals: ReadonlyMap<string, number> = new Map([
  ...counted('satu/dua/tiga/empat/lima/enam/tujuh/lapan/sembilan/sepuluh/sebelas', 1),
  ...counted('one/two/three/four/five/six/seven/eight/nine/ten/eleven/twelve/thirteen/fourteen/fifteen', 1),
  ...counted('sixteen/seventeen/eighteen/nineteen', 16),
  ...counted('twenty/thirty/forty/fifty/sixty/seventy/eighty/ninety', 20, 10),
  ...counted('seratus/hundred', 100),
]);

export const ranges = setOf('hingga/sehingga/to/until');
export const listJoins = setOf('dan/and/&');
export const joins = setOf('dan/and/serta/manakala/sementara/while/tetapi/but/atau/or');
/** Several names share several figures in their order; or each has a part of one. */
export const shares = setOf('masing/respectively/setiap/each');
/** The figure is that of the whole. */
export const wholes = setOf('jumlah/keseluruhan/total/overall/altogether');
/** A percentage in such a sentence is one of marks. */
export const weighing = setOf(`wajaran/berwajaran/pemberat/menyumbang/sumbangan/markah/pentaksiran/penilaian/gred/
  weight/weighs/weighted/weightage/worth/contributes/contribute/marks/grade/assessment/assessments/coursework`);
export const levelHeads = setOf(
  'aras/tahap/level/levels/domain/kognitif/psikomotor/afektif/cognitive/psychomotor/affective',
);

/** Titles; those in the second list need their full stop. */
export const titles = setOf(
  'dr/prof/profesor/professor/puan/encik/cik/tuan/datuk/dato/datin/tan sri/ustaz/ustazah/mr/mrs/ms',
);
export const shortTitles = setOf('en/pn/ts/ir/hj/hjh/sr');
/** A full stop behind such a word ends no sentence and no name. */
export const isAbbreviation = (word: string): boolean =>
  /^\p{L}$/u.test(word) || titles.has(word) || shortTitles.has(word);
/** Between the words of a person's name. */
export const nameLinks = setOf('bin/binti/bt/bte/b/a/l/al/van/de/@');
/** 'Puan Pengerusi' addresses an office. */
export const offices =
  setOf(`pengerusi/pengarah/dekan/rektor/pengetua/guru/pensyarah/penyelia/pegawai/madya/speaker/chairman/
  dean/director/hakim/menteri/tuan/puan/dan/encik/cik`);

/** Between the names of authors. */
export const authorLinks = setOf('dan/and/&/et/al/dkk/of/for/the/on/in/bin/binti/van/de/a/l');
/** What opens a sentence before an author, and what a year stands beside that is no source. */
export const sourceLeads =
  setOf(`menurut/mengikut/oleh/dalam/seperti/berdasarkan/melalui/merujuk/rujuk/lihat/according/to/as/see/in/by/from/
  based/namun/walaupun/pada/bagi/model/teori/theory/kerangka/taksonomi/dapatan/the/cf`);
/** Kinds of writing; in one of these a year needs no bracket: 'Laporan MCMC 2022'. */
export const writings =
  setOf(`laporan/kajian/report/survey/study/tinjauan/bancian/indeks/index/dasar/akta/statistik/statistics/buku/
  jurnal/journal/artikel/article/tesis/pelan/standard`);
export const calendar =
  setOf(`januari/februari/mac/april/mei/jun/julai/ogos/september/oktober/november/disember/january/february/march/
  may/june/july/august/october/december/jan/feb/mar/apr/ogo/sep/okt/oct/nov/dis/dec/semester/sesi/session/tahun/year/sem/
  ambilan/kohort/cohort/intake/kurikulum/syllabus/sejak/edisi/windows/office/word/excel`);
export const figureWords = setOf('jadual/rajah/carta/graf/table/figure/chart');
/** Before digits, no course: 'ISO 9001'. */
export const standards = setOf('ISO/IEC/IEEE/RFC/ASTM/BS/EN/RM/USD/HTTP/MS/UTF/SHA/AES/USB/MP');
/** Codes that mean other things, too: 'CO2', 'HP 15'. They are held only where the course has some of the kind. */
export const ambiguousCodes = setOf('CO/LO/PO/HP/HASIL/OUTCOME/MQF/LOC/PEO');
