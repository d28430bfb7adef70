import { styled } from '@mui/material/styles';
import { type ReactNode, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useLocation } from 'react-router-dom';
import { colours, radius, sizes } from '../app/theme.ts';
import { notFoundText } from '../../shared/text/texts.ts';
import { productName } from '../text/ms.ts';

export const pageWidth = {
  width: '100%',
  maxWidth: 1216,
  mx: 'auto',
  px: { xs: 2, sm: 4 },
  // A sheet has its own margins.
  '@media print': { px: 0 },
} as const;

/** Kept for screen readers. */
export const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** A link that covers the whole of the positioned element around it. */
export const StretchedLink = styled(Link)({ '&::after': { content: '""', position: 'absolute', inset: 0 } });

/** A button that leads to a page. */
export const LinkButton = (props: ButtonProps<typeof Link>) => (
  <Button component={Link} variant="outlined" {...props} />
);

/** Buttons and other small things side by side; they wrap. */
export const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

export const PlainList = styled('ul')({ listStyle: 'none', padding: 0 });

export const H2 = styled('h2')(({ theme }) => theme.typography.h2);
export const H3 = styled('h3')(({ theme }) => theme.typography.h3);
export const H4 = styled('h4')(({ theme }) => theme.typography.h4);

export const P = styled('p')({});
export const Span = styled('span')({});
export const Strong = styled('strong')({});
/** A paragraph that stands back behind the others. */
export const Soft = styled('p')({ color: colours.inkSoft });
export const Small = styled(Soft)({ fontSize: sizes.small });

/** Of what only a mouse or a keyboard can do. */
export const noTouch = { '@media (pointer: coarse)': { display: 'none' } } as const;

export const Bullets = ({ items }: { items: readonly ReactNode[] }) => (
  <ul>
    {items.map((item, index) => (
      <li key={index}>{item}</li>
    ))}
  </ul>
);

export const Card = styled('div')(({ theme }) => ({
  padding: theme.spacing(2.5),
  background: colours.sheet,
  border: `1px solid ${colours.line}`,
  borderRadius: radius.card,
  breakInside: 'avoid',
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2) },
  '@media print': { padding: theme.spacing(1) },
}));

/** Parts beside each other, so wide on a wide screen. */
export const Columns = styled('div')<{ widths: string }>(({ theme, widths }) => ({
  display: 'grid',
  gap: theme.spacing(0, 2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: widths },
}));

/** No more than so many lines of a text are shown. */
export const clamped = (lines: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: String(lines),
  overflow: 'hidden',
});

interface Labelled {
  label: string;
  children: ReactNode;
}

/** A part's anchor. */
export const sectionId = (title: string): string => title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');

/** A part of a page under its own heading. `note`: text before the content. */
export const Section = ({
  title,
  note,
  children,
}: {
  title: string;
  note?: string | undefined;
  children?: ReactNode;
}) => (
  <Card as="section" id={sectionId(title)} sx={{ mt: 2, breakInside: 'auto' }}>
    <H2 sx={{ mb: 1 }}>{title}</H2>
    {note !== undefined && <Soft sx={{ mb: 1 }}>{note}</Soft>}
    {children}
  </Card>
);

const Term = styled('dt')({ color: colours.inkSoft, fontSize: sizes.small, fontWeight: 650 });
export const Value = styled('dd')({ minWidth: 0 });

export const Fact = ({ label, children }: Labelled) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '220px minmax(0, 1fr)' },
      columnGap: 2,
      py: 1,
      borderTop: `1px solid ${colours.line}`,
      breakInside: 'avoid',
      // Above its value a button would stand outside the column that begins with it, and keep the text out of the next one.
      '& [data-item] > button': { top: 0 },
    }}
  >
    <Term>{label}</Term>
    <Value>{children}</Value>
  </Box>
);

/** A value that the document does not state is shown as not stated (design law 6). */
export const NotFound = () => <Soft as="em">{notFoundText}</Soft>;

/** Facts of a few words, each under its label, side by side as far as there is room. */
export const ShortFacts = styled('dl')(({ theme }) => ({
  margin: theme.spacing(1.5, 0),
  display: 'grid',
  gap: theme.spacing(1.25, 3),
  // Two beside each other where a word of sixteen letters has room.
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(106px, 40%), 1fr))',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))' },
  '@media print': { gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' },
}));

export const ShortFact = ({ label, sx = {}, children }: Labelled & { sx?: object }) => (
  <Box sx={{ minWidth: 0, ...sx }}>
    <Term sx={{ fontSize: 'tiny', lineHeight: 1.35 }}>{label}</Term>
    <dd>{children}</dd>
  </Box>
);

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | ${productName}`;
  }, [title]);
}

/** The path at which the application was loaded; empty after leaving it. History keys survive a reload, so they cannot be used for this. */
let loadedAt: string | undefined;

/**
 * The one h1 of a page. After a navigation inside the application it takes the focus, so that a screen reader reads it and the next Tab
 * starts there. On the first load the focus stays with the browser, so that the skip link comes first. `takesFocus`: it takes the focus
 * on the first load as well, for a page that shows in place of another, and for the page that follows it.
 */
export function PageHeading({
  children,
  title,
  takesFocus = false,
}: {
  children: string;
  title?: string;
  takesFocus?: boolean;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  usePageTitle(title ?? children);
  useEffect(() => {
    loadedAt ??= pathname;
    if (loadedAt === pathname && !takesFocus) return;
    loadedAt = '';
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname, takesFocus]);
  return (
    <Typography ref={heading} component="h1" variant="h1" tabIndex={-1}>
      {children}
    </Typography>
  );
}

export const Subheading = ({ children }: { children: string }) => <H3 sx={{ mt: 3, mb: 1 }}>{children}</H3>;

interface Heading {
  heading?: 'h2' | 'h3' | 'strong';
}

/** Something the user must see, in gold; it is never folded. */
export const Attention = ({
  title,
  heading = 'strong',
  role,
  children,
}: Heading & { title: string; role?: 'note' | 'status'; children: ReactNode }) => (
  <Box
    role={role}
    data-attention
    sx={{
      my: 2,
      p: 1.5,
      borderRadius: 1,
      bgcolor: colours.warnPale,
    }}
  >
    <Box
      component={heading}
      sx={{ color: colours.warn, ...(heading === 'strong' ? { display: 'block' } : { typography: 'h3' }) }}
    >
      {title}
    </Box>
    {children}
  </Box>
);

/** Warnings that code raised, under their title; nothing when there are none. */
export const Findings = ({ items, ...head }: Heading & { title: string; items: readonly ReactNode[] }) =>
  items.length > 0 && (
    <Attention {...head}>
      <Bullets items={items} />
    </Attention>
  );

/** A sentence to read first, after its `label`. */
export const Notice = ({ label, children }: Partial<Labelled>) => (
  <P
    role="note"
    sx={{ my: 1, px: 1.5, py: 1, fontSize: 'small', color: colours.warn, bgcolor: colours.warnPale, borderRadius: 1 }}
  >
    {label !== undefined && <strong>{label}:</strong>} {children}
  </P>
);

/**
 * A part that folds: a `details` element, so that the browser's search finds folded text. Print opens it (`useOpenForPrint`).
 * `isOpen`: at first; then the reader decides. `glance`: shown under the title, also while it is closed.
 */
export const Fold = ({
  title,
  heading = 'h3',
  isOpen = false,
  glance,
  id,
  children,
}: {
  title: string;
  id?: string;
  heading?: 'h2' | 'h3' | 'h4';
  isOpen?: boolean;
  glance?: ReactNode;
  children: ReactNode;
}) => {
  const [opensFirst] = useState(isOpen);
  const padding = heading === 'h2' ? { xs: 2, sm: 3 } : 2;
  return (
    <Box
      component="details"
      id={id}
      open={opensFirst}
      data-fold={heading}
      sx={{
        mt: heading === 'h2' ? 2 : 1.5,
        bgcolor: 'background.paper',
        border: `1px solid ${colours.line}`,
        borderRadius: radius.card,
        '& > summary': {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          rowGap: 0,
          px: padding,
          py: 1.5,
          borderRadius: radius.card,
          breakInside: 'avoid',
        },
        '& > summary:hover': { bgcolor: colours.greenPale },
        '& > summary::after': { gridColumn: 2, gridRow: '1 / span 2' },
      }}
    >
      <summary>
        <Box component={heading} sx={{ typography: heading }}>
          {title}
        </Box>
        {glance && (
          <Row sx={{ mt: 0.5, alignItems: 'center', fontSize: 'small', color: 'text.secondary' }}>{glance}</Row>
        )}
      </summary>
      <Box sx={{ px: padding, pb: padding }}>{children}</Box>
    </Box>
  );
};

/** Draws what is in it after all that is around it, so that a page's head does not wait for its long parts; at once for a print. */
export function Deferred({ children }: { children: ReactNode }) {
  const [isDrawn, setDrawn] = useState(typeof document === 'undefined');
  useLayoutEffect(() => {
    const draw = () => flushSync(() => setDrawn(true));
    // While capturing, so that what opens folds for a print finds them drawn.
    window.addEventListener('beforeprint', draw, true);
    return () => window.removeEventListener('beforeprint', draw, true);
  }, []);
  useEffect(() => startTransition(() => setDrawn(true)), []);
  return isDrawn && children;
}
