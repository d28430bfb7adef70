import type { Fragment } from '../../reading/courseTables.ts';

/** A course learning outcome as the document gives it, before anything is derived. */
export interface Outcome {
  /** 'HPK1', 'CLO2'. */
  number: string;
  statement: string;
  /** 'C4', 'A4, C5'; empty when not given. */
  level: string;
  /** What stands about programme outcomes, soft skills, teaching and assessment; `<br>` between lines. */
  programme: string;
  skill: string;
  method: string;
  assessment: string;
  page: number;
  quote: string;
}

/** An outcome on the way: `number` may lack its word, `statement` may hold line breaks, brackets and a translation. */
export type Draft = Omit<Outcome, 'page' | 'quote'> & { sources: Fragment[] };

/** What may stand beside a statement. */
export const details = ['level', 'programme', 'skill', 'method', 'assessment'] as const;
type Detail = (typeof details)[number];

export const emptyDraft = (number: string): Draft => ({
  number,
  statement: '',
  level: '',
  programme: '',
  skill: '',
  method: '',
  assessment: '',
  sources: [],
});

/** A code at the start of a line: 'HPK 1:', 'CLO2 -'. */
export const codedStart = /^(?:HPK|CLO|CPMK|CO|LO|OPK|OP)\s*[-.]?\s*\(?(\d{1,2})\)?\s*[:.)–—-]*\s*(?=\S|$)/i;

/** A sentence, not a name: what an outcome at least is. */
export const isStatement = (text: string): boolean =>
  text.replaceAll('<br>', ' ').split(/\s+/).length >= 3 && text.length >= 15;

export const compactCode = (code: string): string => code.replace(/[\s.():–—-]/g, '').toUpperCase();

/** The number in a code: outcomes of one course are told apart by it, whatever word stands before it. */
export const numberOf = (code: string): string => /\d+/.exec(code)?.[0] ?? code;

const labels: [Detail | 'statement', RegExp][] = [
  ['programme', /^(?:hasil pembelajaran (?:program|\(hp\)|mqf)|hp\b|plo\b|programme|kluster|mqf)/i],
  ['level', /^(?:domain|aras|taksonomi|taxonomy|level|bloom)/i],
  ['skill', /^(?:kemahiran insaniah|soft skills?|ki\b|generic|kemahiran boleh pindah)/i],
  ['method', /^(?:strategi|kaedah p(?!entaksiran)|kaedah pengajaran|teaching|delivery|learning activit|metode)/i],
  ['assessment', /^(?:pentaksiran|kaedah pentaksiran|penilaian|assessment)/i],
  [
    'statement',
    /^(?:pe(?:rn|n)yataan|hasil pembelajaran|statement|description|huraian|course learning outcome|learning outcome)/i,
  ],
];

/** What a label beside a value says about an outcome, where each outcome is a table or a column of its own. */
export const detailLabelled = (label: string): Detail | 'statement' | null =>
  labels.find(([, words]) => words.test(label))?.[0] ?? null;

/** A line with its code first and brackets last: '• HPK1 (C2, HP1): Menjelaskan ...' -> 'HPK1: Menjelaskan ... (C2, HP1)'. */
export const codeFirst = (line: string): string =>
  line
    .replace(/^[•▪◦➢*–-]\s*(?=(?:HPK|CLO|CPMK|CO|LO|OPK|OP)\s*\d)/i, '')
    .replace(
      /^((?:HPK|CLO|CPMK|CO|LO|OPK|OP)\s*\d{1,2})\s*[:–-]?\s*([([][^()[\]]*\b[CPA]\d[^()[\]]*[)\]])\s*[:.–-]*\s*(.+)$/is,
      '$1: $3 $2',
    );
