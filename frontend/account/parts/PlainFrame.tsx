import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { colours } from '../../app/theme.ts';
import { commonText, productName } from '../../text/ms.ts';
import { Logo } from '../../ui/Logo.tsx';
import { pageWidth } from '../../ui/layout.tsx';

/** A page of text, without the header and server state of signed-in pages. `action`: at the right of its top line. */
export function PlainFrame({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <>
      <Box component="header" className="no-print" sx={{ bgcolor: colours.greenDeep, color: '#fff' }}>
        <Box sx={{ ...pageWidth, maxWidth: 800, display: 'flex', alignItems: 'center', gap: 1, minHeight: 64 }}>
          <Logo />
          <Box component="strong" sx={{ mr: 'auto' }}>
            {productName}
          </Box>
          {action}
        </Box>
        <div className="songket" />
      </Box>
      <Box component="main" sx={{ ...pageWidth, maxWidth: 800, minHeight: 'calc(100vh - 160px)', py: 4 }}>
        {children}
      </Box>
      <Box component="footer" sx={{ p: 2, textAlign: 'center', color: 'text.secondary', fontSize: '.875rem' }}>
        {commonText.version}
      </Box>
    </>
  );
}
