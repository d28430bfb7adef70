import { acceptance, acceptedAt, mostAccepted } from '../../../shared/claims/accepted.ts';
import type { Doubt } from '../../../shared/claims/doubt.ts';
import type { Editable } from '../../../shared/session/artefact.ts';
import { valueAt } from '../../../shared/values/pointer.ts';
import { withOffered } from '../../../shared/word/marks.ts';
import { useMe } from '../../auth/signIn.ts';
import { useEditing } from './artefact.ts';
import { useChange } from './EditingArea.tsx';

/**
 * What a lecturer can do with a doubt besides editing its part. `take`: puts what is known in its place; null where nothing is, or the place is not
 * found. `accept`: vouches for it, and nothing is marked there while its sentence stays.
 */
export function useDoubt(doubt: Doubt): { isBusy: boolean; take: (() => void) | null; accept: () => void } {
  const editing = useEditing();
  const { artefact } = editing;
  const { isBusy, put } = useChange(editing);
  const { user } = useMe();
  const was = valueAt(artefact.shown, doubt.at) as Editable;
  const value = doubt.offered === undefined ? null : withOffered(was, doubt);
  const accepted = (valueAt(artefact.shown, acceptedAt) ?? []) as string[];
  const all = [...accepted, acceptance(user.name || user.email, doubt)].slice(-mostAccepted);
  return {
    isBusy,
    take: value === null ? null : () => put(doubt.at, value, 'Perubahan disimpan.', was),
    accept: () => put(acceptedAt, all, 'Tanda ini diterima.', accepted),
  };
}
