import { type Call, nextCursorHeader, type Page, type Reply, type Request } from '../../shared/contract.ts';
import type { ErrorBody } from '../../shared/errors.ts';

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** What may go with a call besides its declared parts. */
interface Extras {
  /** A bearer; absent for a caller who is not signed in. */
  token?: string;
  /** Sent in place of the JSON body: the spec's multipart form. */
  form?: FormData;
}

type Optional<R> = { [K in keyof R as undefined extends R[K] ? never : K]: R[K] } & Partial<R>;

/** A declared call's own parts, those with defaults left free, and the extras; `form` stands for the body. */
export type Ask<C extends Call> = Omit<Optional<Request<C>>, 'body'> & {
  body?: Request<C> extends { body: infer B } ? B : never;
} & Extras;

/** An answer as it came: `body` is not parsed. */
export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

/** A call that was refused. */
export class Refused extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  constructor(status: number, body: ErrorBody) {
    super(`${status} ${body.error}`);
    this.name = 'Refused';
    this.status = status;
    this.body = body;
  }
}

/** The address of a call below `/api`, its parameters and query written into it. */
export function pathOf(call: Pick<Call, 'path'>, { params = {}, query = {} }: Parts = {}): string {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return `/api${path}${search.size === 0 ? '' : `?${search}`}`;
}

/** The declared calls against one site. */
export function clientOf(site: () => string) {
  /** Sends a call and gives its answer, whatever it is. */
  async function send(declared: Call, { token, form, ...parts }: Parts & Extras = {}): Promise<Answer> {
    const response = await fetch(`${site()}${pathOf(declared, parts)}`, {
      method: declared.method,
      redirect: 'manual',
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(parts.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(form === undefined ? {} : { body: form }),
      ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    return { status: response.status, headers: response.headers, body: isJson ? (JSON.parse(text) as unknown) : text };
  }

  /**
   * Makes a call and gives its reply, which must be of the declared shape.
   * @throws {Refused} when the answer is not 2xx
   */
  async function call<const C extends Call>(declared: C, ask: Ask<C>): Promise<Reply<C>> {
    const { status, headers, body } = await send(declared, ask);
    if (status < 200 || status > 299) throw new Refused(status, body as ErrorBody);
    const reply: unknown = declared.reply.parse(body);
    if (declared.kind !== 'page') return reply as Reply<C>;
    return { items: reply, nextCursor: headers.get(nextCursorHeader) } as Page<unknown> as Reply<C>;
  }

  return { send, call };
}

export type Client = ReturnType<typeof clientOf>;
