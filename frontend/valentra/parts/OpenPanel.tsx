import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import type { Session } from '../../../shared/valentra/schemas.ts';
import { colours } from '../../app/theme.ts';
import { commonText } from '../../text/ms.ts';
import type { PanelName } from './Panel.tsx';

/** The panels are large, so their code is fetched when the first is opened. */
const Panel = lazy(() => import('./Panel.tsx'));

/** Smaller text in print, since paper is narrower than the screen. */
const onPaper = {
  fontSize: '8.5pt',
  '& table': { fontSize: '7.5pt', tableLayout: 'auto' },
  '& th, & td': { padding: '3px' },
  '& th *, & td *, & dt, & dd *': { fontSize: 'inherit' },
  '& details': { border: 0 },
  '& details > *': { paddingInline: 0 },
} as const;

/** An opened card. */
export const OpenPanel = ({ name, session }: { name: PanelName; session: Session }) => (
  <Box sx={{ mt: 2.5, pt: 2, borderTop: `2px solid ${colours.goldBright}`, '@media print': onPaper }}>
    <Suspense fallback={<p role="status">{commonText.loading}</p>}>
      <Panel name={name} session={session} />
    </Suspense>
  </Box>
);
