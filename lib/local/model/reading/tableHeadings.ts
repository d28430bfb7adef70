import { comparable } from '../../../../shared/text/comparable.ts';

/** What a table is about. `mapping`: outcomes against programme outcomes, skills, methods. */
export type TableKind = 'outcomes' | 'mapping' | 'topics' | 'assessments';

export type Role =
  | 'number'
  | 'code'
  | 'statement'
  | 'level'
  | 'programme'
  | 'skill'
  | 'method'
  | 'assessment'
  | 'week'
  | 'topic'
  | 'subtopic'
  | 'activity'
  | 'group'
  | 'weight'
  | 'description'
  | 'hours'
  | 'mark'
  | 'outcomeMark';

/** A column reaches over the covered columns to its right. */
export interface Column {
  role: Role | null;
  /** The heading without spaces; for `mark` columns their code: 'HP3', 'KI2', 'PLO1'. */
  name: string;
  from: number;
  to: number;
}

export interface Heading {
  kind: TableKind;
  columns: Column[];
  width: number;
}

export const outcomeCode = /^(?:HPK|CLO|CPMK|CO|LO|OPK|OP|HPMK)\s*[-.]?\s*(\d{1,2})$/i;
const programmeCode = /^(?:HP|PLO|PO|HPP|CPL|KI|KB|KG|SS|MQF\s*LO)\s*[-.]?\s*\d{1,2}$/i;
const skillCode = /^(?:CTPS|CS|TS|LL|EM|ES|LS)\d?$/;

/** A column that names outcomes by their codes. */
const outcomeColumn =
  /^(?:(?:sub)?(?:hpk|clo|co|lo|cpmk)s?(?:no|code|kod)?|(?:kod|no)(?:hpk|clo)|hasilpembelajaran(?:kursus)?(?:hpk|clo)?|(?:course)?learningoutcomes?(?:clo)?|courseoutcomes?|kemampuanakhir.*|op|objektif(?:pembelajaran|kursus)?|(?:course|learning)?objectives?)$/;

/** Labels of a course's particulars: a row of these is no heading. */
const particulars =
  /^(?:kodkursus|coursecode|kodematakuliah|namakursus|coursename|coursetitle|tajukkursus|namamatakuliah|matakuliah|nilaikredit|kredit|creditvalue|credits?|prasyarat|prerequisites?|semester|pensyarah|lecturers?)/;

const common: [Role, RegExp][] = [
  [
    'hours',
    /^(?:[ktalpo]|pk|f2f|nf2f|jam.*|slt.*|hours?|.*slt(?:jam)?|bersemuka.*|tidakbersemuka.*|kuliah(?:jam)?|tutorial(?:jam)?|amali(?:jam)?|kendiri.*|lecture|practical|jumlah|total|.*\(jam\)|.*jam|waktu|estimasi.*)$/,
  ],
];

/** Header words of each kind of table, compared without spaces; the first role that fits counts. */
const vocabulary: Record<TableKind, [Role, RegExp][]> = {
  topics: [
    [
      'week',
      /^(?:minggu|weeks?|pertemuan|wk|mgu|mgke?$|mg$|m$|w$|(?:lesson|session|sesi|interaksi|kelas|class)(?:no|ke)?$)/,
    ],
    ['weight', /^(?:bobot|pemberat|wajaran|peratus|weight|%)/],
    ['description', /^(?:indikator|indicator)/],
    ['subtopic', /^(?:subtaj|subtop|perincian|butiran|pecahan|subunit)/],
    [
      'topic',
      /^(?:bil)?(?:no)?(?:tajuk(?!kursus)|topik|topic|kandungan|content|bahankajian|materi|garis|rangkakandungan|coursecontent|unit|bab|chapter|title|ringkasankandungan|isikandungan|subject)/,
    ],
    ['code', outcomeColumn],
    ['activity', /(?:aktiviti|activit|kaedah|strategi|metode|method|pengajaran)/],
    ['assessment', /(?:pentaksiran|penilaian|assessment|kriteria)/],
    ['weight', /(?:bobot|pemberat|wajaran|peratus|weight|%)/],
    ['number', /^(?:bil|no|num|#)$/],
    ...common,
  ],
  assessments: [
    ['weight', /(?:wajaran|pemberat|peratus|percent|weight|bobot|^markah|^marks?|sumbangan|agihan|^%|^\D*%$)/],
    [
      'description',
      /^(?:keterangan|maklumat|butiran|remarks?|description|huraian|perincian|details?|catatan|deskripsi|penerangan)/,
    ],
    ['code', outcomeColumn],
    [
      'hours',
      /^(?:f2f|nf2f|jam|slt|hours?|bersemuka|tidakbersemuka|jumlahslt|totalslt|jumlahjam|tempoh|duration|minggu|week|due)/,
    ],
    ['number', /^(?:bil|no|num|#)$/],
    ['group', /^(?:komponen|component|kategori|category)/],
    [
      'assessment',
      /(?:jenis|pentaksiran|kaedah(?!pdp|pengajaran|penyampaian)|assessment|evaluation|evaluasi|item|tugasan|tugas|penilaian|bentuk|type|method|kerjakursus|coursework|task|teknik|aktiviti|instrumen)/,
    ],
    ...common,
  ],
  outcomes: [
    ['programme', /(?:mqf|program|plo|hpp|^hp$|kluster|cluster|^cpl|^po$)/],
    ['level', /(?:aras|domain|taksonomi|taxonom|bloom|level|^tahap|^c\/?p\/?a$)/],
    ['skill', /(?:kemahiraninsaniah|softskill|^ki$|kb$|generi[ck]|bolehpindah|insaniah)/],
    [
      'statement',
      /(?:pe(?:rn|n)yataan|statement|hasilpembelajaran|learningoutcome|deskripsi|diakhirkursus|padaakhirkursus|capaianpembelajaran|^huraian|^description|courseoutcome|uponcompletion|attheendof|^cpmkdesk|^objektif(?:pembelajaran|kursus)?$|^(?:course|learning)?objectives?$)/,
    ],
    ['method', /(?:pdp|pengajaran|strategi|teaching|delivery|metode|instruction|penyampaian)/],
    ['assessment', /(?:pentaksir|penilaian|assessment|ditaksir)/],
    ['weight', /(?:wajaran|pemberat|peratus|weight|bobot|^%)/],
    ['code', /^(?:hpk|clo|co|lo|cpmk|kod|code|kode|nohpk|noclo|cloo?no|hpkno)$/],
    ['number', /^(?:bil|no|num|#)$/],
  ],
  mapping: [
    ['programme', /(?:mqf|program|plo|hpp|^hp$|kluster|cluster|^cpl|^po$)/],
    ['level', /(?:aras|domain|taksonomi|taxonom|bloom|level)/],
    ['skill', /(?:kemahiraninsaniah|softskill|^ki$|kb$|generi[ck]|bolehpindah|insaniah)/],
    ['code', outcomeColumn],
    ['method', /(?:pdp|pengajaran|strategi|teaching|delivery|metode|instruction)/],
    ['assessment', /(?:pentaksir|penilaian|assessment)/],
  ],
};

/** Whether the roles found in a row make it the head of such a table. */
const isHeadOf: Record<TableKind, (has: (role: Role) => boolean, marks: number) => boolean> = {
  topics: (has) =>
    (has('week') &&
      (has('topic') || has('subtopic') || has('code')) &&
      !(has('weight') && !has('topic') && !has('code'))) ||
    (has('topic') && has('code')) ||
    (has('topic') && has('hours')),
  assessments: (has) => has('weight') && (has('assessment') || has('group')) && !has('week'),
  outcomes: (has, marks) =>
    has('statement') &&
    (has('code') || has('number') || has('level') || has('programme') || has('skill') || has('method') || marks > 2),
  mapping: (has, marks) =>
    has('code') && (has('level') || has('programme') || has('skill') || has('method') || marks > 2),
};

/** Both halves of a bilingual heading are tried: 'Pemberat (%)<br>Weightage (%)', 'Minggu / Week'. */
const variants = (cell: string): string[] => [
  comparable(cell),
  ...cell.split(/<br>|\//).map((part) => comparable(part)),
  comparable(cell.replace(/\([^)]*\)/g, '')),
];

function roleOf(cell: string, kind: TableKind): Pick<Column, 'role' | 'name'> {
  const plain = cell.replaceAll('<br>', ' ').replace(/[*:]/g, '').trim();
  if (programmeCode.test(plain) || skillCode.test(plain))
    return { role: 'mark', name: plain.toUpperCase().replace(/\s/g, '') };
  if (outcomeCode.test(plain)) return { role: 'outcomeMark', name: plain.toUpperCase().replace(/\s/g, '') };
  const forms = variants(cell);
  const role = vocabulary[kind].find(([, words]) => forms.some((form) => words.test(form)))?.[0] ?? null;
  return { role, name: comparable(cell) };
}

/** Cells longer than this are content; a heading is a few words, at most in two languages. */
const longestHeading = 110;

function columnsOf(cells: readonly string[], kind: TableKind): Column[] {
  const columns: Column[] = [];
  for (const [index, cell] of cells.entries()) {
    const last = columns.at(-1);
    if (cell !== '') columns.push({ ...roleOf(cell, kind), from: index, to: index });
    else if (last) last.to = index;
  }
  return columns;
}

const order: readonly TableKind[] = ['topics', 'assessments', 'outcomes', 'mapping'];

/**
 * The heading that a row (or the rows of a heading in several lines, already merged) makes, or null. A table of outcomes may carry
 * weights and a table of topics may carry weeks of assessment, so the order in which kinds are tried matters.
 */
export function tableHeading(cells: readonly string[]): Heading | null {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.length < 2 || filled.some((cell) => cell.length > longestHeading || particulars.test(comparable(cell))))
    return null;
  for (const kind of order) {
    const columns = completed(columnsOf(cells, kind), kind);
    const has = (role: Role): boolean => columns.some((column) => column.role === role);
    const marks = columns.filter(({ role }) => role === 'mark').length;
    const isOther =
      kind === 'assessments' && (isFullOutcomeHead(cells) || columns.slice(1).some(({ name }) => counted.test(name)));
    if (!isOther && isHeadOf[kind](has, marks)) return { kind, columns, width: cells.length };
  }
  return null;
}

const rubric = /cemerlang|excellent|kriteria|criteria|lemah|weak|memuaskan|satisfactory|skor|score|gred|grade/;

/**
 * The heading of a table right under the title of the assessments: beside a column of weights, the first column names them, whatever it
 * is called ('Perkara'). Rubrics have weights too, and levels of quality beside them.
 */
export function weighingHeadOf(cells: readonly string[]): Heading | null {
  const columns = columnsOf(cells, 'assessments');
  const name = columns.find(({ role }) => role === null);
  const isOther = columns.some((column) => rubric.test(column.name) || (column.role === null && column !== name));
  if (!name || isOther || !columns.some(({ role }) => role === 'weight')) return null;
  return {
    kind: 'assessments',
    columns: columns.map((column) => (column === name ? { ...column, role: 'assessment' } : column)),
    width: cells.length,
  };
}

/** Percents beside counts or means are findings about people, not weights. */
const counted = /^(?:bilangan|bilanganresponden|kekerapan|frekuensi|frequency|n|f|min|mean|sp|sd|sisihan.*)$/;

/** A statement beside a level: outcomes, even when methods of assessment and weights stand in the same table. */
function isFullOutcomeHead(cells: readonly string[]): boolean {
  const roles = new Set(columnsOf(cells, 'outcomes').map(({ role }) => role));
  return roles.has('statement') && (roles.has('level') || roles.has('programme'));
}

/** Whether a row only continues a heading: every cell a heading word, a mark's code or an hour letter, none of it content. */
export function continuesHeading(cells: readonly string[], kind: TableKind): boolean {
  const filled = cells.filter((cell) => cell !== '');
  const roles = filled.map((cell) => roleOf(cell, kind).role);
  const isMarked = roles.filter((role) => role === 'mark').length > 1;
  return filled.length > 0 && filled.every((cell, index) => cell.length < 40 && (isMarked || roles[index] !== null));
}

/** Columns whose meaning only the others tell. */
function completed(columns: Column[], kind: TableKind): Column[] {
  if (kind === 'topics') return withUnnamedTopic(columns);
  return kind === 'assessments' ? withTotalAsWeight(columns) : columns;
}

/** Where each outcome has its column of weights, the total beside them is the assessment's weight. */
function withTotalAsWeight(columns: Column[]): Column[] {
  const perOutcome = columns.filter(({ role }) => role === 'outcomeMark').length;
  if (perOutcome < 2 || columns.some(({ role }) => role === 'weight')) return columns;
  return columns.map((column) => (/^(?:jumlah|total)/.test(column.name) ? { ...column, role: 'weight' } : column));
}

const besideTopics = /^(?:catatan|remarks?|notes?|tarikh|date|rujukan|reading|references?|bahan|sumber|due|tugasan)/;

/** Beside the weeks, a column of another name ('Perkara', 'Theme') holds the topics when no column is called so. */
function withUnnamedTopic(columns: Column[]): Column[] {
  const week = columns.findIndex(({ role }) => role === 'week');
  if (week < 0 || week > 1 || columns.some(({ role }) => role === 'topic')) return columns;
  const topic = columns.find(({ role, name }) => role === null && !besideTopics.test(name));
  return columns.map((column) => (column === topic ? { ...column, role: 'topic' } : column));
}
