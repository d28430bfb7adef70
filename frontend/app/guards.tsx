import { createElement, Suspense, use } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { checkSignIn, UserContext, useSignIn } from '../auth/signIn.ts';
import { commonText } from '../text/ms.ts';
import { Starting } from '../ui/Starting.tsx';
import { pathNameAt, signedInPart } from './pages.ts';
import { paths } from './paths.ts';
import type { PathName } from './paths.ts';

function Ready({ part }: { part: ComponentType | Promise<ComponentType> }) {
  return createElement(part instanceof Promise ? use(part) : part);
}

/** A lazily fetched part; shows at once when it has been fetched before. */
export function Part({ of }: { of: () => ComponentType | Promise<ComponentType> }) {
  return (
    <Suspense fallback={<Starting>{commonText.loading}</Starting>}>
      <Ready part={of()} />
    </Suspense>
  );
}

/** A signed-in user has no business on /login (spec 1 §2). */
export function PublicOnly({ from, children }: { from: PathName; children: ReactNode }) {
  const signIn = useSignIn();
  return from === 'login' && signIn.state === 'in' ? <Navigate to={paths.home.href()} replace /> : children;
}

/** The login guard and the admin guard (spec 1 §2): not signed in, to /login; signed in but not admin, to /. */
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
  return (
    <UserContext value={signIn.user}>
      <Part of={signedInPart} />
    </UserContext>
  );
}
