import * as z from 'zod';
import { documentTextSchema } from '../../shared/evidence.ts';
import { readFaults } from './fault.ts';

/** What a reader process writes to its error stream before it ends itself for holding too much memory. */
export const memoryMark = 'reader over its memory bound';

/** What a reader process is asked. */
export interface ReadRequest {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  /** Resident memory of the whole process. */
  readonly memoryBytes: number;
}

/** What a reader process answers; `detail` is a parser's own error, for the log. */
export const readReplySchema = z.union([
  z.object({ document: documentTextSchema }),
  z.object({ fault: z.enum(readFaults), message: z.string(), detail: z.string().optional() }),
]);
export type ReadReply = z.infer<typeof readReplySchema>;
