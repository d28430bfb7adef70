/** The few things of a browser that the page's own logic touches, for tests in Node. */

const storageOver = (content: Map<string, string>) => ({
  getItem: (key: string) => content.get(key) ?? null,
  setItem: (key: string, value: string) => void content.set(key, value),
  removeItem: (key: string) => void content.delete(key),
});

/** Puts both storages and a window with the storage event in place; `storage` is the content of the local one. */
export function installBrowser(): { storage: Map<string, string> } {
  const storage = new Map<string, string>();
  Object.assign(globalThis, {
    localStorage: storageOver(storage),
    sessionStorage: storageOver(new Map()),
    window: Object.assign(new EventTarget(), { location: new URL('http://localhost/pedagona?sesi=1') }),
  });
  return { storage };
}

export interface Sent {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** Answers every fetch with `answer`; the requests are kept in order. */
export function installFetch(answer: (sent: Sent) => Response | Promise<Response>): Sent[] {
  const requests: Sent[] = [];
  Object.assign(globalThis, {
    fetch: (url: string, init: { method: string; headers: Record<string, string>; body?: string }) => {
      const sent = { url, method: init.method, headers: init.headers, body: init.body };
      requests.push(sent);
      return Promise.resolve(answer(sent));
    },
  });
  return requests;
}

export const jsonResponse = (
  body: unknown,
  init: { status?: number; headers?: Record<string, string> } = {},
): Response =>
  new Response(JSON.stringify(body), { ...init, headers: { 'content-type': 'application/json', ...init.headers } });
