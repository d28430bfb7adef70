import type { Call } from '../../../shared/contract.ts';
import { authApi } from '../../../shared/auth/api.ts';
import { type Answer, pathOf, Refused } from '../client.ts';
import type { TestFile } from '../documents.ts';
import type { ErrorBody } from '../../../shared/errors.ts';
import type { House } from '../house.ts';
import { waitFor } from '../wait.ts';
import type { EnforcedHouse } from './house.ts';

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  form?: FormData;
}

/** Any call by its declaration. @throws {Refused} when the answer is an error; a redirect is none */
export const asker =
  (house: House, token: string) =>
  async (call: Call, parts: Parts = {}): Promise<Answer> => {
    const answer = await house.send(call, { token, ...parts });
    if (answer.status > 399) throw new Refused(answer.status, answer.body as ErrorBody);
    return answer;
  };

/** The spec's multipart form with one file. */
export function formOf(field: string, file: TestFile, fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(field, new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.name);
  return form;
}

/** Follows addresses as a browser does, as far as its cookies go. */
function visitor(): (url: string, form?: Record<string, string>) => Promise<string> {
  const cookies = new Map<string, string>();
  return async (url, form) => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return new URL(response.headers.get('location') ?? '', url).href;
  };
}

/** From the button to the page's own address, as a browser goes. */
export async function signIn(house: House, email: string): Promise<URL> {
  const visit = visitor();
  const chooser = await visit(await visit(`${house.url}${pathOf(authApi.start)}`));
  let next = await visit(chooser, { email });
  while (!next.startsWith(`${house.url}/auth/`)) next = await visit(next);
  return new URL(next);
}

interface Death {
  /** The function in whose run it dies. */
  step: string;
  sessionId: string;
  /** The sweeper takes note; else whoever looks does. */
  isSwept?: boolean;
}

const sweeper = 'SweeperFunction';

/**
 * Begins something whose execution dies in the middle, and waits until somebody has noticed.
 * @returns what the one who began it was told
 */
export async function dies(
  house: EnforcedHouse,
  { step, sessionId, isSwept = false }: Death,
  begin: () => Promise<Answer>,
  look: () => Promise<unknown> = async () => undefined,
): Promise<Answer> {
  const held = [step, ...(isSwept ? [] : [sweeper])];
  for (const name of held) await house.hold(name);
  const answer = begin();
  await waitFor(`work of ${sessionId}`, async () => !(await house.abandon(sessionId)));
  await waitFor(`the end of the work of ${sessionId}`, async () => {
    await look();
    return house.abandon(sessionId);
  });
  for (const name of held) await house.release(name);
  return answer;
}
