/** Words by which claims are found, as data: a new word is a new entry, not a new pattern. */

import { counted } from '../text/numerals.ts';

const listed = (words: string): string[] => words.split(/\s*\/\s*|\n\s*/).filter((word) => word !== '');
const setOf = (words: string): ReadonlySet<string> => new Set(listed(words));

interface UnitWords {
  /** Behind the number: '20 %', '3 jam kredit'. */
  after: readonly string[];
  /** Before it: 'minggu 7', 'wajaran: 30'. */
  before: readonly string[];
  /** How Malay print has a value; by default before the first word. */
  label: string;
  /** Up to this a figure may be the writer's own instruction: 'dua minit', 'kumpulan 4 orang', 'tiga soalan'. */
  own: number;
  /** Whether such an instruction is common also where a whole of the unit is known: '4 orang' of 30. */
  isPacing: boolean;
  /** It counts parts of a whole: 'dua aktiviti' of five. */
  isOfParts: boolean;
  /** One of it in units of its kind: an hour is 60 minutes. */
  times: number;
}
function unit(words: string, more: Partial<UnitWords> = {}): UnitWords {
  const after = listed(words);
  return { after, before: [], label: `# ${after[0]}`, own: 0, isPacing: false, isOfParts: false, times: 1, ...more };
}
const parts = { own: 9, isOfParts: true };

export const units = {
  percent: unit('%/peratus/percent', { before: listed('wajaran/pemberat/weight/weightage'), label: '#%' }),
  marks: unit('markah/mark/marks'),
  time: unit('minit/menit/minute/minutes/min/mins', { own: 25, isPacing: true }),
  hours: unit('jam/hour/hours/hrs', { times: 60 }),
  /** Student learning time, in minutes like `time`: what a work takes in all, where a duration is that of a sitting. */
  learning: unit(
    `jam slt/jam pembelajaran/jam pembelajaran pelajar/jam masa pembelajaran pelajar/slt hours/hours of slt/
    learning hours/hours of learning/hours of learning time/hours of student learning/hours of student learning time`,
    { before: ['slt'], times: 60 },
  ),
  weeks: unit('minggu/week/weeks', { own: 3, isOfParts: true }),
  week: unit('', { before: listed('minggu/minggu ke/week/weeks'), label: 'minggu #' }),
  credits: unit('kredit/jam kredit/credit/credits/credit hours', { before: listed('kredit/credit/credits') }),
  people: unit(
    `orang/pelajar/murid/peserta/responden/guru/pensyarah/students/pupils/people/participants/respondents/
    teachers/lecturers/ahli/members`,
    { own: 9, isPacing: true },
  ),
  /** A part of people, as a percentage: 'dua pertiga pelajar'. */
  share: unit('', { label: '#%' }),
  groups: unit('kumpulan/groups/group', parts),
  /** The people of a group, where a text says how many each has. */
  members: unit('', { label: '# orang', own: 9 }),
  questions: unit('soalan/item/questions/items', { own: 9 }),
  outcomes: unit('hasil pembelajaran/hasil kursus/clo/hpk/learning outcomes/course outcomes', parts),
  topics: unit('topik/topics', parts),
  objectives: unit('objektif/objektif pembelajaran/objectives/learning objectives', parts),
  links: unit('kaitan', parts),
  criteria: unit('kriteria/criteria', parts),
  activities: unit('aktiviti/activities', parts),
  courses: unit('kursus/buah kursus/courses', parts),
  /** How often an assessment is held. */
  times: unit('kali/times', { own: 9 }),
  pages: unit('halaman/muka surat/pages', { own: 9 }),
  words: unit('patah perkataan/perkataan/words', { own: 500 }),
  money: unit('ringgit', { before: ['rm'], label: 'RM#' }),
  /** What a paper measures; only with a decimal or an equals sign. */
  measure: unit('', { before: listed('min/mean/purata/sp/sd/n/p/r/t/f/m/alfa/alpha/α'), label: '#' }),
};
export type UnitName = keyof typeof units;
/** What a number counts. Hours are `time` in minutes. */
export type Unit = Exclude<UnitName, 'hours'>;

/** What a DLO or a session has as a whole. */
export const isOfSession = (of?: Unit): boolean => ['time', 'activities', 'objectives'].includes(of ?? '');
/** What courses have, whatever else a sentence names. */
export const isOfCourse = (of?: Unit): boolean => ['credits', 'outcomes', 'topics'].includes(of ?? '');

const byWord = (side: 'after' | 'before'): ReadonlyMap<string, UnitName> =>
  new Map((Object.keys(units) as UnitName[]).flatMap((name) => units[name][side].map((word) => [word, name] as const)));
const unitsAfter = byWord('after');
/** 'hours of student learning time' */
export const longestUnit = 5;
/** The unit that stands behind a number: 'topik', 'topiknya'. */
export const unitOf = (words: string): UnitName | undefined =>
  unitsAfter.get(words) ?? unitsAfter.get(words.replace(/nya$/, ''));
export const unitsBefore = byWord('before');

export const ranges = setOf('hingga/sehingga/to/until');
export const listJoins = setOf('dan/and/&');
/** Fractions in words by what they divide by: 'separuh', 'dua perlima', 'a quarter', 'two thirds'. */
export const fractions: ReadonlyMap<string, number> = new Map([
  ...counted('separuh/pertiga/perempat/perlima/perenam/pertujuh/perlapan/persembilan/persepuluh', 2),
  ...counted('half/third/quarter/fifth/sixth/seventh/eighth/ninth/tenth', 2),
  ...counted('thirds/quarters/fifths/sixths/sevenths/eighths/ninths/tenths', 3),
  ...counted('setengah/sepertiga/suku', 2),
]);
/** Between a fraction and what it is a part of. */
export const partitives = setOf('daripada/dari/of');
export const articles = setOf('the/a/an/semua/seluruh/jumlah/total/all');
/** What the weights of a course are parts of. */
export const wholes =
  setOf(`markah/gred/pemberat/wajaran/pentaksiran/penilaian/keseluruhan/marks/grade/weight/weightage/assessment/
  coursework`);
/** Before a fraction that is a weight: 'menyumbang satu perlima'. */
export const weighs =
  setOf(`menyumbang/membawa/bernilai/berwajaran/sebanyak/worth/carries/contributes/weighs/wajaran/wajarannya/
  pemberat/pemberatnya`);
/** Before a fraction that is no exact one. */
export const approximate = setOf('hampir/kira/lebih/kurang/melebihi/menghampiri/nearly/almost/about/over/than/exceeds');
/** Whom a part of people may be of, too. */
export const classes = setOf('kelas/class');
/** Behind 'setiap kumpulan', where the members of each are told. */
export const contains = setOf('mengandungi/terdiri/mempunyai/beranggotakan/has/have/contains/consists');
/** Behind an amount of money. */
export const scales: ReadonlyMap<string, number> = new Map([
  ...counted('ribu/juta/bilion/trilion', 1).map(([word, n]): [string, number] => [word, 1000 ** n]),
  ...counted('thousand/million/billion/trillion', 1).map(([word, n]): [string, number] => [word, 1000 ** n]),
]);
export const joins = setOf('dan/and/serta/manakala/sementara/while/tetapi/but/atau/or');
/** Verbs that go on about the subject before a joining word: 'membawa 20% dan dihantar pada minggu 9'. */
export const predicates =
  setOf(`membawa/bernilai/menyumbang/mengambil/memerlukan/berlangsung/jatuh/diadakan/dijalankan/dilaksanakan/dihantar/
  diserahkan/disiapkan/dinilai/is/are/was/carries/takes/lasts/contributes/runs`);
/** What stands after or before such a bound is not the time of what moves: 'dipindahkan ke sebelum minggu 9'. */
export const bounds = setOf('sebelum/selepas/before/after');
/** Words of a sentence that say what its figures are. */
export const cueWords = {
  /** A percentage is one of marks. */
  weighing: setOf(`wajaran/berwajaran/pemberat/menyumbang/sumbangan/markah/pentaksiran/penilaian/gred/
    weight/weighs/weighted/weightage/worth/contributes/contribute/marks/grade/assessment/assessments/coursework`),
  /** The figure is that of the whole. */
  whole: setOf('jumlah/keseluruhan/total/overall/altogether'),
  /** A percentage is a result that somebody measured; what is invented or planned says nothing of it. */
  result: setOf(`meningkat/meningkatkan/peningkatan/naik/kenaikan/menurun/mengurangkan/penurunan/turun/
    increase/increased/increases/improve/improved/improves/rose/decrease/decreased`),
  /** A percentage is the confidence that all statistics use. */
  confidence: setOf('keyakinan/selang/confidence/interval'),
  /** Several names share several figures in their order; or each has a part of one. */
  shared: setOf('masing/respectively/setiap/each'),
  /** A time is that of another session. */
  another: setOf('seterusnya/berikutnya/esok/semalam/next/tomorrow/previous/yesterday'),
  /** Its groups are all of the class. */
  dividing: setOf('dibahagikan/dibahagi/bahagikan/bahagi/dibentuk/membentuk/bentuk/divide/divided/form/formed'),
  /** A part of people is a finding, which somebody measured. */
  finding: setOf(`tidak/belum/pernah/gagal/lulus/mahir/faham/keliru/sukar/menyangka/menganggap/
    not/never/cannot/unable/fail/failed/pass/passed/struggle/struggled`),
  /** Its sentence says that somebody measured; 'Survey Project' and 'Kajian Kes' are names. */
  study: setOf('tinjauan/selidik/dapatan/pengalaman'),
  /** It is none where it is only assumed. */
  condition: setOf('jika/jikalau/kalau/sekiranya/apabila/andai/if/when'),
};
export const cues = Object.keys(cueWords) as (keyof typeof cueWords)[];
export const levelHeads = setOf(
  'aras/tahap/level/levels/domain/kognitif/psikomotor/afektif/cognitive/psychomotor/affective',
);

/** Titles; those in the second list need their full stop. */
export const titles = setOf(
  'dr/prof/profesor/professor/puan/encik/cik/tuan/datuk/dato/datin/tan sri/ustaz/ustazah/mr/mrs/ms',
);
export const shortTitles = setOf('en/pn/ts/ir/hj/hjh/sr');
/** Short forms beside names, works and their pages. */
const shortForms = setOf('al/dkk/cth/hlm/pp/vol/no/bil/jld/cf/vs/ed/eds/fig');
/** A full stop behind such a word ends no sentence and no name. */
export const isAbbreviation = (word: string): boolean =>
  /^\p{L}$/u.test(word) || [titles, shortTitles, shortForms].some((words) => words.has(word));
/** Between the words of a person's name. */
export const nameLinks = setOf('bin/binti/bt/bte/b/a/l/al/van/de/@');
/** 'Puan Pengerusi' addresses an office. */
export const offices =
  setOf(`pengerusi/pengarah/dekan/rektor/pengetua/guru/pensyarah/penyelia/pegawai/madya/speaker/chairman/
  dean/director/hakim/menteri/dan`);

/** Between the names of authors. */
export const authorLinks = setOf('dan/serta/and/&/et/al/dkk/rakan/of/for/the/on/in/bin/binti/van/de/a/l');
/** What opens a sentence before an author, and what a year stands beside that is no source. */
export const sourceLeads =
  setOf(`menurut/mengikut/oleh/dalam/seperti/berdasarkan/melalui/merujuk/rujuk/lihat/according/to/as/see/in/by/from/
  based/namun/walaupun/pada/bagi/model/teori/theory/kerangka/taksonomi/dapatan/the/cf`);
/** What stands before the name of an author. */
export const isLead = (word: string): boolean => sourceLeads.has(word) || authorLinks.has(word) || writings.has(word);
/** Kinds of writing; in one of these a year needs no bracket: 'Laporan MCMC 2022'. */
export const writings =
  setOf(`laporan/kajian/report/survey/study/tinjauan/bancian/indeks/index/dasar/akta/statistik/statistics/buku/
  jurnal/journal/artikel/article/tesis/pelan/standard/handbook/manual/guide/guidelines/guideline/panduan/bulletin/
  buletin/yearbook/census`);
/** What opens the name of a body, which writes many works. */
export const bodies = setOf('kementerian/jabatan/bahagian/lembaga/majlis/agensi/institut/universiti/ministry');
/** Before a size of paper. */
export const sheets = setOf('kertas/helaian/saiz/paper/sheet/size');
/** Between a writing and its author, and between its author and the year. */
export const bylines = setOf('by/oleh/from/daripada/of');
export const yearLeads = setOf('pada/tahun/dalam/in/for/of');
export const calendar =
  setOf(`januari/februari/mac/april/mei/jun/julai/ogos/september/oktober/november/disember/january/february/march/
  may/june/july/august/october/december/jan/feb/mar/apr/ogo/sep/okt/oct/nov/dis/dec/semester/sesi/session/tahun/year/sem/
  ambilan/kohort/cohort/intake/kurikulum/syllabus/sejak/edisi/windows/office/word/excel`);
export const figureWords = setOf('jadual/rajah/carta/graf/table/figure/chart');
/** Before digits, no course: 'ISO 9001'. */
export const standards = setOf('ISO/IEC/IEEE/RFC/ASTM/BS/EN/RM/USD/HTTP/MS/UTF/SHA/AES/USB/MP');
/** Codes that mean other things, too: 'CO2', 'PO4'. They are held only where the course has some of the kind. */
export const ambiguousCodes = setOf('CO/LO/PO/HASIL/OUTCOME/MQF/LOC/PEO');
