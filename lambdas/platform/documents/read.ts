import type { DocumentText } from '../../../shared/evidence.ts';

export { ReadError, type ReadFault } from './fault.ts';

/**
 * Reads one document in a worker process of its own with a time and a memory bound.
 * @throws {ReadError} for every document that cannot be turned into text; never anything else for bad bytes.
 */
export declare function readDocument(bytes: Uint8Array, fileName: string): Promise<DocumentText>;
