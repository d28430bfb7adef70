/** All that loads MUI. One suite, so that it is loaded once. */
import './window.ts';
import './pages/acadioraPages.tsx';
import './pages/adminPages.ts';
import './pages/chain.tsx';
import './pages/home.tsx';
import './pages/results.tsx';
import './pages/sessions.ts';
import './pages/valentra.ts';
import './pages/valentraPages.tsx';
