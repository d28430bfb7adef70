import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import type { IncomingMessage } from 'node:http';
import { Fault } from './faults.ts';

/** S3's limit of all fields before the file, in bytes. */
const MAX_FIELDS_BYTES = 20 * 1024;

/** What came before the file, by lower-case name; the file's own name is under no field. */
export interface UploadForm {
  fields: Map<string, string>;
  fileName: string;
}

/**
 * Reads a browser's multipart form as a stream: the fields, then the file piece by piece; fields after the file are
 * ignored, as S3 does. The request is always read to its end, so that the browser gets to see a refusal.
 * @param receive takes the file; called once, with the fields
 * @throws Fault MalformedPOSTRequest, MaxPostPreDataLengthExceeded, InvalidArgument; what `receive` throws
 */
export async function readForm<T>(
  request: IncomingMessage,
  receive: (form: UploadForm, file: AsyncIterable<Buffer>) => Promise<T>,
): Promise<T> {
  const parser = openParser(request);
  const fields = new Map<string, string>();
  let fieldBytes = 0;
  let upload: { stream: BusboyFileStream; received: Promise<T> } | undefined;
  parser.on('field', (name, value) => {
    if (upload) return;
    fieldBytes += Buffer.byteLength(name) + Buffer.byteLength(value);
    if (fieldBytes <= MAX_FIELDS_BYTES) fields.set(name.toLowerCase(), value);
  });
  parser.on('file', (_name, stream, fileName) => {
    if (upload) {
      stream.resume();
      return;
    }
    // The parser only reports a form that breaks off; destroyed, the stream tells its reader whenever that one looks.
    stream.on('error', (error) => stream.destroy(error));
    const received =
      fieldBytes > MAX_FIELDS_BYTES ? refuseFields() : receive({ fields, fileName: fileName ?? '' }, wholeOf(stream));
    upload = { stream, received };
    const readTheRest = () => void stream.resume();
    received.then(readTheRest, readTheRest);
  });
  try {
    await consume(request, parser);
  } catch (error) {
    // The browser went away: whoever receives the file has to learn it before this call ends.
    upload?.stream.destroy(error instanceof Error ? error : undefined);
    await Promise.allSettled([upload?.received]);
    throw error;
  }
  if (!upload) throw new Fault('InvalidArgument', 'POST requires exactly one file upload per request.');
  return upload.received;
}

function openParser(request: IncomingMessage): Busboy {
  const contentType = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data;.*boundary=/i.test(contentType)) {
    throw new Fault('MalformedPOSTRequest', 'The body of your POST request is not well-formed multipart/form-data.');
  }
  return new Busboy({
    headers: { ...request.headers, 'content-type': contentType },
    limits: { fieldSize: MAX_FIELDS_BYTES + 1 },
    isPartAFile: (name) => name === 'file',
  });
}

async function refuseFields(): Promise<never> {
  throw new Fault('MaxPostPreDataLengthExceeded', 'Your POST request fields preceding the upload file were too large.');
}

/** The file's bytes. Leaving them early does not close the stream, so that the rest can be read away. */
async function* wholeOf(stream: BusboyFileStream): AsyncGenerator<Buffer> {
  const pieces: AsyncIterable<Buffer> = stream.iterator({ destroyOnReturn: false });
  try {
    for await (const piece of pieces) yield piece;
  } catch (error) {
    throw new Fault('IncompleteBody', `The form ended before the file did: ${String(error)}`);
  }
}

function consume(request: IncomingMessage, parser: Busboy): Promise<void> {
  return new Promise((resolve, reject) => {
    parser.on('finish', resolve);
    parser.on('error', (error) => {
      request.unpipe(parser);
      reject(new Fault('MalformedPOSTRequest', `The body of your POST request is not well-formed: ${String(error)}`));
    });
    request.on('error', reject);
    request.pipe(parser);
  });
}
