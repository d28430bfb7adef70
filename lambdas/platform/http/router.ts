import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type * as z from 'zod';
import {
  type Call,
  type FormFile,
  type Page,
  type Parsed,
  type Reply,
  nextCursorHeader,
  routeKeyOf,
} from '../../../shared/contract.ts';
import { AppError, type ErrorBody } from '../../../shared/errors.ts';
import { seenText } from '../../../shared/text/clean.ts';
import { isRecord } from '../../../shared/values/pick.ts';
import { maxFormBytes } from '../../../shared/uploads/rules.ts';
import { attachmentOf } from '../storage/contentDisposition.ts';
import { isInTheWay } from '../storage/table.ts';
import { type Caller, isSameSecret } from './caller.ts';
import { originSecretHeader } from './originSecret.ts';
import { ruleOf, sentenceOf } from './validationMessages.ts';
import { faultOf, log } from '../log/logger.ts';

/** The answer of a `redirect` call: where it sends the browser. */
export interface Redirect {
  location: string;
  cookies?: string[];
}

/** The answer of a `file` call: a download under this name. */
export interface FileAnswer {
  fileName: string;
  type: string;
  bytes: Uint8Array;
}

interface Context<C extends Call> {
  /** The caller; null on public calls only. */
  caller: C extends { access: 'public' } ? null : Caller;
  cookies: Record<string, string>;
}

type Answer<C extends Call> = C extends { kind: 'redirect' }
  ? Redirect
  : C extends { kind: 'file' }
    ? FileAnswer
    : Reply<C>;

export type Handler<C extends Call> = (input: Parsed<C> & Context<C>) => Promise<Answer<C>>;

/** One handler for each declared call; a call without a handler does not compile. */
export type Handlers<A extends Record<string, Call>> = { [K in keyof A]: Handler<A[K]> };

interface Route {
  call: Call;
  handle: (input: never) => Promise<unknown>;
}

export const routes = <A extends Record<string, Call>>(api: A, handlers: Handlers<A>): Map<string, Route> =>
  new Map(
    Object.entries(api).map(([name, call]) => [routeKeyOf(call), { call, handle: handlers[name] as Route['handle'] }]),
  );

type HttpHandler = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;

const jsonHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

interface HttpOptions {
  routes: Map<string, Route>;
  callerOf: (authorization: string | undefined) => Promise<Caller>;
  originSecret: string;
}

/**
 * The Lambda behind API Gateway (payload 2.0): finds the call by its route key, checks the caller, parses the request once, passes the
 * reply through its schema and maps every fault to the error body once.
 */
export function httpHandler({ routes: table, callerOf, originSecret }: HttpOptions): HttpHandler {
  return async (event) => {
    const { requestId, http } = event.requestContext;
    // Calls of one path have one route.
    const routeKey = event.routeKey.replace(/^ANY /, `${http.method} `);
    try {
      // The request did not come through CloudFront.
      if (!isSameSecret(event.headers[originSecretHeader] ?? '', originSecret))
        throw new AppError('forbidden', 'Sila gunakan alamat rasmi aplikasi ini.');
      const route = table.get(routeKey);
      if (route === undefined) throw new AppError('not_found', 'Alamat ini tidak wujud.');
      const caller = route.call.access === 'public' ? null : await callerOf(event.headers.authorization);
      if (route.call.access === 'admin' && caller?.isAdmin !== true) {
        throw new AppError('forbidden', 'Halaman ini untuk pentadbir sahaja.');
      }
      const input = { ...(await parse(route.call, event)), caller, cookies: cookiesOf(event) };
      return respond(route.call, await route.handle(input as never));
    } catch (error) {
      return refuse(error, requestId, routeKey);
    }
  };
}

async function parse(call: Call, event: APIGatewayProxyEventV2): Promise<Parsed<Call>> {
  const isForm = /^multipart\/form-data/i.test(event.headers['content-type'] ?? '');
  if (isForm && call.form === undefined && call.body !== undefined) {
    throw new AppError('unsupported_type', 'Hantar permintaan ini sebagai JSON.');
  }
  return {
    params: paramsOf(call, event),
    query: queryOf(call, event),
    body: isForm ? undefined : parsePart(call.body, call.body === undefined ? undefined : jsonOf(event)),
    form: isForm && call.form !== undefined ? await formOf(call.form, event) : undefined,
  } as unknown as Parsed<Call>;
}

/** The query of a request. A parameter that the call does not know is refused, since dropping it would mean something else: 'artefacts/exam?assessmentId=' is another exam's. */
function queryOf({ query, params }: Call, event: APIGatewayProxyEventV2): unknown {
  const [stray] = query === undefined && params !== undefined ? Object.keys(event.queryStringParameters ?? {}) : [];
  if (stray !== undefined) throw new AppError('invalid', `Alamat ini tidak menerima "${stray}".`);
  return parsePart(query, event.queryStringParameters ?? {});
}

/** A path parameter of the wrong form addresses nothing, like another user's row: 404. */
function paramsOf(call: Call, event: APIGatewayProxyEventV2): unknown {
  const parsed = call.params?.safeParse(event.pathParameters ?? {});
  if (parsed?.success === false) throw new AppError('not_found', 'Data tidak dijumpai');
  return parsed?.data;
}

function parsePart(schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(value, { error: ruleOf });
  if (parsed.success) return parsed.data;
  throw new AppError('invalid', sentenceOf(parsed.error));
}

function jsonOf(event: APIGatewayProxyEventV2): unknown {
  const text = bytesOf(event).toString('utf8');
  if (text === '') return {};
  try {
    return JSON.parse(text, seenText);
  } catch (cause) {
    throw new AppError('invalid', 'Badan permintaan bukan JSON yang sah.', { cause });
  }
}

const bytesOf = (event: APIGatewayProxyEventV2): Buffer =>
  Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');

async function formOf(form: NonNullable<Call['form']>, event: APIGatewayProxyEventV2) {
  const bytes = bytesOf(event);
  if (bytes.length > maxFormBytes) {
    throw new AppError(
      'too_large',
      `Borang ini melebihi ${maxFormBytes / 1024 / 1024}MB. Muat naik fail besar melalui POST /api/uploads atau melalui halaman.`,
    );
  }
  const data = await new Response(new Uint8Array(bytes), {
    headers: { 'content-type': event.headers['content-type'] ?? '' },
  })
    .formData()
    .catch((cause: unknown) => {
      throw new AppError('invalid', 'Borang tidak dapat dibaca. Hantar semula.', { cause });
    });
  const files: FormFile[] = [];
  const fields: Record<string, string> = {};
  for (const [name, value] of data) {
    if (typeof value === 'string') fields[name] = value;
    else if (name === form.files) {
      files.push({ name: value.name, type: value.type, bytes: new Uint8Array(await value.arrayBuffer()) });
    }
  }
  return { fields: parsePart(form.fields, fields), files };
}

const cookiesOf = (event: APIGatewayProxyEventV2): Record<string, string> =>
  Object.fromEntries(
    (event.cookies ?? []).map((cookie) => {
      const at = cookie.indexOf('=');
      return [cookie.slice(0, at), cookie.slice(at + 1)];
    }),
  );

function respond(call: Call, answer: unknown): APIGatewayProxyStructuredResultV2 {
  if (call.kind === 'redirect') {
    const { location, cookies = [] } = answer as Redirect;
    return {
      statusCode: 302,
      headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
      cookies,
    };
  }
  if (call.kind === 'file') {
    const { fileName, type, bytes } = answer as FileAnswer;
    return {
      statusCode: 200,
      headers: {
        ...jsonHeaders,
        'content-type': type,
        'content-disposition': attachmentOf(fileName),
      },
      body: Buffer.from(bytes).toString('base64'),
      isBase64Encoded: true,
    };
  }
  if (call.kind === 'page') {
    const { items, nextCursor } = answer as Page<unknown>;
    const headers = nextCursor === null ? jsonHeaders : { ...jsonHeaders, [nextCursorHeader]: nextCursor };
    return { statusCode: 200, headers, body: JSON.stringify(call.reply.parse(items)) };
  }
  const body = call.reply.parse(answer);
  return { statusCode: isAccepted(call, body) ? 202 : 200, headers: jsonHeaders, body: JSON.stringify(body) };
}

/** A POST whose work goes on answers 202 (design §3). */
const isAccepted = (call: Call, body: unknown): boolean =>
  call.method === 'POST' && isRecord(body) && body['status'] === 'processing';

/** The error for a fault that is not a refusal of ours: the rows stayed in use for as long as a call may wait, or the suite itself is at fault. */
const faultOfCall = (cause: unknown): AppError =>
  isInTheWay(cause)
    ? new AppError('unavailable', 'Terlalu ramai pengguna pada masa ini. Sila cuba lagi sebentar lagi.', { cause })
    : new AppError('internal', 'Ralat dalaman. Sila cuba lagi sebentar lagi.', { cause });

function refuse(error: unknown, requestId: string, routeKey: string): APIGatewayProxyStructuredResultV2 {
  const known = error instanceof AppError ? error : faultOfCall(error);
  if (known.status >= 500)
    log.error('A request failed', { requestId, routeKey, code: known.code, fault: faultOf(known.cause ?? known) });
  else log.info('A request was refused', { requestId, routeKey, code: known.code });
  const body: ErrorBody = { error: known.message, code: known.code, requestId };
  return { statusCode: known.status, headers: jsonHeaders, body: JSON.stringify(body) };
}
