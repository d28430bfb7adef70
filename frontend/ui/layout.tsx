import { styled } from '@mui/material/styles';
import { colours } from '../app/theme.ts';

/** The width of every screen, shared by content and header. */
export const pageWidth = { maxWidth: 1120, mx: 'auto', px: { xs: 2, sm: 3 } } as const;

/** Buttons and other small things side by side; they wrap. */
export const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** A list without marks. */
export const PlainList = styled('ul')({ listStyle: 'none', padding: 0 });

export const H2 = styled('h2')(({ theme }) => theme.typography.h2);
export const H3 = styled('h3')(({ theme }) => theme.typography.h3);

/** A paragraph that stands back behind the others. */
export const Soft = styled('p')({ color: colours.inkSoft });
export const Small = styled(Soft)({ fontSize: '.9rem' });
