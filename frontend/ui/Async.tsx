import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import Skeleton from '@mui/material/Skeleton';
import { colours } from '../app/theme.ts';
import { CallError, isMissing, messageOf } from '../api/client.ts';
import { commonText } from '../text/ms.ts';
import { PageHeading } from './elements.tsx';

/** What failed: its message, or that of `reason` with the server's reference where it may help, and buttons. */
export function Fault({
  title,
  reason,
  message = messageOf(reason),
  sx = {},
  children,
}: {
  title?: string;
  reason?: unknown;
  message?: string;
  sx?: object;
  children?: ReactNode;
}) {
  return (
    <Box
      role="alert"
      sx={{
        p: 2,
        borderLeft: `4px solid ${colours.red}`,
        borderRadius: 1,
        bgcolor: colours.redPale,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1,
        justifyItems: 'start',
        ...sx,
      }}
    >
      {title !== undefined && <strong>{title}</strong>}
      <span>{message}</span>
      {reason instanceof CallError && reason.status >= 500 && reason.requestId !== null && (
        <small>Rujukan: {reason.requestId}</small>
      )}
      {children}
    </Box>
  );
}

export const Empty = ({ title, hint, children }: { title: string; hint?: string; children?: ReactNode }) => (
  <Box sx={{ textAlign: 'center', px: 2, py: 4, color: 'text.secondary' }}>
    <Typography sx={{ color: 'text.primary', fontWeight: 600 }}>{title}</Typography>
    {hint !== undefined && <Typography sx={{ mt: 0.5 }}>{hint}</Typography>}
    {children && <Box sx={{ mt: 2 }}>{children}</Box>}
  </Box>
);

/** The one component for every fetched part. Fetched data stays on screen while it is fetched again, unless it no longer exists. */
export function Async<Data>({
  query,
  children,
  waiting,
  empty,
  missing,
  heading,
  failure,
}: {
  query: { data: Data | undefined; error: Error | null; refetch: () => Promise<unknown> };
  children: (data: Data) => ReactNode;
  /** A placeholder of the size of the content; a sentence when absent. */
  waiting?: ReactNode;
  empty?: { when: (data: Data) => boolean; title: string; hint?: string; action?: ReactNode };
  /** The spec's sentence for something not found (§2, errors and empty states) with a way back, in place of the server's. */
  missing?: { message: string; action: ReactNode };
  /** The page's h1 while it waits, and when a failure leaves it without one. */
  heading?: string;
  failure?: string;
}) {
  const { data, error } = query;
  const isGone = missing !== undefined && isMissing(error);
  if (data !== undefined && !isGone) {
    if (!empty?.when(data)) return children(data);
    return (
      <Empty title={empty.title} hint={empty.hint}>
        {empty.action}
      </Empty>
    );
  }
  if (error) {
    return (
      <>
        {heading !== undefined && (
          <Box sx={{ mb: 2 }}>
            <PageHeading>{heading}</PageHeading>
          </Box>
        )}
        {isGone ? (
          <Fault message={missing.message}>{missing.action}</Fault>
        ) : (
          <Fault title={failure} reason={error}>
            <Button variant="outlined" color="error" onClick={() => void query.refetch()}>
              {commonText.retry}
            </Button>
            {missing?.action}
          </Fault>
        )}
      </>
    );
  }
  return (
    <>
      {heading !== undefined && <h1 className="hidden-text">{heading}</h1>}
      <p role="status" className={waiting === undefined ? 'no-print' : 'hidden-text'}>
        {commonText.loading}
      </p>
      {waiting}
    </>
  );
}

/** Shown while a text is fetched: one line high and `width` wide, so that nothing moves when the text arrives. */
export const Placeholder = ({ width }: { width: string }) => (
  <Skeleton
    component="span"
    variant="rounded"
    animation={false}
    sx={{ display: 'inline-block', width, maxWidth: '100%', height: '1em', verticalAlign: '-.1em', bgcolor: 'divider' }}
  />
);

/** Shown while a list of cards is fetched, each `height` pixels high. */
export const CardPlaceholders = ({ count, height }: { count: number; height: number | { xs: number; md: number } }) => (
  <div aria-hidden="true" className="no-print">
    {Array.from({ length: count }, (_, index) => (
      <Skeleton
        key={index}
        variant="rounded"
        animation={false}
        sx={{ height, mb: 2, bgcolor: 'background.paper', border: 1, borderColor: 'divider' }}
      />
    ))}
  </div>
);
