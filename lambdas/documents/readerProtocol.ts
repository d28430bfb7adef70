import type { SourceDocument } from '../../shared/document/document.ts';
import type { ReadFault } from './fault.ts';

/** What a reader process writes to its error stream before it ends itself for going over a bound. */
export const marks = { memory: 'reader over its memory bound', time: 'reader over its time bound' };

/** Bounds of a reader process. */
export interface ReadBounds {
  /** Resident memory of the whole process, text recognition included. */
  readonly memoryBytes: number;
  /** Processor time of the whole process, whatever else the machine does. */
  readonly cpuMs: number;
  /** Processor time that each page adds whose text is recognised in its picture. */
  readonly cpuMsPerScan: number;
}

/** What a reader process is asked. */
export interface ReadRequest {
  readonly bytes: Uint8Array;
  readonly bounds: ReadBounds;
}

/** What a reader process answers; `cause` is a parser's own error, for the log. */
export type ReadReply = { document: SourceDocument } | { fault: ReadFault; message: string; cause: string };
