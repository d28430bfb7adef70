import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { differenceOf } from '../../../shared/text/difference.ts';
import { colours } from '../../app/theme.ts';
import { RichText } from './Texts.tsx';

const drawn = {
  both: Fragment,
  removed: styled('del')({ color: colours.red }),
  added: styled('ins')({ color: colours.green, fontWeight: 600 }),
};

/** What would be struck out and what put in its place, or one of them (`side`); of long texts the new one, or that of the side, alone. */
export function Changed({ before, after, side }: { before: string; after: string; side?: 'removed' | 'added' }) {
  const stretches = differenceOf(before, after);
  if (stretches === null) return <RichText text={side === 'removed' ? before : after} />;
  return stretches.map(({ text, of }, index) => {
    const Drawn = drawn[of];
    return (side === undefined || of === 'both' || of === side) && <Drawn key={index}>{text}</Drawn>;
  });
}
