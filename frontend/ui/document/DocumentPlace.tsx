import Button from '@mui/material/Button';
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

/** A button that shows places in the document's text, marked; nothing where the document cannot be fetched. */
export function DocumentPlace({ at, label }: { at: readonly Ref[]; label: string }) {
  const show = usePlace();
  if (use(DocumentSource) === null || at.length === 0) return null;
  return (
    <Button
      size="small"
      sx={{ minHeight: 24, py: 0, textDecoration: 'underline' }}
      className="no-print"
      aria-label={`${sessionText.showPlace}: ${label}`}
      onClick={() => show(label, at)}
    >
      {sessionText.showPlace}
    </Button>
  );
}
