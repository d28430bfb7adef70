import type { RegisterAnswer } from './schema.ts';

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
export const symbolOf = ({ kind }: Pick<Test, 'kind'>): string => otherSymbols[kind] ?? kind;

/** As papers print it: 3.42, .043, 62. */
export const figure = (value: number): string => String(value).replace(/^(-?)0\./u, '$1.');

/** 't(38) = 2.1, p = .042'. */
export function printedTest({ kind, df, value, p }: Test): string {
  const degrees = df.length === 0 ? '' : `(${df.join(', ')})`;
  const statistic = value === null ? '' : ` = ${figure(value)}`;
  return `${symbolOf({ kind })}${degrees}${statistic}${p === null ? '' : `, p ${p.sign} ${figure(p.value)}`}`;
}
