import { styled } from '@mui/material/styles';
import { colours } from '../app/theme.ts';

export const Card = styled('div')(({ theme }) => ({
  padding: theme.spacing(2.5),
  background: colours.sheet,
  border: `1px solid ${colours.line}`,
  borderRadius: 6,
  breakInside: 'avoid',
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2) },
}));
