import { createContext, use } from 'react';
import { authApi } from '../../shared/auth/api.ts';
import type { Reply } from '../../shared/contract.ts';
import { call, isFinal } from '../api/client.ts';
import { stored, useStored } from '../app/sharedState.ts';
import { token } from './token.ts';

/** Who is signed in, and what of the privacy notice was accepted. */
type Me = Reply<typeof authApi.me>;

/** `unsure`: a bearer is stored but the server could not be asked about it. */
type SignIn = { state: 'loading' } | { state: 'out' } | { state: 'unsure' } | ({ state: 'in' } & Me);

const signIn = stored<SignIn>({ state: 'loading' });
const { become } = signIn;
export const currentSignIn = signIn.read;
export const useSignIn = (): SignIn => useStored(signIn);

/** Checks the stored bearer once, at start-up: a valid one sets the user, a refused one is forgotten (spec 1 §4). */
export async function startSignIn(): Promise<void> {
  token.onDropped(() => become({ state: 'out' }));
  await checkSignIn();
}

export async function checkSignIn(): Promise<void> {
  if (token.read() === null) return become({ state: 'out' });
  try {
    become({ state: 'in', ...(await call(authApi.me, {})) });
  } catch (reason) {
    if (isFinal(reason)) token.drop();
    else become({ state: 'unsure' });
  }
}

/** Takes the bearer that the callback received. The page that calls it shows the reason when it fails. */
export async function enter(bearer: string): Promise<void> {
  removal.forget();
  token.store(bearer);
  try {
    become({ state: 'in', ...(await call(authApi.me, {})) });
  } catch (reason) {
    token.drop();
    throw reason;
  }
}

/** Stores the server's answer about the privacy notice; once it is accepted, the page at the address shows. */
export function keepNotice(notice: Me['notice']): void {
  const current = currentSignIn();
  if (current.state === 'in') become({ ...current, notice });
}

/** The language in which this tab's reader reads the privacy notice, in session storage. */
export const languageKey = 'notice-language';

function goOut(logoutUrl: string | null): void {
  sessionStorage.removeItem(languageKey);
  token.drop();
  if (logoutUrl !== null) window.location.assign(logoutUrl);
}

/** Signs out, whatever the server answers; without an answer the browser stays here, since loading another page might fail. */
export async function leave(): Promise<void> {
  const next = await call(authApi.logout, {}).then(
    ({ logoutUrl }) => logoutUrl,
    () => null,
  );
  token.forgetExpiry();
  goOut(next);
}

const removedKey = 'removed';

/** Set while this tab's account is being deleted; kept in session storage, since the provider's sign-out passes nothing on. */
export const removal = {
  isUnderWay: (): boolean => sessionStorage.getItem(removedKey) !== null,
  forget: (): void => sessionStorage.removeItem(removedKey),
};

/** Signs out after account deletion, when the server already refuses the bearer; the sign-in page says that deletion is in progress. */
export function signOutAfterDeletion(logoutUrl: string): void {
  token.forgetExpiry();
  sessionStorage.setItem(removedKey, '1');
  goOut(logoutUrl);
}

export const MeContext = createContext<Me | null>(null);

export function useMe(): Me {
  const me = use(MeContext);
  if (!me) throw new Error('MeContext is missing: the page is not behind the guard');
  return me;
}
