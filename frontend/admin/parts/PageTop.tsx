import { paths } from '../../app/paths.ts';
import { LinkButton, PageHeading } from '../../ui/elements.tsx';
import { adminText } from '../text.ts';

export const BackLink = ({ to = paths.admin.href(), text = adminText.title }) => (
  <LinkButton variant="text" to={to} sx={{ mb: 1, px: 0 }}>
    ← {text}
  </LinkButton>
);

export const PageTop = ({ title, intro }: { title: string; intro: string }) => (
  <>
    <BackLink />
    <PageHeading>{title}</PageHeading>
    <p>{intro}</p>
  </>
);
