import { uploadUses, type UploadUse } from '../../shared/modules.ts';
import { uploadsApi, type Upload } from '../../shared/uploads/api.ts';
import { selectionFault, endingOf, mimeTypes } from '../../shared/uploads/rules.ts';
import { call, messageOf } from './client.ts';
import { sendFile } from './upload.ts';

/** A file of the selection. */
export interface BatchItem {
  key: string;
  file: File;
  /** `refused`: it was uploaded but cannot be used and must be replaced. */
  state: 'chosen' | 'sending' | 'sent' | 'failed' | 'refused';
  /** How much of it has been sent, 0 to 1. */
  share: number;
  error: string | null;
  /** Set once it has been sent. */
  uploadId: string | null;
}

export interface BatchServices {
  /** Asks for presigned uploads, one for each file, in the same order. */
  create: (files: readonly File[], signal: AbortSignal) => Promise<readonly Upload[]>;
  send: typeof sendFile;
}

const servicesFor = (module: UploadUse): BatchServices => ({
  create: async (files, signal) => {
    const described = files.map(({ name, size, type }) => ({
      name,
      size,
      type: type || (mimeTypes[endingOf(name)] ?? ''),
    }));
    const { uploads } = await call(
      uploadsApi.create,
      { body: { module, files: described } },
      { signal, fallback: 'Upload failed' },
    );
    return uploads;
  },
  send: sendFile,
});

/**
 * Uploads the files of one session. When one file fails, it can be sent again alone. A React component reads the state with `subscribe` and
 * `items`.
 */
export class UploadBatch {
  items: readonly BatchItem[] = [];
  readonly #module: UploadUse;
  readonly #services: BatchServices;
  readonly #listeners = new Set<() => void>();
  #running = new AbortController();
  #count = 0;

  constructor(module: UploadUse, services: BatchServices = servicesFor(module)) {
    this.#module = module;
    this.#services = services;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly read = (): readonly BatchItem[] => this.items;

  /** Adds a selection, or refuses all of it with a message (spec 1 §5). Where one document is allowed, the new one replaces it. */
  add(files: readonly File[]): string | null {
    const kept = uploadUses[this.#module].maxFiles === 1 ? [] : this.items;
    const fault = selectionFault(
      this.#module,
      files,
      kept.map(({ file }) => file),
    );
    if (fault !== null) return fault;
    const chosen = files.map((file) => ({
      key: String(++this.#count),
      file,
      state: 'chosen' as const,
      share: 0,
      error: null,
      uploadId: null,
    }));
    this.#become([...kept, ...chosen]);
    return null;
  }

  remove(key: string): void {
    this.#become(this.items.filter((item) => item.key !== key));
  }

  /** Sends what has not been sent, or the one file of `key`. True when the whole selection is now in the store. */
  async send(key?: string): Promise<boolean> {
    if (this.#running.signal.aborted) this.#running = new AbortController();
    const { signal } = this.#running;
    const waiting = this.items.filter(
      (item) => (key === undefined || item.key === key) && (item.state === 'chosen' || item.state === 'failed'),
    );
    if (waiting.length > 0) await this.#sendAll(waiting, signal);
    return !signal.aborted && this.items.every(({ state }) => state === 'sent');
  }

  /** Stops the uploads that are running; their files wait for the next attempt. */
  cancel(): void {
    this.#running.abort();
    this.#become(
      this.items.map((item) => (item.state === 'sending' ? { ...item, state: 'chosen' as const, share: 0 } : item)),
    );
  }

  /** Gives sent files another state: `chosen`, to be sent again, or `refused`. */
  resetSent(state: 'chosen' | 'refused'): void {
    this.#become(
      this.items.map((item) => (item.state === 'sent' ? { ...item, state, share: 0, uploadId: null } : item)),
    );
  }

  async #sendAll(waiting: readonly BatchItem[], signal: AbortSignal): Promise<void> {
    for (const { key } of waiting) this.#change(key, { state: 'sending', share: 0, error: null });
    let uploads: readonly Upload[];
    try {
      uploads = await this.#services.create(
        waiting.map(({ file }) => file),
        signal,
      );
    } catch (reason) {
      if (signal.aborted) return;
      for (const { key } of waiting) this.#change(key, { state: 'chosen' });
      throw reason;
    }
    if (signal.aborted) return;
    await Promise.all(
      waiting.map((item, index) => {
        const upload = uploads[index];
        if (!upload) throw new Error('Fewer uploads than files');
        return this.#sendOne(item, upload, signal);
      }),
    );
  }

  async #sendOne({ key, file }: BatchItem, upload: Upload, signal: AbortSignal): Promise<void> {
    try {
      await this.#services.send(upload, file, { signal, onProgress: (share) => this.#change(key, { share }) });
      this.#change(key, { state: 'sent', share: 1, uploadId: upload.uploadId });
    } catch (reason) {
      if (signal.aborted) return;
      this.#change(key, {
        state: 'failed',
        share: 0,
        error: messageOf(reason),
      });
    }
  }

  #change(key: string, change: Partial<BatchItem>): void {
    this.#become(this.items.map((item) => (item.key === key ? { ...item, ...change } : item)));
  }

  #become(items: readonly BatchItem[]): void {
    this.items = items;
    for (const listener of this.#listeners) listener();
  }
}
