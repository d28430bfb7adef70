import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { SourceDocument } from '../../shared/document/document.ts';
import { maxFileBytes } from '../../shared/uploads/rules.ts';
import { slots } from '../platform/slots.ts';
import { ReadError, type ReadFault } from './fault.ts';
import { marks, type ReadBounds, type ReadReply, type ReadRequest } from './readerProtocol.ts';

export { ReadError, type ReadFault } from './fault.ts';

/** Bounds on one document and its reading. */
export const readBounds = {
  bytes: maxFileBytes,
  memoryBytes: 512 * 1024 * 1024,
  cpuMs: 30_000,
  cpuMsPerScan: 18_000,
  /** By the clock: only for a reader whose own watch has failed. Shorter than the Lambda's time (`lib/functions/steps.ts`). */
  waitMs: 870_000,
  /** Documents read at once by one process; others wait. */
  atOnce: 2,
};

interface ReadOptions {
  /** The reader's program, when it does not lie beside this module. */
  readonly reader?: URL;
  readonly bounds?: Partial<ReadBounds & { waitMs: number }>;
}

const inTurn = slots(readBounds.atOnce);

/** A reader sees nothing of the environment, which may hold credentials, but what a program needs to start. */
const startVariables = ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'HOME', 'SystemRoot'];

/**
 * Reads one document in a process of its own with a bound on processor time and on memory, so that no document can stop or fill this one.
 * @throws {ReadError} for every document that cannot be turned into text; never anything else for bad bytes.
 */
export async function readDocument(bytes: Uint8Array, options: ReadOptions = {}): Promise<SourceDocument> {
  if (bytes.byteLength === 0) throw new ReadError('empty');
  if (bytes.byteLength > readBounds.bytes) throw new ReadError('too_large');
  return inTurn(() => readInProcess(bytes, options));
}

async function readInProcess(bytes: Uint8Array, options: ReadOptions): Promise<SourceDocument> {
  const bounds = { ...readBounds, ...options.bounds };
  const beside = new URL(import.meta.url.endsWith('.ts') ? './readerProcess.ts' : './reader.mjs', import.meta.url);
  const child = startReader(options.reader ?? beside, bounds.memoryBytes);
  const closed = new Promise((resolve) => child.once('close', resolve));
  try {
    return await answerOf(child, { bytes, bounds }, bounds.waitMs);
  } finally {
    child.kill('SIGKILL');
    await closed;
  }
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

function answerOf(child: ChildProcess, request: ReadRequest, waitMs: number): Promise<SourceDocument> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ReadError('time')), waitMs);
    let complaint = '';
    child.stderr?.on('data', (chunk: Buffer) => (complaint = `${complaint}${chunk.toString()}`.slice(-4096)));
    child.once('message', (message) => {
      const reply = message as ReadReply;
      if ('document' in reply) resolve(reply.document);
      else reject(new ReadError(reply.fault, reply.message, reply.cause));
    });
    child.once('error', reject);
    child.once('close', (_, signal) => {
      clearTimeout(timer);
      reject(new ReadError(faultOf(complaint, signal), undefined, complaint));
    });
    // A reader that ends before it has taken the bytes is told apart by how it closes.
    child.send(request, () => undefined);
  });
}

/** Why a reader ended without an answer, by what it wrote to its error stream; a system short of memory kills without a word. */
function faultOf(complaint: string, signal: NodeJS.Signals | null): ReadFault {
  if (complaint.includes(marks.time)) return 'time';
  const isMemory = complaint.includes(marks.memory) || complaint.includes('heap out of memory');
  return isMemory || signal === 'SIGKILL' ? 'memory' : 'damaged';
}
