import { type Signature } from '../moderation/signatures.ts';
import { signedLabels } from '../moderation/deciding.ts';
import { dateLabel } from '../text/labels.ts';
import { keysOf } from '../values/pick.ts';
import { type Block, type Cell, cell, headRow, heading, labelCell, table } from './blocks.ts';

const roles = keysOf(signedLabels);

/** Disediakan, Disemak, Disahkan, kept on one page: who did so by their accounts, or lines to fill in by hand. */
export function signatureBlocks(signatures: readonly Signature[] = [], level: 1 | 2 = 2): Block[] {
  const row = (label: string, text: (signature: Signature) => string): Cell[] => [
    labelCell(label),
    ...roles.map((role) =>
      cell(
        signatures
          .filter((one) => one.role === role)
          .map(text)
          .join('\n'),
      ),
    ),
  ];
  return [
    heading(level, 'Pengesahan'),
    table(
      [19, 27, 27, 27],
      [headRow(['', ...Object.values(signedLabels)])],
      [
        // Empty lines leave room to sign.
        [labelCell('Tandatangan'), ...roles.map(() => cell('\n'))],
        row('Nama dan Jawatan', ({ name }) => name),
        // A post is written by hand.
        ...(signatures.length > 0 ? [row('', () => '_'.repeat(14))] : []),
        row('Tarikh', ({ at }) => dateLabel(at)),
      ],
      { isKept: true, look: 'dense' },
    ),
  ];
}
