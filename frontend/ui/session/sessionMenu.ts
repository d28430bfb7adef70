import { messageOf } from '../../api/client.ts';
import { sessionListText as text } from '../../text/session.ts';
import { confirmed } from '../Modal.tsx';
import { notify } from '../Notices.tsx';

interface Named {
  id: string;
  sessionName: string;
}

/** Deletes a session after a confirmation (spec 1 §2, spec 2 §2, §5). @returns whether it is gone */
export async function askAndRemove(
  deleteSession: (id: string) => Promise<unknown>,
  { id, sessionName }: Named,
  removeFailed = text.removeFailed,
): Promise<boolean> {
  const isSure = await confirmed({
    text: 'Adakah anda pasti mahu memadam sesi ini?',
    detail: `Sesi "${sessionName}" tidak dapat dipulihkan selepas dipadam. Dokumen yang telah dihantar kepada rakan turut hilang daripada senarai mereka.`,
    confirm: text.remove,
    isDangerous: true,
  });
  if (!isSure) return false;
  try {
    await deleteSession(id);
    notify('success', `Sesi ${sessionName} telah dipadam.`);
    return true;
  } catch (reason) {
    notify('error', removeFailed(messageOf(reason)));
    return false;
  }
}
