import type { Signature } from '../moderation/signatures.ts';
import { dateLabel } from '../text/labels.ts';
import { type Block, type Cell, cell, headRow, heading, labelCell, table } from './blocks.ts';

const roles: readonly Signature['role'][] = ['penyedia', 'penyemak', 'pengesah'];

/** Disediakan, Disemak, Disahkan, kept on one page: who did so by their accounts, or lines to fill in by hand. */
export const signatureBlocks = (signatures: readonly Signature[] = [], level: 1 | 2 = 2): Block[] => [
  heading(level, 'Pengesahan'),
  table(
    [19, 27, 27, 27],
    [headRow(['', 'Disediakan oleh', 'Disemak oleh', 'Disahkan oleh'])],
    [
      // Empty lines leave room to sign.
      signatureRow('Tandatangan', () => '\n'),
      signatureRow(
        'Nama dan Jawatan',
        of(signatures, ({ name }) => name),
      ),
      signatureRow(
        'Tarikh',
        of(signatures, ({ at }) => dateLabel(at)),
      ),
    ],
    { isKept: true, look: 'dense' },
  ),
];

const of =
  (signatures: readonly Signature[], text: (signature: Signature) => string) =>
  (role: Signature['role']): string =>
    signatures
      .filter((one) => one.role === role)
      .map(text)
      .join('\n');

const signatureRow = (label: string, textOf: (role: Signature['role']) => string): Cell[] => [
  labelCell(label),
  ...roles.map((role) => cell(textOf(role))),
];
