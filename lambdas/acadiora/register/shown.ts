import { type RegisterRow, type RowKind, rowKinds } from '../../../shared/acadiora/register.ts';
import type { Corrections } from '../../../shared/acadiora/facts.ts';
import type { Citation } from '../../../shared/document/citation.ts';
import { announcedLabels, figure, roleLabels, symbolOf } from './labels.ts';
import type { RegisterAnswer } from './schema.ts';
import { kindOfRow, type Listed, type Register } from './settle.ts';

/** A label, the words under it, and the field that the author sets there; none where the words are made of several. */
type Cell<K extends RowKind> = readonly [
  label: string,
  text: (row: Listed[K]) => string | number | null,
  field?: keyof Listed[K] & string,
];

const scaleText = (scale: { from: number; to: number } | null): string =>
  scale === null ? '' : `${scale.from} hingga ${scale.to}`;

const cells: { [K in RowKind]: Cell<K>[] } = {
  designs: [['Nama', ({ name }) => name, 'name']],
  aims: [
    ['Label', ({ label }) => label, 'label'],
    ['Pernyataan', ({ text }) => text, 'text'],
    ['Jawapan', ({ answer }) => answer, 'answer'],
  ],
  announced: [
    ['Perkara', ({ what }) => announcedLabels[what]],
    ['Bilangan', ({ count }) => count, 'count'],
    ['Dihuraikan', ({ given }) => given.join('; ')],
  ],
  samples: [
    ['Siapa', ({ who }) => who, 'who'],
    ['Peranan', ({ role }) => roleLabels[role]],
    ['Bilangan', ({ n }) => n, 'n'],
  ],
  splits: [
    ['Perkara', ({ of }) => of, 'of'],
    [
      'Bahagian',
      ({ parts }) =>
        parts
          .map(
            ({ name, n, percent }) =>
              `${name}: ${[n, percent === null ? null : `${percent}%`].filter(Boolean).join(', ')}`,
          )
          .join('; '),
    ],
    ['Jumlah', ({ whole }) => whole, 'whole'],
  ],
  instruments: [
    ['Instrumen', ({ name }) => name, 'name'],
    ['Konstruk', ({ construct }) => construct, 'construct'],
    ['Item', ({ items }) => items, 'items'],
    ['Skala', ({ scale }) => scaleText(scale), 'scale'],
    [
      'Kebolehpercayaan',
      ({ reliability }) => (reliability === null ? '' : `${reliability.kind} ${figure(reliability.value)}`),
      'reliability',
    ],
  ],
  bands: [
    ['Dari', ({ from }) => from, 'from'],
    ['Hingga', ({ to }) => to, 'to'],
    ['Tafsiran', ({ label }) => label, 'label'],
  ],
  tests: [
    ['Perkara', ({ of }) => of, 'of'],
    ['Ujian', symbolOf],
    ['Darjah kebebasan', ({ df }) => df.join(', '), 'df'],
    ['Nilai', ({ value }) => value, 'value'],
    // A sign stands on the line of its figure.
    ['p', ({ p }) => (p === null ? '' : `${p.sign}\u00A0${figure(p.value)}`), 'p'],
  ],
  measures: [
    ['Perkara', ({ of }) => of, 'of'],
    ['Kumpulan', ({ group }) => group, 'group'],
    ['Nilai', ({ value }) => value, 'value'],
    ['Tahap', ({ level }) => level, 'level'],
  ],
  claims: [['Dakwaan', ({ text }) => text, 'text']],
  quotes: [['Peserta', ({ who }) => who, 'who']],
  terms: [
    ['Singkatan', ({ short }) => short, 'short'],
    ['Bentuk penuh', ({ long }) => long, 'long'],
  ],
  software: [['Nama', ({ name }) => name, 'name']],
  conflicts: [
    ['Perkara', ({ what }) => what, 'what'],
    ['Satu tempat', ({ one }) => one, 'one'],
    ['Tempat lain', ({ other }) => other, 'other'],
  ],
};

/** What the field of a row is called on the page. */
export function fieldLabel(id: string, field: string): string {
  const kind = kindOfRow(id);
  return (kind && cells[kind].find(([, , own]) => own === field)?.[0]) ?? field;
}

type Shown<K extends RowKind> = Listed[K] & { id: string; evidence: Citation | null; isRemoved?: boolean };

/** A row's place among those of its kind, from 0. */
const placeIn = (id: string): number => Number(id.split('_')[1]) - 1;

/** The rows of one kind, those that are used and those that are not, in the order of the paper. */
const rowsOf = <K extends RowKind>(register: Register, kind: K): Shown<K>[] =>
  ([...register[kind], ...register.unused[kind]] as Shown<K>[]).toSorted((a, b) => placeIn(a.id) - placeIn(b.id));

function cellsOf<K extends RowKind>(kind: K, row: Listed[K], read: Listed[K]): RegisterRow['cells'] {
  return cells[kind].map(([label, text, field = null]) => ({
    label,
    text: String(text(row) ?? ''),
    read: String(text(read) ?? ''),
    field,
    isFigure: typeof text(read) !== 'string',
  }));
}

/** The register as its author sees it: every row that was read, also those that no check uses, in the order of the paper. */
export function shownRegister(
  answer: RegisterAnswer,
  register: Register,
  corrections: Corrections | null,
): RegisterRow[] {
  const stateOf = (id: string, isRemoved: boolean | undefined): RegisterRow['state'] => {
    if (isRemoved) return 'removed';
    if (corrections?.rows[id]) return 'lecturer';
    return isRemoved === false ? 'unconfirmed' : 'found';
  };
  return rowKinds.flatMap((kind) =>
    rowsOf(register, kind).map((row) => ({
      id: row.id,
      kind,
      cells: cellsOf(kind, row, answer[kind][placeIn(row.id)] ?? row),
      evidence: row.evidence,
      state: stateOf(row.id, row.isRemoved),
    })),
  );
}

/** What the author has set and removed, as a model is told. */
export const correctionsForModel = (rows: readonly RegisterRow[]) =>
  rows.flatMap(({ state, cells: all, evidence }) =>
    state === 'lecturer' || state === 'removed'
      ? {
          at: evidence?.at ?? [],
          dibaca: all.map(({ label, read }) => `${label}: ${read}`).join('; '),
          ...(state === 'removed'
            ? { dibuang: true }
            : { kini: all.map(({ label, text }) => `${label}: ${text}`).join('; ') }),
        }
      : [],
  );
