import type { StageName } from '../../../shared/valentra/schemas.ts';
import { Empty } from '../../ui/Async.tsx';
import { emptyKeysText, emptyText } from '../panelText.ts';

/** A document without content (spec 2 §2); pentaksiran and rubrik list the keys that came. */
export const EmptyDocument = ({ stage, document }: { stage: StageName; document: object | null }) => (
  <Empty
    title={emptyText[stage]}
    {...(stage === 'pentaksiran' || stage === 'rubrik' ? { hint: emptyKeysText(Object.keys(document ?? {})) } : {})}
  />
);
