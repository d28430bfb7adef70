import type { DocumentText } from '../../../shared/evidence.ts';

/** Why a document was refused; the key of its Malay sentence. */
export type ReadFault =
  | 'too_large' | 'empty' | 'wrong_type' | 'encrypted' | 'damaged' | 'no_text_layer' | 'broken_text_layer' | 'too_many_pages'
  | 'bomb' | 'external_entity' | 'old_format' | 'time' | 'memory';

/** A document that cannot be read. `message` is the Malay sentence for the user, without the file's name. */
export class ReadError extends Error {
  readonly fault: ReadFault;
  constructor(fault: ReadFault, message: string) {
    super(message);
    this.name = 'ReadError';
    this.fault = fault;
  }
}

/**
 * Reads one document in a worker process of its own with a time and a memory bound.
 * @throws {ReadError} for every document that cannot be turned into text; never anything else for bad bytes.
 */
export declare function readDocument(bytes: Uint8Array, fileName: string): Promise<DocumentText>;
