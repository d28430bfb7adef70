import { decimalsOf } from './printed.ts';
import type { RowKind } from '../../../shared/acadiora/kinds.ts';
import type { Listed, RegisterAnswer } from './schema.ts';

type Role = RegisterAnswer['samples'][number]['role'];
export const roleLabels: Record<Role, string> = {
  population: 'populasi',
  target: 'sampel yang dirancang',
  given: 'yang menerima soal selidik',
  returned: 'yang mengembalikannya',
  analysed: 'yang dianalisis',
  interviewed: 'yang ditemu bual',
  group: 'ahli kumpulan',
};

export const announcedLabels: Record<RegisterAnswer['announced'][number]['what'], string> = {
  theme: 'tema',
  objective: 'objektif',
  question: 'persoalan',
  hypothesis: 'hipotesis',
  finding: 'dapatan',
  recommendation: 'cadangan',
};

type Test = RegisterAnswer['tests'][number];
const otherSymbols: Partial<Record<Test['kind'], string>> = { chi2: 'χ²', other: 'statistik' };
const symbolOf = (kind: Test['kind']): string => otherSymbols[kind] ?? kind;

/** As papers print it: 3.42, .043, 62. */
export const figure = (value: number): string =>
  (Math.abs(value) < 1 && decimalsOf(value) === 1 ? value.toFixed(2) : String(value)).replace(/^(-?)0\./u, '$1.');

/** 't(38) = 2.1, p = .042'. */
export function printedTest({ kind, df, value, p }: Test): string {
  const degrees = df.length === 0 ? '' : `(${df.join(', ')})`;
  const statistic = value === null ? '' : ` = ${figure(value)}`;
  return `${symbolOf(kind)}${degrees}${statistic}${p === null ? '' : `, p ${p.sign} ${figure(p.value)}`}`;
}

/** What the shown fields of a row are called, in their order. */
export const fieldLabels: { readonly [K in RowKind]: Readonly<Partial<Record<keyof Listed[K], string>>> } = {
  designs: { name: 'Nama' },
  aims: { label: 'Label', text: 'Pernyataan', answer: 'Jawapan' },
  announced: { what: 'Perkara', count: 'Bilangan', given: 'Dihuraikan' },
  samples: { who: 'Siapa', role: 'Peranan', n: 'Bilangan' },
  splits: { of: 'Perkara', parts: 'Bahagian', whole: 'Jumlah' },
  instruments: {
    name: 'Instrumen',
    construct: 'Konstruk',
    items: 'Item',
    scale: 'Skala',
    reliability: 'Kebolehpercayaan',
  },
  bands: { from: 'Dari', to: 'Hingga', label: 'Tafsiran' },
  tests: { of: 'Perkara', kind: 'Ujian', df: 'Darjah kebebasan', value: 'Nilai', p: 'p' },
  measures: { of: 'Perkara', group: 'Kumpulan', value: 'Nilai', level: 'Tahap' },
  claims: { text: 'Dakwaan' },
  terms: { short: 'Singkatan', long: 'Bentuk penuh' },
  conflicts: { what: 'Perkara', one: 'Satu tempat', other: 'Tempat lain' },
};

const numberOf = (text: string): number => (text === '' ? Number.NaN : Number(text.replace(',', '.')));

interface Form {
  says: (value: never) => string;
  /** What its author types; left out where the field is not set. */
  reads?: (typed: string) => unknown;
}

/** Fields that are neither a text nor a figure: '2, 87', '< .001', 'alfa Cronbach .84', '1 hingga 5'; '' for none. */
export const fieldForms: Readonly<Record<string, Form>> = {
  role: { says: (role: Role) => roleLabels[role] },
  what: { says: (what: Listed['announced']['what']) => announcedLabels[what] },
  kind: { says: symbolOf },
  given: { says: (given: Listed['announced']['given']) => given.join('; ') },
  parts: {
    says: (parts: Listed['splits']['parts']) =>
      parts
        .map(
          ({ name, n, percent }) =>
            `${name}: ${[n, percent === null ? null : `${percent}%`].filter((one) => one !== null).join(', ')}`,
        )
        .join('; '),
  },
  df: {
    says: (df: Test['df']) => df.join(', '),
    reads: (typed) =>
      typed
        .split(/[;,\s]+/u)
        .filter((part) => part !== '')
        .map(numberOf),
  },
  p: {
    // A sign stands on the line of its figure.
    says: (p: Test['p']) => (p === null ? '' : `${p.sign}\u00A0${figure(p.value)}`),
    reads(typed) {
      const [, sign = '', value = ''] = /^(?:p\s*)?([<>]?=?)\s*(\S*)$/iu.exec(typed) ?? [];
      const p = numberOf(value);
      return typed === '' ? null : { sign: sign || '=', value: p >= 0 && p <= 1 ? p : Number.NaN };
    },
  },
  scale: {
    says: (scale: Listed['instruments']['scale']) => (scale === null ? '' : `${scale.from} hingga ${scale.to}`),
    reads(typed) {
      const [from = '', to = ''] = typed.split(/\s*(?:hingga|[–-])\s*/u);
      return typed === '' ? null : { from: numberOf(from), to: numberOf(to) };
    },
  },
  reliability: {
    says: (one: Listed['instruments']['reliability']) => (one === null ? '' : `${one.kind} ${figure(one.value)}`),
    reads(typed) {
      const at = typed.lastIndexOf(' ') + 1;
      const kind = typed.slice(0, at).replace(/[\s=]+$/u, '');
      return typed === '' ? null : { kind, value: numberOf(typed.slice(at)) };
    },
  },
};
