import type { ConverseLike } from '../bedrock/request.ts';

/** All text the user's side of the request holds. A repair turn comes after the first message and adds nothing to read. */
export const requestText = ({ body }: ConverseLike): string =>
  (body.messages[0]?.content ?? []).map(({ text }) => text ?? '').join('\n');
