import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { checkSignIn, UserContext, useSignIn } from '../auth/signIn.ts';
import { commonText } from '../text/ms.ts';
import { Starting } from '../ui/Starting.tsx';
import type { Components } from './pages.ts';
import { pathNameAt, paths } from './paths.ts';

/** Sends a signed-in user from /login to / (spec 1 §2). */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  return useSignIn().state === 'in' ? <Navigate to={paths.home.href()} replace /> : children;
}

/**
 * The login guard and the admin guard (spec 1 §2): a visitor who is not signed in goes to /login, a user who is not an admin to /. The
 * privacy notice shows in place of every page until its present version is accepted.
 */
export function SignedInOnly({ SignedIn, NoticePage }: Pick<Components, 'SignedIn' | 'NoticePage'>) {
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
  return <UserContext value={signIn.user}>{acceptedVersion === version ? <SignedIn /> : <NoticePage />}</UserContext>;
}
