import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { DocumentText } from '../../shared/evidence.ts';
import { ReadError } from './fault.ts';
import { memoryMark, readReplySchema, type ReadRequest } from './protocol.ts';
import { Slots } from './slots.ts';

export { ReadError, type ReadFault } from './fault.ts';

/** Bounds on one document and its reading. */
export const readBounds = {
  bytes: 20 * 1024 * 1024,
  timeMs: 20_000,
  /** Resident memory of the reader process. */
  memoryBytes: 512 * 1024 * 1024,
  /** Documents read at once by one process; others wait, and their time starts when their turn comes. */
  atOnce: 2,
};

interface ReadOptions {
  /** The reader's program, when it does not lie beside this module. */
  readonly reader?: URL;
  readonly timeMs?: number;
  readonly memoryBytes?: number;
}

const slots = new Slots(readBounds.atOnce);

/** A reader sees nothing of the environment, which may hold credentials, but what a program needs to start. */
const startVariables = ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'HOME', 'SystemRoot'];

/**
 * Reads one document in a process of its own with a time and a memory bound, so that no document can stop or fill this one.
 * @throws {ReadError} for every document that cannot be turned into text; never anything else for bad bytes.
 */
export async function readDocument(
  bytes: Uint8Array,
  fileName: string,
  options: ReadOptions = {},
): Promise<DocumentText> {
  if (bytes.byteLength === 0) throw new ReadError('empty');
  if (bytes.byteLength > readBounds.bytes) throw new ReadError('too_large');
  return slots.run(() => readInProcess(bytes, fileName, options));
}

async function readInProcess(bytes: Uint8Array, fileName: string, options: ReadOptions): Promise<DocumentText> {
  const { reader = readerBeside(), timeMs = readBounds.timeMs, memoryBytes = readBounds.memoryBytes } = options;
  const child = startReader(reader, memoryBytes);
  const closed = new Promise((resolve) => child.once('close', resolve));
  try {
    return await answerOf(child, { bytes, fileName, memoryBytes }, timeMs);
  } finally {
    child.kill('SIGKILL');
    await closed;
  }
}

function readerBeside(): URL {
  return new URL(import.meta.url.endsWith('.ts') ? './reader.ts' : './reader.mjs', import.meta.url);
}

function startReader(program: URL, memoryBytes: number): ChildProcess {
  const transpiler = program.pathname.endsWith('.ts') ? createRequire(import.meta.url).resolve('tsx') : null;
  return fork(fileURLToPath(program), [], {
    // A heap bound a little lower makes the collector work before the watch on the whole process ends it.
    execArgv: [
      `--max-old-space-size=${Math.floor((memoryBytes * 0.8) / 2 ** 20)}`,
      ...(transpiler ? ['--import', transpiler] : []),
    ],
    env: Object.fromEntries(startVariables.map((name) => [name, process.env[name]])),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

function answerOf(child: ChildProcess, request: ReadRequest, timeMs: number): Promise<DocumentText> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ReadError('time')), timeMs);
    let complaint = '';
    child.stderr?.on('data', (chunk: Buffer) => (complaint = `${complaint}${chunk.toString()}`.slice(-4096)));
    child.once('message', (message) => {
      try {
        resolve(unpack(message));
      } catch (error) {
        reject(error);
      }
    });
    child.once('error', reject);
    child.once('close', () => {
      clearTimeout(timer);
      reject(endedWithout(complaint));
    });
    // A reader that ends before it has taken the bytes is told apart by how it closes.
    child.send(request, () => undefined);
  });
}

/** Why a reader ended without an answer, by what it wrote to its error stream. */
function endedWithout(complaint: string): ReadError {
  const isMemory = complaint.includes(memoryMark) || complaint.includes('heap out of memory');
  const error = new ReadError(isMemory ? 'memory' : 'damaged');
  error.cause = complaint;
  return error;
}

/** @throws {ReadError} when the reader refused the document */
function unpack(message: unknown): DocumentText {
  const reply = readReplySchema.parse(message);
  if ('document' in reply) return reply.document;
  const error = new ReadError(reply.fault, reply.message);
  if (reply.detail !== undefined) error.cause = reply.detail;
  throw error;
}
