import { placedQuote } from '../text/labels.ts';
import { type Column, recordTable } from '../word/blocks.ts';
import { writtenBlocks } from '../word/written.ts';
import type { RegisterRow } from './facts.ts';
import { rowKindLabels, rowKinds } from './kinds.ts';
import type { Group } from './review.ts';

export const registerLabels = {
  title: 'Bacaan kertas',
  intro:
    'Baris ini dibaca daripada kertas sebelum ia dinilai; angkanya disemak dengan tempatnya, kemudian dibandingkan. Betulkan atau buang baris yang salah, dan ulasan mengikutinya.',
  empty: 'Tiada apa-apa dibaca daripada kertas ini.',
  place: 'Tempat',
  actions: 'Tindakan',
  correct: 'Betulkan',
  remove: 'Buang',
  undo: 'Kembalikan',
  save: 'Simpan dan semak semula',
  cancel: 'Batal',
  follows: 'Ulasan yang bergantung pada baris ini akan dibuat semula.',
  invalid: 'Tulis nombor dengan angka dan tahun dengan empat digit; tajuk dan pengarang tidak boleh kosong.',
  unsaved: 'Pembetulan baris belum disimpan. Tinggalkan halaman ini?',
} as const;

export const registerStateLabels: Record<RegisterRow['state'], string> = {
  found: 'Ditemui',
  unconfirmed: 'Belum disahkan: angkanya tiada di tempat itu',
  lecturer: 'Ditetapkan oleh anda',
  removed: 'Dibuang oleh anda',
};

/** The rows under the name of their kind; kinds without a row are left out. */
export const registerGroups = (rows: readonly RegisterRow[]): { title: string; rows: RegisterRow[] }[] =>
  rowKinds.flatMap((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    return own.length === 0 ? [] : [{ title: rowKindLabels[kind], rows: own }];
  });

export const registerBlocks = (rows: readonly RegisterRow[]): Group[] =>
  registerGroups(rows).map(({ title, rows: own }) => {
    const heads = own[0]?.cells.map(({ label }) => label) ?? [];
    const width = Math.floor(75 / Math.max(1, heads.length));
    const columns: Column<RegisterRow>[] = [
      ...heads.map((head, place): Column<RegisterRow> => [
        width,
        head,
        ({ cells }) => writtenBlocks(cells[place]?.text ?? ''),
      ]),
      [25, registerLabels.place, placeText],
    ];
    return { title, blocks: [recordTable(own, columns, { look: 'dense' })] };
  });

const placeText = ({ evidence, state }: RegisterRow): string =>
  [evidence && (evidence.place || placedQuote(evidence)), state === 'found' ? '' : registerStateLabels[state]]
    .filter(Boolean)
    .join('; ');
