import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen, stopListening } from '../loopback.ts';
import { createBucket, deleteObjects, headBucket, listObjects } from './bucketCalls.ts';
import { parseTarget, sendXml, type Call, type SignedCall } from './call.ts';
import { answerPreflight, setCorsHeaders } from './cors.ts';
import { Fault } from './faults.ts';
import { deleteObject, getObject, putObject } from './objectCalls.ts';
import { ObjectStore } from './objects.ts';
import { postUpload } from './postUpload.ts';
import { Scanner, type ScanOptions } from './scanner.ts';
import { verifySignature, type Credentials } from './signature.ts';
import { deleteTags, getTags, putTags } from './tagCalls.ts';

export interface S3Options {
  /** Folder of the objects; made when missing. One process at a time. */
  dataDir: string;
  /** 0 or absent: any free port. */
  port?: number;
  /** The only ones whose signatures are good. */
  credentials: Credentials;
  /** Origins of pages that may upload and download, such as `http://localhost:3000`. */
  corsOrigins: string[];
  /** Objects that a malware scanner looks after; absent: none. */
  scan?: ScanOptions;
  /** Epoch milliseconds. */
  now?: () => number;
}

export interface S3 {
  /** Address for the SDK's `endpoint`, to be used with `forcePathStyle: true`. */
  endpoint: string;
  port: number;
  /** Finishes what is being answered. */
  close(): Promise<void>;
}

type Handler = (call: SignedCall) => Promise<void>;

const OBJECT_CALLS: Record<string, Handler> = {
  GET: getObject,
  HEAD: getObject,
  PUT: putObject,
  DELETE: deleteObject,
};

const TAG_CALLS: Record<string, Handler> = { GET: getTags, PUT: putTags, DELETE: deleteTags };

const BUCKET_CALLS: Record<string, Handler> = { GET: listObjects, HEAD: headBucket, PUT: createBucket };

/** Query parameters that only shape an answer; any other one names a feature that is not here. */
const KNOWN_PARAMETERS =
  /^(x-id|x-amz-.*|response-.*|list-type|prefix|delimiter|max-keys|start-after|continuation-token|encoding-type|fetch-owner)$/i;

/**
 * Starts S3's wire protocol on the loopback address, path style, objects streamed to and from disk.
 * Signatures, expiry, POST policies and checksums are enforced as S3 does.
 * @throws when the port is taken
 */
export async function startS3(options: S3Options): Promise<S3> {
  const { dataDir, port = 0, now = Date.now, scan } = options;
  const store = await ObjectStore.open(dataDir, now);
  const scanner = scan && new Scanner(store, scan, now);
  const server = createServer((request, response) => {
    void answer({ store, scanner }, { ...options, now }, request, response);
  });
  const got = await listen(server, port);
  return { endpoint: `http://localhost:${got}`, port: got, close: () => stopListening(server) };
}

type Settings = S3Options & { now: () => number };

async function answer(
  { store, scanner }: Pick<Call, 'store' | 'scanner'>,
  settings: Settings,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = '', url = '/' } = request;
  const requestId = randomUUID();
  response.setHeader('x-amz-request-id', requestId);
  setCorsHeaders(request, response, settings.corsOrigins);
  try {
    if (method === 'OPTIONS') return answerPreflight(request, response, settings.corsOrigins);
    await route({ store, scanner, request, response, method, requestId, ...parseTarget(url) }, settings);
  } catch (error) {
    refuse(error, { request, response, url, requestId });
  }
}

async function route(call: Call, { credentials, now }: Settings): Promise<void> {
  const { method, request, key, query } = call;
  const isForm = method === 'POST' && key === '' && query.length === 0 && request.headers.authorization === undefined;
  if (isForm) return postUpload(call, credentials, now());
  const payloadHash = verifySignature({ ...call, headers: request.headers }, credentials, now());
  await handlerOf(call)({ ...call, payloadHash });
}

/** @throws Fault NotImplemented, MethodNotAllowed */
function handlerOf({ method, bucket, key, query }: Call): Handler {
  const unknown = query.map(([name]) => name).filter((name) => !KNOWN_PARAMETERS.test(name));
  if (method === 'POST' && key === '' && unknown.join() === 'delete') return deleteObjects;
  const tags = key !== '' && unknown.join() === 'tagging' ? TAG_CALLS[method] : undefined;
  if (tags) return tags;
  if (bucket === '' || unknown.length > 0) {
    throw new Fault('NotImplemented', `Not available on this machine: ${method} ${unknown.join(', ')}`);
  }
  const handler = (key === '' ? BUCKET_CALLS : OBJECT_CALLS)[method];
  if (!handler) throw new Fault('MethodNotAllowed', 'The specified method is not allowed against this resource.');
  return handler;
}

interface Refused {
  request: IncomingMessage;
  response: ServerResponse;
  url: string;
  requestId: string;
}

function refuse(error: unknown, { request, response, url, requestId }: Refused): void {
  // What is still coming is read away: a client that is busy sending would else never see the answer.
  request.resume();
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const fault = error instanceof Fault ? error : new Fault('InternalError', String(error));
  const resource = url.split('?')[0] ?? url;
  sendXml({ response }, fault.statusCode, fault.toXml(resource, requestId));
}
