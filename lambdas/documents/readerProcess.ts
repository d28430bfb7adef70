/**
 * The program of one reader process: takes one request, answers once and ends. Parsing has the main thread; a second thread watches
 * how much memory and processor time the process takes, so that a parser caught in a loop cannot stop the watch. Bundled, it is
 * `reader.mjs` beside its caller.
 */
import { inspect } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { ReadError } from './fault.ts';
import { parseDocument } from './parse.ts';
import { marks, type ReadReply, type ReadRequest } from './readerProtocol.ts';

/** A machine may be so busy that it gives the process only this share of its time. */
const leastShare = 1 / 6;

/**
 * Plain JavaScript of the watching thread; `limit[0]` is the bound on processor time in ms. A thread cannot choose the process's exit code
 * and Windows reports no signals, so a mark on the error stream tells why the process ended.
 */
const watch = `
  const { workerData: { limit, memoryBytes, marks, leastShare } } = require('node:worker_threads');
  const end = (mark) => {
    require('node:fs').writeSync(2, mark);
    process.kill(process.pid, 'SIGKILL');
  };
  setInterval(() => {
    if (process.memoryUsage.rss() > memoryBytes) end(marks.memory);
    const { user, system } = process.cpuUsage();
    const cpuMs = Atomics.load(limit, 0);
    if ((user + system) / 1000 > cpuMs || performance.now() > cpuMs / leastShare) end(marks.time);
  }, 20);
`;

async function answer({ bytes, bounds }: ReadRequest, limit: Int32Array): Promise<ReadReply> {
  const beforeScan = (pages: number): void => void Atomics.add(limit, 0, pages * bounds.cpuMsPerScan);
  try {
    return { document: await parseDocument(bytes, beforeScan) };
  } catch (error) {
    const { fault, message, cause } = error as ReadError;
    return { fault, message, cause: cause === undefined ? '' : inspect(cause) };
  }
}

process.once('message', (request: ReadRequest) => {
  const limit = new Int32Array(new SharedArrayBuffer(4));
  limit[0] = request.bounds.cpuMs;
  const workerData = { limit, memoryBytes: request.bounds.memoryBytes, marks, leastShare };
  new Worker(watch, { eval: true, execArgv: [], workerData }).unref();
  void answer(request, limit).then((reply) => process.send?.(reply, () => process.exit(0)));
});
