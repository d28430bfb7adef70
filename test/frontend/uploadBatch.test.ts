import { beforeEach, describe, expect, test } from '@jest/globals';
import { UploadBatch } from '../../frontend/api/uploadBatch.ts';
import { fullText } from '../../shared/errors.ts';
import { installBrowser, installFetch, jsonResponse } from './browser.ts';

/** What the store does with a file that is sent to it. */
let act: (request: FakeRequest) => void;
/** The headers of each file that was sent. */
let sent: Record<string, string>[];
/** The names of the files of each request for uploads. */
let asked: string[][];

/** An XMLHttpRequest that does what the test says. */
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  file = '';

  #headers: Record<string, string> = {};

  open() {}

  setRequestHeader(name: string, value: string) {
    this.#headers[name] = value;
  }

  send(file: File) {
    sent.push(this.#headers);
    this.file = file.name;
    act(this);
  }

  abort() {
    this.dispatchEvent(new Event('abort'));
  }

  answer(status: number) {
    this.status = status;
    this.dispatchEvent(new Event(status === 0 ? 'error' : 'load'));
  }

  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
}

beforeEach(() => {
  installBrowser();
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
  act = (request) => request.answer(204);
  [sent, asked] = [[], []];
  let count = 0;
  installFetch(({ body = '' }) => {
    const { files } = JSON.parse(body) as { files: { name: string }[] };
    asked.push(files.map(({ name }) => name));
    const uploads = files.map(({ name }) => ({
      uploadId: `id-${++count}`,
      name,
      url: 'https://store.example',
      headers: { 'content-type': 'application/pdf', 'if-none-match': '*' },
    }));
    return jsonResponse({ uploads });
  });
});

const pdf = (name: string) => new File(['isi'], name, { type: 'application/pdf' });

const batchOf = (...names: string[]): UploadBatch => {
  const batch = new UploadBatch('pedagona');
  expect(batch.add(names.map(pdf))).toBeNull();
  return batch;
};

const statesOf = (batch: UploadBatch) => batch.items.map(({ file, state }) => `${file.name} ${state}`);

test('a selection is refused as a whole when one of its files is not allowed, and counts what was chosen before', () => {
  const batch = new UploadBatch('pedagona');
  const fault = batch.add([pdf('a.pdf'), new File(['x'], 'b.txt')]);
  expect(fault).toBe('Fail tidak sah: b.txt. Hanya PDF, Word dan Excel dibenarkan.');
  expect(batch.items).toEqual([]);
  expect(batchOf('1.pdf', '2.pdf', '3.pdf').add([pdf('4.pdf'), pdf('5.pdf')])).toBe(
    'Maksimum 4 dokumen sahaja dibenarkan. Anda sudah ada 3 fail, cuba tambah 2 fail lagi.',
  );
});

describe('sending', () => {
  test('sends the file with its headers, and tells how much has been sent', async () => {
    const batch = batchOf('a.pdf');
    const shares: number[] = [];
    act = (request) => {
      request.progress(1, 4);
      shares.push(batch.items[0]?.share ?? Number.NaN);
      request.answer(204);
    };
    expect(await batch.send()).toBe(true);
    expect(sent).toEqual([{ 'content-type': 'application/pdf', 'if-none-match': '*' }]);
    expect(shares).toEqual([0.25]);
    expect(batch.items).toMatchObject([{ state: 'sent', uploadId: 'id-1' }]);
  });

  test('keeps what was sent when one file fails, and sends only that one again', async () => {
    const batch = batchOf('a.pdf', 'b.pdf');
    act = (request) => request.answer(request.file === 'b.pdf' ? 500 : 204);
    expect(await batch.send()).toBe(false);
    expect(statesOf(batch)).toEqual(['a.pdf sent', 'b.pdf chosen']);
    // It had arrived, and only the answer was lost.
    act = (request) => request.answer(412);
    expect(await batch.send()).toBe(true);
    expect(asked).toEqual([['a.pdf', 'b.pdf'], ['b.pdf']]);
  });

  test.each([
    [403, 'Masa untuk memuat naik fail ini telah tamat. Cuba semula dengan butang di bawah.'],
    [507, fullText],
    [500, 'Fail ini tidak dapat dimuat naik. Cuba semula dengan butang di bawah.'],
    [0, 'Tiada sambungan ke pelayan. Semak sambungan internet anda dan cuba lagi.'],
  ])('that ends with %d says "%s"', async (status, error) => {
    act = (request) => request.answer(status);
    const batch = batchOf('a.pdf');
    await batch.send();
    expect(batch.items).toMatchObject([{ state: 'chosen', error, uploadId: null }]);
  });

  test('throws when no upload is granted, with the selection as it was', async () => {
    installFetch(() => jsonResponse({ error: 'Had harian telah dicapai.', code: 'quota' }, { status: 429 }));
    const batch = batchOf('a.pdf');
    await expect(batch.send()).rejects.toThrow('Had harian telah dicapai.');
    expect(statesOf(batch)).toEqual(['a.pdf chosen']);
  });

  test('when cancelled, before or after an upload was granted, stops without an error and can be started again', async () => {
    const batch = batchOf('a.pdf');
    const sending = batch.send();
    batch.cancel();
    expect([await sending, sent]).toEqual([false, []]);
    act = () => batch.cancel();
    expect(await batch.send()).toBe(false);
    expect(statesOf(batch)).toEqual(['a.pdf chosen']);
    act = (request) => request.answer(204);
    expect(await batch.send()).toBe(true);
  });
});

test('a file that was sent and is used up is uploaded again, or another takes its place where one document is allowed', async () => {
  const batch = new UploadBatch('valentra');
  batch.add([pdf('kursus.pdf')]);
  expect(await batch.send()).toBe(true);
  batch.sendAgain();
  expect(batch.items).toMatchObject([{ state: 'chosen', uploadId: null, share: 0 }]);
  expect(await batch.send()).toBe(true);
  expect(asked).toEqual([['kursus.pdf'], ['kursus.pdf']]);
  batch.add([pdf('lain.pdf')]);
  expect(statesOf(batch)).toEqual(['lain.pdf chosen']);
});
