import type { Caller } from '../../lambdas/platform/http/caller.ts';

/** A signed-in person, as handlers are told of one. */
export const callerNamed = (sub: string, changes: Partial<Caller> = {}): Caller => ({
  sub,
  email: `${sub}@moe-dl.edu.my`,
  name: sub,
  picture: null,
  tokenId: `token-${sub}`,
  expiresAt: 0,
  isAdmin: false,
  ...changes,
});

/** A request of this person without any part. */
export const requestOf = (sub: string) => ({
  caller: callerNamed(sub),
  cookies: {},
  params: undefined,
  query: undefined,
  body: undefined,
  form: undefined,
});
