import { notify } from '../Notices.tsx';
import { reveal } from '../Tabs.tsx';

/** A form on the page whose text is not saved, whose mark is its name. */
export const unsavedForm = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-unsaved]');

/** Names that form and leads to it, before something begins that would pass over its text; false: there is none. */
export function tellUnsaved(): boolean {
  const form = unsavedForm();
  if (form === null) return false;
  notify('info', `${form.dataset['unsaved']} belum disimpan. Simpan atau batalkan dahulu.`);
  reveal(form.querySelector<HTMLElement>('textarea, input, select'), 'center');
  return true;
}
