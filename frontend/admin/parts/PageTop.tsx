import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { PageHeading } from '../../ui/elements.tsx';
import { adminText } from '../text.ts';

export const BackLink = ({ to = paths.admin.href(), text = adminText.title }) => (
  <Button component={Link} to={to} sx={{ mb: 1, px: 0 }}>
    ← {text}
  </Button>
);

export const PageTop = ({ title, intro }: { title: string; intro: string }) => (
  <>
    <BackLink />
    <PageHeading>{title}</PageHeading>
    <p>{intro}</p>
  </>
);
