import { type IncomingMessage, type OutgoingHttpHeaders, request as send, type ServerResponse } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import { listen } from '../../../lib/local/bedrock/listener.ts';
import { decide, type Need } from './decide.ts';
import { needsOf, type Request } from './needs.ts';
import type { Statement } from './policies.ts';
import type { Entry } from './record.ts';
import { functionHeader } from './scope.ts';

type Incoming = IncomingMessage | Http2ServerRequest;
type Outgoing = ServerResponse | Http2ServerResponse;

export interface GuardOptions {
  /** As in the SDK's setting `AWS_ENDPOINT_URL_<service>`. */
  service: string;
  /** The embedded service itself. */
  endpoint: string;
  /** All statements that hold for a function; undefined for one that is not deployed. */
  statementsOf: (name: string) => readonly Statement[] | undefined;
  record: (entry: Entry) => void;
  /** The tags of an object, by their condition keys. */
  tagsOf: (objectArn: string) => Promise<Record<string, string[]>>;
}

/** Stands in front of an embedded service and lets through only what the sending function's role allows; signed addresses pass, as their holders have no role. */
export async function startGuard(options: GuardOptions): Promise<{ endpoint: string; close(): Promise<void> }> {
  const { port, close } = await listen(0, (request, response) => {
    answer(options, request, response).catch(() => response.destroy());
  });
  const endpoint = new URL(options.endpoint);
  endpoint.port = String(port);
  return { endpoint: endpoint.href.replace(/\/$/, ''), close };
}

async function answer(options: GuardOptions, incoming: Incoming, response: Outgoing): Promise<void> {
  const body = await bytesOf(incoming);
  const { method = 'GET', url = '/', headers } = incoming;
  const isSigned = headers.authorization !== undefined;
  if (isSigned) {
    const name = String(headers[functionHeader] ?? 'nobody');
    const refused = await refusalOf(options, name, { method, url, headers, body: body.toString('utf8') });
    if (refused !== undefined) return refuse(options, response, name, refused);
  }
  await forward(options, incoming, body, response, isSigned);
}

/** The first need that the function has no leave for; all that were met are recorded. */
async function refusalOf(
  { service, statementsOf, record, tagsOf }: GuardOptions,
  name: string,
  request: Request,
): Promise<Need | undefined> {
  const statements = statementsOf(name) ?? [];
  const needs = needsOf[service]?.(request);
  if (needs === undefined) throw new Error(`What ${service} needs leave for is not known here`);
  for (const bare of needs) {
    const need =
      bare.action === 's3:GetObject'
        ? { ...bare, context: { ...bare.context, ...(await tagsOf(bare.resource)) } }
        : bare;
    const decision = decide(statements, need);
    if (decision === null) return need;
    record({ name, uses: decision.allowedBy });
  }
  return undefined;
}

function refuse({ service, record }: GuardOptions, response: Outgoing, name: string, need: Need): void {
  const { action, resource, context } = need;
  record({ name, denied: { action, resource, keys: Object.values(context).flat() } });
  const message = `User: ${name} is not authorized to perform: ${action} on resource: ${resource}`;
  if (service === 'S3') {
    response.writeHead(403, { 'content-type': 'application/xml' });
    response.end(`<Error><Code>AccessDenied</Code><Message>${message}</Message></Error>`);
    return;
  }
  response.writeHead(service === 'BEDROCK_RUNTIME' ? 403 : 400, {
    'content-type': 'application/x-amz-json-1.0',
    'x-amzn-errortype': 'AccessDeniedException',
  });
  response.end(JSON.stringify({ __type: 'AccessDeniedException', message }));
}

function forward(
  options: GuardOptions,
  incoming: Incoming,
  body: Buffer,
  response: Outgoing,
  isSigned: boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const { method, url, headers } = incoming;
    const { hostname, port } = new URL(options.endpoint);
    const outgoing = send({ hostname, port, path: url, method, headers: plain(headers) }, (reply) => {
      const name = String(headers[functionHeader] ?? 'nobody');
      const isAbsent = options.service === 'S3' && isSigned && reply.statusCode === 404;
      const need = isAbsent ? leaveToMiss(url ?? '/') : undefined;
      if (need !== undefined && decide(options.statementsOf(name) ?? [], need) === null) {
        reply.resume();
        refuse(options, response, name, need);
        return resolve();
      }
      if (need !== undefined) options.record({ name, uses: [{ action: need.action, resource: need.resource }] });
      response.writeHead(reply.statusCode ?? 502, plain(reply.headers));
      reply.pipe(response);
      reply.on('end', resolve);
    });
    outgoing.on('error', reject);
    response.on('close', () => outgoing.destroy());
    outgoing.end(body);
  });
}

/** Without what belongs to one connection, and HTTP/2's own. */
const plain = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !/^(?::|connection$|keep-alive$|transfer-encoding$)/.test(name)),
  );

/** S3 says that an object is absent only to whoever may list the bucket. */
const leaveToMiss = (url: string): Need => ({
  action: 's3:ListBucket',
  resource: `arn:aws:s3:::${url.split('/')[1]?.split('?')[0]}`,
  context: {},
});

async function bytesOf(incoming: Incoming): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
