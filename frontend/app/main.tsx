import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startSignIn } from '../auth/signIn.ts';
import { commonText } from '../text/ms.ts';
import './backGuard.ts';
import { App } from './App.tsx';
import { preload } from './pages.ts';
import { adoptedCache } from './styleSheet.ts';
import { fetchSettings } from './useSettings.ts';

/** Everything the first screen needs is fetched side by side; until it is here, the static page stays as it is. */
async function start(root: HTMLElement): Promise<void> {
  const [settings] = await Promise.all([fetchSettings(), preload(window.location.pathname), startSignIn()]);
  createRoot(root).render(
    <StrictMode>
      <App settings={settings} cache={adoptedCache()} />
    </StrictMode>,
  );
}

/** Without settings or code there is nothing to render with: plain words and a way to try again. */
function showStartFailure(root: HTMLElement): void {
  const message = document.createElement('p');
  message.className = 'starting';
  message.setAttribute('role', 'alert');
  message.textContent = commonText.startFailed;
  const again = document.createElement('button');
  again.textContent = commonText.reload;
  again.addEventListener('click', () => window.location.reload());
  message.append(again);
  root.replaceChildren(message);
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
start(root).catch((reason: unknown) => {
  showStartFailure(root);
  throw reason;
});
