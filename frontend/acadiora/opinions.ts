import type { Opinion, Session } from '../../shared/acadiora/schemas.ts';

/** The session with the reader's opinion of one remark; null takes it back. */
export function withOpinion(session: Session, remarkId: string, opinion: Opinion | null): Session {
  const { [remarkId]: _, ...others } = session.opinions;
  return { ...session, opinions: opinion === null ? others : { ...others, [remarkId]: opinion } };
}

/**
 * The session after `tried` could not be saved: the opinion of before comes back, unless the reader has meanwhile changed it again, which is
 * saved by itself.
 */
export const withoutFailed = (
  session: Session,
  remarkId: string,
  tried: Opinion | null,
  before: Opinion | null,
): Session => ((session.opinions[remarkId] ?? null) === tried ? withOpinion(session, remarkId, before) : session);

/** What a press on an opinion makes of the present one: the same again takes it back. */
export const pressed = (present: Opinion | null, opinion: Opinion): Opinion | null =>
  present === opinion ? null : opinion;
