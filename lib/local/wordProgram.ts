import { parentPort, workerData } from 'node:worker_threads';
import type { WordDocument } from '../../shared/word/blocks.ts';
import { renderWordBytes } from '../../shared/word/render.ts';

/** The thread of `programs.ts`. */
const bytes = await renderWordBytes(workerData as WordDocument);
parentPort?.postMessage(bytes, [bytes.buffer]);
