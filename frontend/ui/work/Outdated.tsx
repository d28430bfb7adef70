import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { Edits } from '../../../shared/origin.ts';
import { editsText, originText as text } from '../../text/origin.ts';
import { Attention } from '../artefact/Texts.tsx';
import { Modal, useAsking } from '../Modal.tsx';
import { ReasonButton } from '../ReasonButton.tsx';

/** So many changes are named. */
const shownLines = 6;

/**
 * Says that what an artefact was made from has changed, and how, with the button that makes it again. `first`: sources that are outdated
 * themselves. `onAgain` null: it cannot start here.
 */
export function Outdated({
  name,
  lines,
  first,
  reason,
  onAgain,
}: {
  name: string;
  lines: readonly string[];
  first: readonly string[];
  reason: string | null;
  onAgain: (() => void) | null;
}) {
  if (lines.length === 0) return null;
  const shown = lines.slice(0, shownLines);
  return (
    <Attention role="note" title={text.changed}>
      <Box component="ul" sx={{ pl: 2.5, my: 0.5 }}>
        {shown.map((line, place) => (
          <li key={place}>{line}</li>
        ))}
        {lines.length > shownLines && <li>{text.more(lines.length - shownLines)}</li>}
      </Box>
      <Box className="no-print" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <p>{first.length > 0 ? text.first(first.join(' dan ')) : text.hint}</p>
        {onAgain !== null && (
          <ReasonButton variant="outlined" reason={reason} aria-label={text.againNamed(name)} onClick={onAgain}>
            {text.again}
          </ReasonButton>
        )}
      </Box>
    </Attention>
  );
}

/** Asks what becomes of the lecturer's edits; `ask` answers at once when there are none, and null when nothing shall be made. */
export function useEditsQuestion(): {
  dialog: ReactNode;
  ask: (parts: readonly string[]) => Promise<Edits | null>;
} {
  const { dialog, ask } = useAsking<readonly string[], Edits | null>((parts, answer) => (
    <Modal
      title={editsText.title}
      width={520}
      onCancel={() => answer(null)}
      actions={
        <>
          <Button variant="outlined" onClick={() => answer('new')}>
            {editsText.take}
          </Button>
          <Button variant="contained" onClick={() => answer('mine')}>
            {editsText.keep}
          </Button>
        </>
      }
    >
      <Box sx={{ mt: 1, display: 'grid', gap: 1 }}>
        <p>{editsText.intro}</p>
        <Box component="ul" sx={{ pl: 2.5 }}>
          {parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </Box>
        <p>{editsText.hint}</p>
      </Box>
    </Modal>
  ));
  return { dialog, ask: (parts) => (parts.length === 0 ? Promise.resolve('mine') : ask(parts)) };
}
