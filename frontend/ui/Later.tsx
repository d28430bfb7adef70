import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { laterText } from '../text/ms.ts';
import { PageHeading } from './PageHeading.tsx';

/** A part of the suite that a later version opens: says so, and leads back. */
export function Later({ name, back }: { name: string; back: { text: string; to: string } }) {
  return (
    <>
      <PageHeading>{name}</PageHeading>
      <Typography sx={{ mt: 2, maxWidth: '60ch' }}>
        {laterText.body} {laterText.safe}
      </Typography>
      <Button component={Link} to={back.to} variant="contained" sx={{ mt: 3 }}>
        {back.text}
      </Button>
    </>
  );
}
