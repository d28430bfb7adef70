import type { ConverseLike } from '../bedrock/request.ts';
import type { ReadDocument } from './reading/requestText.ts';

/** Fills one prompt's schema from what the request holds, and from nothing else. */
export type Rule = (documents: readonly ReadDocument[], request: ConverseLike) => unknown;
