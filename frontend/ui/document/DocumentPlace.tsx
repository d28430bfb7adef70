import PlaceIcon from '@mui/icons-material/FormatQuote';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
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
export function DocumentPlace({ at = [], label = '', name, lines = [] }: Partial<Place>) {
  const show = usePlace();
  if (lines.length === 0 && (use(DocumentSource) === null || at.length === 0)) return null;
  const onClick = () => show(label, at, lines);
  return name === undefined ? (
    <PlaceMark of={label} onClick={onClick} />
  ) : (
    <PlaceButton title={sessionText.showPlace} onClick={onClick}>
      {name}
    </PlaceButton>
  );
}

/** The mark beside a value that opens its place in the document. */
export const PlaceMark = ({ of, onClick }: { of: string; onClick: () => void }) => (
  <IconButton
    className="no-print"
    title={sessionText.showPlace}
    aria-label={`${sessionText.showPlace}: ${of}`}
    onClick={onClick}
    sx={{ p: 0.25, color: colours.green }}
  >
    <PlaceIcon sx={{ fontSize: 'lead' }} />
  </IconButton>
);
const PlaceButton = styled(ButtonBase)({
  font: 'inherit',
  color: colours.green,
  textAlign: 'left',
  verticalAlign: 'baseline',
  textDecoration: 'underline',
});
