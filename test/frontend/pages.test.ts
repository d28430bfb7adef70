/** All that loads MUI. One suite, so that it is loaded once. */
import './pages/acadiora.ts';
import './pages/acadioraPages.tsx';
import './pages/adminPages.ts';
import './pages/chain.tsx';
import './pages/pedagona.ts';
import './pages/results.tsx';
import './pages/theme.tsx';
import './pages/valentra.ts';
import './pages/valentraPages.tsx';
