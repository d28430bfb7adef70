import { describe, expect, test } from '@jest/globals';
import { UploadBatch, type BatchServices } from '../../frontend/api/uploadBatch.ts';

const pdf = (name: string) => new File(['isi'], name, { type: 'application/pdf' });

/** A store that gives out uploads in order and refuses the names in `failing`. */
function storeWith({ failing = new Set<string>() } = {}) {
  const asked: string[][] = [];
  let count = 0;
  const services: BatchServices = {
    create: (files) => {
      asked.push(files.map(({ name }) => name));
      return Promise.resolve(
        files.map(({ name }) => ({
          uploadId: `id-${++count}`,
          name,
          url: 'https://store.example',
          fields: { key: name },
          expiresAt: '2026-03-09T04:05:00.000Z',
        })),
      );
    },
    send: ({ fields }, _, { onProgress }) => {
      onProgress(0.5);
      const name = fields.key ?? '';
      return failing.has(name) ? Promise.reject(new Error(`${name} ditolak`)) : Promise.resolve();
    },
  };
  return { services, asked, failing };
}

const statesOf = (batch: UploadBatch) => batch.items.map(({ file, state }) => `${file.name} ${state}`);

describe('a selection', () => {
  test('is refused as a whole when one of its files is not allowed', () => {
    const batch = new UploadBatch('pedagona', storeWith().services);
    const fault = batch.add([pdf('a.pdf'), new File(['x'], 'b.txt')]);
    expect(fault).toBe('Fail tidak sah: b.txt. Hanya PDF, Word dan Excel dibenarkan.');
    expect(batch.items).toEqual([]);
  });

  test('counts what was chosen before', () => {
    const batch = new UploadBatch('pedagona', storeWith().services);
    batch.add([pdf('1.pdf'), pdf('2.pdf'), pdf('3.pdf')]);
    expect(batch.add([pdf('4.pdf'), pdf('5.pdf')])).toBe(
      'Maksimum 4 dokumen sahaja dibenarkan. Anda sudah ada 3 fail, cuba tambah 2 fail lagi.',
    );
  });
});

describe('sending', () => {
  test('keeps what was sent when one file fails, and sends only that one again', async () => {
    const { services, asked, failing } = storeWith({ failing: new Set(['b.pdf']) });
    const batch = new UploadBatch('pedagona', services);
    batch.add([pdf('a.pdf'), pdf('b.pdf')]);
    expect(await batch.send()).toBe(false);
    expect(batch.items[0]).toMatchObject({ state: 'sent', uploadId: 'id-1' });
    expect(batch.items[1]).toMatchObject({ state: 'failed', error: 'b.pdf ditolak', uploadId: null });

    failing.clear();
    expect(await batch.send(batch.items[1]?.key)).toBe(true);
    expect(asked).toEqual([['a.pdf', 'b.pdf'], ['b.pdf']]);
  });

  test('throws when no upload is granted, with the selection as it was', async () => {
    const { services } = storeWith();
    const refusing = { ...services, create: () => Promise.reject(new Error('Had harian telah dicapai.')) };
    const batch = new UploadBatch('pedagona', refusing);
    batch.add([pdf('a.pdf')]);
    await expect(batch.send()).rejects.toThrow('Had harian telah dicapai.');
    expect(statesOf(batch)).toEqual(['a.pdf chosen']);
  });

  test('when cancelled, stops without an error and can be started again', async () => {
    const { services } = storeWith();
    let begin: () => void = () => undefined;
    const hasBegun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    let isSlow = true;
    const slow: BatchServices = {
      ...services,
      send: (upload, file, options) => {
        if (!isSlow) return services.send(upload, file, options);
        begin();
        return new Promise((_, reject) => {
          options.signal.addEventListener('abort', () => reject(new Error('berhenti')));
        });
      },
    };
    const batch = new UploadBatch('pedagona', slow);
    batch.add([pdf('a.pdf')]);
    const sending = batch.send();
    await hasBegun;
    batch.cancel();
    expect(await sending).toBe(false);
    expect(statesOf(batch)).toEqual(['a.pdf chosen']);

    isSlow = false;
    expect(await batch.send()).toBe(true);
  });
});

test.each([
  ['refused', [], false, ['virus.pdf refused']],
  ['chosen', ['virus.pdf'], true, ['virus.pdf sent']],
] as const)(
  'a file that was sent and turns out to be %s is uploaded again: %j',
  async (state, again, isSent, states) => {
    const { services, asked } = storeWith();
    const batch = new UploadBatch('valentra', services);
    batch.add([pdf('virus.pdf')]);
    expect(await batch.send()).toBe(true);
    batch.resetSent(state);
    expect(batch.items).toMatchObject([{ state, uploadId: null, share: 0 }]);
    expect(await batch.send()).toBe(isSent);
    expect(asked.slice(1).flat()).toEqual(again);
    expect(statesOf(batch)).toEqual(states);
    // Where one document is allowed, another replaces it.
    batch.add([pdf('bersih.pdf')]);
    expect(statesOf(batch)).toEqual(['bersih.pdf chosen']);
  },
);
