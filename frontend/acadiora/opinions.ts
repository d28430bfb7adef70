import type { Opinion, Session } from '../../shared/acadiora/schemas.ts';

/** The session with the reader's opinion of one remark; null removes it. */
export function withOpinion(session: Session, remarkId: string, opinion: Opinion | null): Session {
  const { [remarkId]: _, ...others } = session.opinions;
  return { ...session, opinions: opinion === null ? others : { ...others, [remarkId]: opinion } };
}

/** The session after saving `tried` failed: the former opinion, unless the reader has changed it again since, which is a save of its own. */
export const withoutFailed = (
  session: Session,
  remarkId: string,
  tried: Opinion | null,
  before: Opinion | null,
): Session => ((session.opinions[remarkId] ?? null) === tried ? withOpinion(session, remarkId, before) : session);

/** The opinion after a press on one of the buttons. Pressing the present opinion removes it. */
export const pressed = (present: Opinion | null, opinion: Opinion): Opinion | null =>
  present === opinion ? null : opinion;
