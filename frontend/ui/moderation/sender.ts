import type { moderationCalls } from '../../../shared/moderation/api.ts';
import type { ModuleName } from '../../../shared/modules.ts';

/** Who sends documents of a session to colleagues. */
export interface Sender {
  module: ModuleName;
  calls: ReturnType<typeof moderationCalls<'pedagona' | 'valentra'>>;
  sessionId: string;
  /** What is fetched again beside what was sent. */
  refresh?: () => Promise<unknown>;
}

/** A document of a session at its present version; '' for a copy of the session. */
export interface Sendable {
  sender: Sender;
  artefact: string;
  version: number;
}
