import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { createContext, use } from 'react';
import type { Ref } from '../../../shared/document/document.ts';
import { sessionText } from '../../text/session.ts';
import { fetchedPart } from '../fetched.tsx';
import { ask } from '../Modal.tsx';
import { colours } from '../../app/theme.ts';
import type { DocumentAddress } from './DocumentView.tsx';

const PlacePanel = fetchedPart(async () => (await import('./DocumentView.tsx')).PlacePanel, null);

export const DocumentSource = createContext<DocumentAddress | null>(null);

/** Opens places of the document beside the page, with `lines` of what is told of them. */
export function usePlace() {
  const address = use(DocumentSource);
  return (label: string, at: readonly Ref[], lines: readonly string[] = []) =>
    void ask<void>((close) => <PlacePanel address={address} at={at} label={label} lines={lines} onClose={close} />);
}

type Place = Record<'label' | 'name', string> & Record<'at' | 'lines', readonly string[]>;

/** Opens places of the document, marked, with `lines` of what is told of them. `name`: of the place, where it stands for what opens it. */
export function DocumentPlace({ at = [], label = '', name = sessionText.showPlace, lines = [] }: Partial<Place>) {
  const show = usePlace();
  if (lines.length === 0 && (use(DocumentSource) === null || at.length === 0)) return null;
  return (
    <PlaceButton
      className={name === label ? '' : 'no-print'}
      title={sessionText.showPlace}
      aria-label={name === label ? undefined : `${name}: ${label}`}
      onClick={() => show(label, at, lines)}
    >
      {name}
    </PlaceButton>
  );
}
const PlaceButton = styled(ButtonBase)({
  font: 'inherit',
  color: colours.green,
  textAlign: 'left',
  verticalAlign: 'baseline',
  textDecoration: 'underline',
});
