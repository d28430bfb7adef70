import Link from '@mui/material/Link';
import { createContext, use } from 'react';
import type { Ref } from '../../../shared/document/document.ts';
import { sessionText } from '../../text/session.ts';
import { fetchedPart } from '../fetched.tsx';
import { ask } from '../Modal.tsx';
import type { DocumentAddress } from './address.ts';

const PlacePanel = fetchedPart(async () => (await import('./DocumentView.tsx')).PlacePanel, null);

export const DocumentSource = createContext<DocumentAddress | null>(null);

/** Opens places of the document beside the page, with `lines` of what is told of them. */
export function usePlace() {
  const address = use(DocumentSource);
  return (label: string, at: readonly Ref[], lines: readonly string[] = []) =>
    void ask<void>((close) => <PlacePanel address={address} at={at} label={label} lines={lines} onClose={close} />);
}

/**
 * Opens places of the document, marked, with `lines` of what is told of them; nothing where there is nothing to open. `name`: of the place, where
 * it stands for what opens it.
 */
export function DocumentPlace({
  at,
  label,
  name = sessionText.showPlace,
  lines = [],
}: {
  at: readonly Ref[];
  label: string;
  name?: string;
  lines?: readonly string[];
}) {
  const show = usePlace();
  if (lines.length === 0 && (use(DocumentSource) === null || at.length === 0)) return null;
  return (
    <Link
      component="button"
      type="button"
      sx={{
        verticalAlign: 'baseline',
        textAlign: 'left',
        '@media print': { color: 'inherit', textDecoration: 'none' },
      }}
      className={name === label ? '' : 'no-print'}
      title={sessionText.showPlace}
      aria-label={name === label ? undefined : `${name}: ${label}`}
      onClick={() => show(label, at, lines)}
    >
      {name}
    </Link>
  );
}
