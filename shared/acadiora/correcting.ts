import { keysOf } from '../values/pick.ts';
import type { Corrections, Facts, RegisterRow } from './facts.ts';
import { reviewLabels } from './labels.ts';
import { registerGroups } from './registerGroups.ts';
import type { Evaluation } from './schemas.ts';
import type { Citation } from '../document/citation.ts';

/** What the counted facts that an author may correct are called. */
export const correctable = {
  notListed: 'Dipetik tetapi tiada dalam senarai rujukan',
  notCited: 'Dalam senarai rujukan tetapi tidak dipetik',
  illustration: 'Jadual atau rajah',
} as const;

/** A fact that the author may say is wrong, under the name that people see. */
export interface Named {
  name: string;
  evidence: Citation;
}

function filtered(facts: Facts, stands: (one: Named) => boolean): Facts {
  const { citations, illustrations } = facts;
  const those = <T extends { evidence: Citation }>(all: readonly T[], nameOf: (one: T) => string): T[] =>
    all.filter((one) => stands({ name: nameOf(one), evidence: one.evidence }));
  return {
    ...facts,
    citations: {
      ...citations,
      notListed: those(citations.notListed, ({ text }) => `${correctable.notListed}: ${text}`),
      notCited: those(citations.notCited, ({ text }) => `${correctable.notCited}: ${text}`),
    },
    illustrations: those(illustrations, ({ label }) => `${correctable.illustration}: ${label}`),
  };
}

/** The facts without those that are wrong. */
export const withoutWrong = (facts: Facts, wrong: readonly string[]): Facts =>
  filtered(facts, ({ name }) => !wrong.includes(name));

/** The facts that may be wrong, each once. */
export function namedFacts(facts: Facts): Named[] {
  const all: Named[] = [];
  filtered(facts, (one) => all.push(one) > 0);
  return all.filter(({ name }, index) => all.findIndex((one) => one.name === name) === index);
}

/** How an author corrects what was read from a paper: one list of rows, whatever they are. */

/** `field`: what can be set in it, null where nothing can. `isKept`: it can be set but is not removed. */
export interface ReadRow extends Pick<RegisterRow, 'id' | 'evidence' | 'state'> {
  /** `text`: as it is used, with what the author has set before. */
  cells: { label: string; read: string; text?: string; field: string | null; isFigure?: boolean }[];
  isKept?: boolean;
}
/** By row: the fields as the author types them, or null for a row that is not so. */
export type Draft = Record<string, Record<string, string> | null>;

const ofPaper = { title: 'Tajuk', author: 'Pengarang', year: 'Tahun' } as const;
const counted = 'Fakta';

/** What the paper says of itself, which can be set; what was counted in it, which can be removed; what was read in it. */
export function correctableGroups({ metadata, facts, corrections, register }: Evaluation) {
  const gone = (corrections?.wrong ?? []).map((name) => ({ name, evidence: null }));
  const groups: { title: string; rows: ReadRow[] }[] = [
    {
      title: 'Maklumat Kertas',
      rows: keysOf(ofPaper).map((id) => ({
        id,
        cells: [
          { label: 'Perkara', read: ofPaper[id], field: null },
          { label: 'Nilai', read: String(metadata[id] ?? ''), field: id, isFigure: id === 'year' },
        ],
        evidence: metadata.evidence[id],
        state: 'found',
        isKept: true,
      })),
    },
    {
      title: reviewLabels.facts,
      rows: [...gone, ...namedFacts(facts)].map(({ name, evidence }) => ({
        id: name,
        cells: [{ label: counted, read: name, field: null }],
        evidence,
        state: 'found',
      })),
    },
    ...registerGroups(register),
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

const texts = (own: object): Record<string, string> =>
  Object.fromEntries(Object.entries(own).map(([field, value]) => [field, String(value)]));

export function draftOf({ rows, wrong, ...paper }: Corrections): Draft {
  const set = Object.entries(paper).flatMap(([id, value]) => (value === null ? [] : [[id, { [id]: value }] as const]));
  return Object.fromEntries([
    ...wrong.map((name) => [name, null] as const),
    ...[...Object.entries(rows), ...set].map(([id, own]) => [id, own && texts(own)] as const),
  ]);
}

export const noCorrections: Corrections = { title: null, author: null, year: null, wrong: [], rows: {} };

const thousands = /^-?[1-9]\d{0,2}(?:[, ]\d{3})+(?:\.\d+)?$/u;

/** '1,200' is 1200; '2,5' and '0,125' have a decimal comma. */
function figureOf(text: string): number {
  const typed = text.trim().replace('−', '-');
  if (typed === '') return Number.NaN;
  return Number(thousands.test(typed) ? typed.replaceAll(/[, ]/gu, '') : typed.replace(',', '.'));
}

/** Null where a figure is none, or nothing stands where something must. */
export function correctionsOf(draft: Draft, rows: readonly ReadRow[]): Corrections | null {
  const made: Corrections = { ...noCorrections, wrong: [], rows: {} };
  for (const [id, typed] of Object.entries(draft)) {
    const cells = rows.find((row) => row.id === id)?.cells ?? [];
    const own = Object.entries(typed ?? {}).map(([field, text]): [string, string | number] => [
      field,
      cells.some((cell) => cell.field === field && cell.isFigure) ? figureOf(text) : text.trim(),
    ]);
    if (own.some(([, value]) => Number.isNaN(value))) return null;
    if (id in ofPaper) Object.assign(made, Object.fromEntries(own));
    else if (cells[0]?.label === counted) made.wrong.push(id);
    else made.rows[id] = typed && Object.fromEntries(own);
  }
  const isYear = made.year === null || /^(?:19|20)\d\d$/.test(String(made.year));
  return made.title === '' || made.author === '' || !isYear ? null : made;
}
