/**
 * The program of one reader process: takes one request, answers once and ends. Parsing has the main thread; a second thread watches
 * how much memory the process holds, so that a parser caught in a loop cannot stop the watch. Bundled, it is `reader.mjs` beside its
 * caller.
 */
import { Worker } from 'node:worker_threads';
import { ReadError } from './fault.ts';
import { parseDocument } from './parse.ts';
import { memoryMark, type ReadReply, type ReadRequest } from './protocol.ts';

/**
 * Plain JavaScript of the watching thread. A thread cannot choose the process's exit code and Windows reports no signals, so a mark on
 * the error stream tells why the process ended.
 */
const watchMemory = `
  const { workerData } = require('node:worker_threads');
  setInterval(() => {
    if (process.memoryUsage.rss() <= workerData.bytes) return;
    require('node:fs').writeSync(2, workerData.mark);
    process.kill(process.pid, 'SIGKILL');
  }, 20);
`;

async function answer({ bytes, fileName }: ReadRequest): Promise<ReadReply> {
  try {
    return { document: await parseDocument(bytes, fileName) };
  } catch (error) {
    if (error instanceof ReadError) return { fault: error.fault, message: error.message };
    // Parsers meet bytes they do not understand with errors of every kind; the caller gets this one as the cause.
    const { fault, message } = new ReadError('damaged');
    return { fault, message, detail: error instanceof Error ? error.stack : String(error) };
  }
}

process.once('message', (request: ReadRequest) => {
  const workerData = { bytes: request.memoryBytes, mark: memoryMark };
  new Worker(watchMemory, { eval: true, execArgv: [], workerData }).unref();
  void answer(request).then((reply) => process.send?.(reply, () => process.exit(0)));
});
