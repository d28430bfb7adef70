import { uploadUses, type UploadUse } from '../../shared/modules.ts';
import { uploadsApi, type Upload } from '../../shared/uploads/api.ts';
import { checkSelection, endingOf, mimeTypes } from '../../shared/uploads/rules.ts';
import { stored } from '../app/sharedState.ts';
import { call, messageOf, offlineText } from './client.ts';

export interface BatchItem {
  /** Its name is unlike those of the others. */
  file: File;
  state: 'chosen' | 'sending' | 'sent';
  share: number;
  /** Why it could not be uploaded the last time. */
  error: string | null;
  uploadId: string | null;
}

/** Uploads the files of one session; after a failure only those that failed are sent again. */
export class UploadBatch {
  readonly state = stored<readonly BatchItem[]>([]);
  readonly #module: UploadUse;
  #running = new AbortController();

  constructor(module: UploadUse) {
    this.#module = module;
  }

  get items(): readonly BatchItem[] {
    return this.state.read();
  }

  /** Adds a selection, or refuses all of it with a message (spec 1 §5). Where one document is allowed, the new one replaces it. */
  add(files: readonly File[]): string | null {
    const kept = uploadUses[this.#module].maxFiles === 1 ? [] : this.items;
    const before = kept.map(({ file }) => file);
    const fault = checkSelection(this.#module, files, before);
    if (fault !== null) return fault.message;
    const chosen = files.map((file) => ({ file, state: 'chosen' as const, share: 0, error: null, uploadId: null }));
    this.state.become([...kept, ...chosen]);
    return null;
  }

  remove(removed: File): void {
    this.state.become(this.items.filter(({ file }) => file !== removed));
  }

  /** Sends what has not been sent. True when the whole selection is now in the store. */
  async send(): Promise<boolean> {
    this.#running = new AbortController();
    const { signal } = this.#running;
    const waiting = this.items.filter(({ state }) => state === 'chosen').map(({ file }) => file);
    if (waiting.length > 0) await this.#sendAll(waiting, signal);
    return !signal.aborted && this.items.every(({ state }) => state === 'sent');
  }

  cancel(): void {
    this.#running.abort();
    this.#chooseAgain('sending');
  }

  /** After work that has used the sent files up: they are sent again with the next attempt. */
  sendAgain(): void {
    this.#chooseAgain('sent');
  }

  #chooseAgain(state: 'sending' | 'sent'): void {
    for (const item of this.items)
      if (item.state === state) this.#change(item.file, { state: 'chosen', share: 0, uploadId: null });
  }

  async #sendAll(waiting: readonly File[], signal: AbortSignal): Promise<void> {
    for (const file of waiting) this.#change(file, { state: 'sending', share: 0, error: null });
    try {
      const files = waiting.map(({ name, size, type }) => ({
        name,
        size,
        type: type || (mimeTypes[endingOf(name)] ?? ''),
      }));
      const body = { module: this.#module, files };
      const { uploads } = await call(uploadsApi.create, { body }, { signal, fallback: 'Upload failed' });
      signal.throwIfAborted();
      await Promise.all(waiting.map((file, index) => this.#sendOne(file, uploads[index] as Upload, signal)));
    } catch (reason) {
      if (signal.aborted) return;
      this.#chooseAgain('sending');
      throw reason;
    }
  }

  async #sendOne(file: File, upload: Upload, signal: AbortSignal): Promise<void> {
    try {
      const { sendFile } = await import('./sendFile.ts').catch((cause: unknown) => {
        throw new Error(offlineText, { cause });
      });
      signal.throwIfAborted();
      await sendFile(upload, file, signal, (share) => this.#change(file, { share }));
      this.#change(file, { state: 'sent', share: 1, uploadId: upload.uploadId });
    } catch (reason) {
      if (!signal.aborted) this.#change(file, { state: 'chosen', share: 0, error: messageOf(reason) });
    }
  }

  #change(file: File, change: Partial<BatchItem>): void {
    this.state.become(this.items.map((item) => (item.file === file ? { ...item, ...change } : item)));
  }
}
