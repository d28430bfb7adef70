import type * as z from 'zod';

/**
 * One call of the API, declared once. The browser client, the Lambda router, the gateway's routes and the tests are derived from it
 * (design law 1). Paths are relative to `/api` and name parameters as API Gateway does: `/pedagona/sessions/{sessionId}`.
 */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  /** Who may call: anyone, a signed-in user of the domain, or an administrator named in the settings. */
  access: 'public' | 'user' | 'admin';
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** JSON body. */
  body?: z.ZodType;
  /** The spec's multipart form, taken beside the JSON body for small requests: its text fields and the name of its file field. */
  form?: { fields: z.ZodObject; files: string };
  /** `page`: the body is an array and the header `x-next-cursor` leads to the next part. `redirect`: 302. `file`: a download. */
  kind: 'json' | 'page' | 'redirect' | 'file';
  reply: z.ZodType;
}

export const nextCursorHeader = 'x-next-cursor';

/** The route key API Gateway uses for a call: `GET /api/pedagona/sessions`. */
export const routeKeyOf = (call: Pick<Call, 'method' | 'path'>): string => `${call.method} /api${call.path}`;

type Rest = Omit<Call, 'method' | 'path' | 'access' | 'kind'> & Partial<Pick<Call, 'access' | 'kind'>>;
type Declared<M, P, R> = { method: M; path: P } & Omit<{ access: 'user'; kind: 'json' }, keyof R> & R;

/** Declares a call: of a signed-in user and answered with JSON where `rest` does not say otherwise. Its literal types are kept. */
const declaring =
  <const M extends Call['method']>(method: M) =>
  <const P extends Call['path'], const R extends Rest>(path: P, rest: R): Declared<M, P, R> =>
    ({ method, path, access: 'user', kind: 'json', ...rest }) as unknown as Declared<M, P, R>;

export const get = declaring('GET');
export const post = declaring('POST');
export const put = declaring('PUT');
export const remove = declaring('DELETE');

/** The calls of a module by name. */
export const calls = <const A extends Record<string, Call>>(api: A): A => api;

type In<T> = T extends z.ZodType ? z.input<T> : undefined;
type Out<T> = T extends z.ZodType ? z.output<T> : undefined;
type Field<C, K extends string> = C extends Record<K, infer T> ? T : undefined;

/** One part of a list; `nextCursor` is null at its end. */
export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

/** What the browser sends. Absent parts are absent from the type. */
export type Request<C extends Call> = {
  [K in 'params' | 'query' | 'body' as Field<C, K> extends undefined ? never : K]: In<Field<C, K>>;
};

/** A part of the spec's multipart form. */
export interface FormFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** What a handler receives: the same, parsed; `body` is undefined when the request came as a form. */
export interface Parsed<C extends Call> {
  params: Out<Field<C, 'params'>>;
  query: Out<Field<C, 'query'>>;
  body: C extends { form: unknown } ? Out<Field<C, 'body'>> | undefined : Out<Field<C, 'body'>>;
  form: C extends { form: { fields: infer F } } ? { fields: Out<F>; files: FormFile[] } | undefined : undefined;
}

/** What the browser gets, and what a handler returns (the router passes it through `reply`). */
export type Reply<C extends Call> = C extends { kind: 'page' }
  ? z.output<C['reply']> extends (infer Item)[]
    ? Page<Item>
    : never
  : z.output<C['reply']>;
