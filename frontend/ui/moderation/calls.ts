import { pedagonaApi } from '../../../shared/pedagona/api.ts';
import { valentraApi } from '../../../shared/valentra/api.ts';

/** The calls of the modules whose documents colleagues check. */
export const callsOf = { valentra: valentraApi, pedagona: pedagonaApi };

/** A session whose documents are sent to colleagues. */
export interface Sender {
  module: keyof typeof callsOf;
  sessionId: string;
}
