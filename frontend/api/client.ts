import { nextCursorHeader, type Call, type Reply, type Request } from '../../shared/contract.ts';
import { AppError, statusOfCode, type ErrorBody, type ErrorCode } from '../../shared/errors.ts';
import { token } from '../auth/token.ts';

export const offlineText = 'Tiada sambungan ke pelayan. Semak sambungan internet anda dan cuba lagi.';

/** A call that failed; `message` is shown to the user, `requestId` finds it in the logs. */
export class CallError extends AppError {
  readonly requestId: string | null;

  constructor(code: ErrorCode, message: string, options: { requestId?: string | null; cause?: unknown } = {}) {
    super(code, message, { cause: options.cause });
    this.name = 'CallError';
    this.requestId = options.requestId ?? null;
  }
}

interface CallOptions {
  signal?: AbortSignal;
  /** Shown when the server fails without a message. */
  fallback?: string;
}

type Scalar = string | number | boolean;

interface Parts {
  params?: Record<string, Scalar>;
  query?: Record<string, Scalar | undefined>;
  body?: unknown;
}

export function addressOf(declared: Pick<Call, 'path'>, { params = {}, query = {} }: Parts): string {
  const path = declared.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const text = search.toString();
  return `/api${path}${text === '' ? '' : `?${text}`}`;
}

const codeOf = (status: number): ErrorCode =>
  (Object.keys(statusOfCode) as ErrorCode[]).find((code) => statusOfCode[code] === status) ??
  (status < 500 ? 'invalid' : 'unavailable');

async function errorOf(response: Response, fallback: string): Promise<CallError> {
  const body = (await response.json().catch(() => null)) as Partial<ErrorBody> | null;
  if (typeof body?.error !== 'string') return new CallError(codeOf(response.status), fallback);
  return new CallError(body.code ?? codeOf(response.status), body.error, { requestId: body.requestId });
}

declare global {
  interface Window {
    /** Calls that boot.ts has made, by authorization and address. */
    ahead?: Map<string, Promise<Response>>;
  }
}

/** The answer to a call that boot.ts has made for this bearer; each is taken once. */
function takenAhead(authorization: string, address: string): Promise<Response> | undefined {
  const key = `${authorization} ${address}`;
  const answer = window.ahead?.get(key);
  window.ahead?.delete(key);
  return answer;
}

/** @throws {CallError} for every answer but 2xx; any 401 forgets the bearer, which sends the user to /login (spec 1 §4) */
async function send(
  declared: Call,
  parts: Parts,
  { signal, fallback = 'Perkhidmatan tidak dapat memberi jawapan. Sila cuba lagi sebentar.' }: CallOptions,
): Promise<Response> {
  const bearer = token.read();
  const authorization = bearer === null ? null : `Bearer ${bearer}`;
  let response: Response;
  try {
    const address = addressOf(declared, parts);
    const ahead = declared.method === 'GET' && authorization !== null ? takenAhead(authorization, address) : undefined;
    response = await (ahead ??
      fetch(address, {
        method: declared.method,
        headers: {
          accept: 'application/json',
          ...(authorization === null ? {} : { authorization }),
          ...(parts.body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
        ...(signal ? { signal } : {}),
      }));
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new CallError('unavailable', offlineText, { cause });
  }
  if (response.status === 401) token.expire();
  if (!response.ok) throw await errorOf(response, fallback);
  return response;
}

/** Makes a declared call. The router has parsed the reply with the same schema, which the build leaves out of the page. */
export async function call<const C extends Call>(
  declared: C,
  request: Request<C>,
  options: CallOptions = {},
): Promise<Reply<C>> {
  const response = await send(declared, request, options);
  const body: unknown = await response.json();
  const reply = declared.kind === 'page' ? { items: body, nextCursor: response.headers.get(nextCursorHeader) } : body;
  return reply as Reply<C>;
}

/** Fetches a file. The browser does not send the bearer on to the bucket of a redirect, whose address carries its own permission. */
export async function fetchFile<const C extends Call & { kind: 'redirect' | 'file' }>(
  declared: C,
  request: Request<C>,
  options: CallOptions = {},
): Promise<Blob> {
  return (await send(declared, request, options)).blob();
}

/** Saves a file through the browser's downloads. The address is released later, since some browsers read it after the click. */
export function saveBlob(blob: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export const messageOf = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason));

/** Whether the resource does not exist or is not the caller's; then a retry is useless. */
export const isFinal = (reason: unknown): boolean => reason instanceof AppError && reason.status < 500;

/** Whether the resource does not exist; an id that cannot be valid is one of nothing (spec 2 §8). */
export const isMissing = (reason: unknown): boolean =>
  reason instanceof AppError && (reason.code === 'not_found' || reason.code === 'invalid');
