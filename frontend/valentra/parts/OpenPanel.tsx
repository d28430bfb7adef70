import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import type { Session } from '../../../shared/valentra/schemas.ts';
import { colours } from '../../app/theme.ts';
import { commonText } from '../../text/ms.ts';
import type { PanelName } from './panels.tsx';

/** Heavy, so they are fetched when the first of them is opened. */
const Panel = lazy(() => import('./panels.tsx'));

/** An opened card. */
export const OpenPanel = ({ name, session }: { name: PanelName; session: Session }) => (
  <Box sx={{ mt: 2.5, pt: 2, borderTop: `2px solid ${colours.goldBright}` }}>
    <Suspense fallback={<p role="status">{commonText.loading}</p>}>
      <Panel name={name} session={session} />
    </Suspense>
  </Box>
);
