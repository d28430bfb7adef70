import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import type { Session } from '../../../shared/valentra/schemas.ts';
import { commonText } from '../../text/ms.ts';
import { Section } from '../../ui/Section.tsx';
import { alignmentText as text } from '../text.ts';

const AlignmentPanel = lazy(() => import('./AlignmentPanel.tsx'));

/** The picture of what is met where; it is drawn when it is opened. */
export function AlignmentCard({ session }: { session: Session }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title={text.title} note={text.intro}>
      <Button variant="outlined" className="no-print" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? text.hide : text.view}
      </Button>
      {isOpen && (
        <Box sx={{ mt: 2 }}>
          <Suspense fallback={<p role="status">{commonText.loading}</p>}>
            <AlignmentPanel session={session} />
          </Suspense>
        </Box>
      )}
    </Section>
  );
}
