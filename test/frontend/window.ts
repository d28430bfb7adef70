// Before there is a window, since its caches would wait in one for minutes.
import '@tanstack/react-query';
import { installBrowser } from './browser.ts';

// Modules of the page add listeners to the window when they are imported.
installBrowser();
