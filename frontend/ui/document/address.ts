import type { documentCall } from '../../../shared/document/api.ts';
import type { ModuleName } from '../../../shared/modules.ts';

/** Where the document behind the facts within is fetched from. */
export interface DocumentAddress {
  declared: ReturnType<typeof documentCall<ModuleName>>;
  sessionId: string;
  n: number;
}
