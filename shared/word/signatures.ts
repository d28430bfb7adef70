import { type Block, type Cell, cell, headRow, heading, labelCell, table } from './blocks.ts';

/** Disediakan, Disemak, Disahkan: lines to fill in by hand, kept on one page. */
export const signatureBlocks = (): Block[] => [
  heading(2, 'Pengesahan'),
  table(
    [19, 27, 27, 27],
    [headRow(['', 'Disediakan oleh', 'Disemak oleh', 'Disahkan oleh'])],
    [
      // Empty lines leave room to sign.
      signatureRow('Tandatangan', '\n'),
      ...['Nama dan Jawatan', 'Tarikh'].map((text) => signatureRow(text, '')),
    ],
    { isKept: true, look: 'dense' },
  ),
];

const signatureRow = (label: string, room: string): Cell[] => [
  labelCell(label),
  ...Array.from({ length: 3 }, () => cell(room)),
];
