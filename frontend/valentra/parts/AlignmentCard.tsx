import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Session } from '../../../shared/valentra/schemas.ts';
import { Section } from '../../ui/Section.tsx';
import { alignmentCardText as text } from '../text.ts';
import { OpenPanel } from './OpenPanel.tsx';

/** The picture of what is met where; it is drawn when it is opened. */
export function AlignmentCard({ session }: { session: Session }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title={text.title} note={text.intro}>
      <Button variant="outlined" className="no-print" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? text.hide : text.view}
      </Button>
      {isOpen && <OpenPanel name="alignment" session={session} />}
    </Section>
  );
}
