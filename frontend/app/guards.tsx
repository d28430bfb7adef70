import { createElement, Suspense, use, useReducer, useState } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { checkSignIn, UserContext, useSignIn } from '../auth/signIn.ts';
import { commonText } from '../text/ms.ts';
import { Starting } from '../ui/Starting.tsx';
import { fetchAgain, loadNotice, loadSignedIn, partOf, pathNameAt } from './pages.ts';
import type { Load } from './pages.ts';
import { paths } from './paths.ts';
import type { PathName } from './paths.ts';

/** Whether the host answers, so that a fresh load would bring a page and not the browser's error. */
const isHostThere = (): Promise<boolean> =>
  fetch('/settings.json', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** A part that the line lost comes with a second fetch; one that a newer version replaced comes with a fresh load. */
function NotFetched({ of, onFetched }: { of: Load; onFetched: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    if ((await fetchAgain(of)) !== null) onFetched();
    else if (await isHostThere()) window.location.reload();
    setBusy(false);
  };
  if (isBusy) return <Starting>{commonText.loading}</Starting>;
  return <Starting action={{ text: commonText.retry, run: () => void run() }}>{commonText.partMissing}</Starting>;
}

function Ready({ of, onFetched }: { of: Load; onFetched: () => void }) {
  const part = partOf(of);
  const fetched = part instanceof Promise ? use(part) : part;
  return fetched === null ? <NotFetched of={of} onFetched={onFetched} /> : createElement(fetched);
}

/** A lazily fetched part; shows at once when it has been fetched before. */
export function Part({ of }: { of: Load }) {
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  return (
    <Suspense fallback={<Starting>{commonText.loading}</Starting>}>
      <Ready of={of} onFetched={renderAgain} />
    </Suspense>
  );
}

/** A signed-in user has no business on /login (spec 1 §2). */
export function PublicOnly({ from, children }: { from: PathName; children: ReactNode }) {
  const signIn = useSignIn();
  return from === 'login' && signIn.state === 'in' ? <Navigate to={paths.home.href()} replace /> : children;
}

/**
 * The login guard and the admin guard (spec 1 §2): not signed in, to /login; signed in but not admin, to /. Until the privacy notice in
 * force has been accepted, it stands in place of every page.
 */
export function SignedInOnly() {
  const signIn = useSignIn();
  const name = pathNameAt(useLocation().pathname);
  if (signIn.state === 'loading') return <Starting>{commonText.loading}</Starting>;
  if (signIn.state === 'unsure')
    return (
      <Starting action={{ text: commonText.retry, run: () => void checkSignIn() }}>{commonText.signInUnsure}</Starting>
    );
  if (signIn.state === 'out') return <Navigate to={paths.login.href()} replace />;
  if (name && paths[name].access === 'admin' && !signIn.user.isAdmin)
    return <Navigate to={paths.home.href()} replace />;
  const { version, acceptedVersion } = signIn.notice;
  return (
    <UserContext value={signIn.user}>
      <Part of={acceptedVersion === version ? loadSignedIn : loadNotice} />
    </UserContext>
  );
}
