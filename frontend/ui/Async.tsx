import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { colours } from '../app/theme.ts';
import { CallError } from '../api/client.ts';
import { commonText } from '../text/ms.ts';
import { PageHeading } from './PageHeading.tsx';

/** A failure's message, with the server's reference and buttons. */
export function Fault({
  title,
  message,
  reference,
  children,
}: {
  title?: string;
  message: string;
  reference?: string | null;
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
        overflowWrap: 'anywhere',
      }}
    >
      {title !== undefined && <strong>{title}</strong>}
      <span>{message}</span>
      {reference != null && <small>{commonText.reference(reference)}</small>}
      {children}
    </Box>
  );
}

export function Empty({ title, hint, children }: { title: string; hint?: string; children?: ReactNode }) {
  return (
    <Box sx={{ textAlign: 'center', px: 2, py: 4, color: 'text.secondary' }}>
      <Typography sx={{ color: 'text.primary', fontWeight: 600 }}>{title}</Typography>
      {hint !== undefined && <Typography sx={{ mt: 0.5 }}>{hint}</Typography>}
      {children && <Box sx={{ mt: 2 }}>{children}</Box>}
    </Box>
  );
}

interface Query<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => Promise<unknown>;
}

/** The spec's sentence for something not found (§2, errors and empty states) with a way back, in place of the server's. */
interface Missing {
  message: string;
  action: ReactNode;
}

/**
 * The one component for every fetched part: waiting, failed, not found, empty, or present. Fetched data stays on screen while it is fetched
 * again, unless it no longer exists.
 */
export function Async<Data>({
  query,
  children,
  waiting,
  empty,
  missing,
  heading,
  failure,
}: {
  query: Query<Data>;
  children: (data: Data) => ReactNode;
  /** A placeholder of the size of the content; a sentence when absent. */
  waiting?: ReactNode;
  empty?: { when: (data: Data) => boolean; title: string; hint?: string; action?: ReactNode };
  missing?: Missing;
  /** The page's h1 when a failure leaves it without one. */
  heading?: string;
  /** Title of a failure. */
  failure?: string;
}) {
  const { data, error } = query;
  const isMissing = missing !== undefined && error instanceof CallError && error.code === 'not_found';
  if (data !== undefined && !isMissing) {
    if (!empty?.when(data)) return children(data);
    return (
      <Empty title={empty.title} {...(empty.hint === undefined ? {} : { hint: empty.hint })}>
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
        <Fault
          {...(failure === undefined || isMissing ? {} : { title: failure })}
          message={isMissing ? missing.message : error.message}
          reference={error instanceof CallError && error.status >= 500 ? error.requestId : null}
        >
          {!isMissing && (
            <Button variant="outlined" color="error" onClick={() => void query.refetch()}>
              {commonText.retry}
            </Button>
          )}
          {missing?.action}
        </Fault>
      </>
    );
  }
  return (
    <>
      <p role="status" className={waiting === undefined ? 'async-waiting' : 'hidden-text'}>
        {commonText.loading}
      </p>
      {waiting}
    </>
  );
}
