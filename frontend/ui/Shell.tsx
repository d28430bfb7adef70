import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { moduleNames } from '../../shared/modules.ts';
import { disclaimerText, privacyText } from '../../shared/texts.ts';
import { paths } from '../app/paths.ts';
import { colours } from '../app/theme.ts';
import { commonText } from '../text/ms.ts';
import { Header } from './Header.tsx';
import { pageWidth } from './layout.tsx';

function Footer() {
  return (
    <Box component="footer" sx={{ mt: 6, borderTop: `1px solid ${colours.line}`, bgcolor: colours.sheet }}>
      <Box sx={{ ...pageWidth, py: 3, fontSize: '.875rem', color: 'text.secondary' }}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <p>
            <strong>{commonText.disclaimer}.</strong> {disclaimerText}
          </p>
          <p>
            <strong>{commonText.privacy}.</strong> {privacyText}
          </p>
        </Box>
        <Box component="p" sx={{ mt: 2 }}>
          <Link to={paths.privacy.href()} className="no-print">
            {commonText.notice}
          </Link>
          <span> · {commonText.version}</span>
        </Box>
      </Box>
    </Box>
  );
}

/** Header, content and footer of every signed-in screen (spec 1 §1, §2). The footer starts below the first screen, so it never moves in view. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const module = moduleNames.find((name) => pathname === `/${name}` || pathname.startsWith(`/${name}/`)) ?? null;
  return (
    <>
      <a className="skip-link no-print" href="#content">
        {commonText.skipToContent}
      </a>
      <Header module={module} />
      <Box
        component="main"
        id="content"
        tabIndex={-1}
        sx={{ ...pageWidth, minHeight: 'calc(100vh - 72px)', pt: 2, outline: 'none' }}
      >
        {children}
      </Box>
      <Footer />
    </>
  );
}
