import * as z from 'zod';
import { noticeStateSchema } from '../account/api.ts';
import { calls, get, post } from '../contract.ts';

const userSchema = z.object({
  name: z.string(),
  email: z.string(),
  picture: z.string().nullable(),
  /** For display only; every admin call is decided on the server. */
  isAdmin: z.boolean(),
});

export const authApi = calls({
  /** Sends the browser to the sign-in provider with state and a PKCE challenge. */
  start: get('/auth/google', { access: 'public', kind: 'redirect', reply: z.null() }),
  /** The provider's answer; leads to /auth/callback?token= or /login?error=. */
  callback: get('/auth/callback', {
    access: 'public',
    kind: 'redirect',
    query: z.object({
      code: z.string().optional(),
      state: z.string().optional(),
      error: z.string().optional(),
      error_description: z.string().optional(),
    }),
    reply: z.null(),
  }),
  /** Who is signed in, and whether the notice is still to be accepted. */
  me: get('/auth/me', {
    reply: z.object({ user: userSchema, notice: noticeStateSchema }),
  }),
  /** Revokes the bearer; the browser then visits `logoutUrl` to end the provider's session. */
  logout: post('/auth/logout', {
    reply: z.object({ logoutUrl: z.url() }),
  }),
});
