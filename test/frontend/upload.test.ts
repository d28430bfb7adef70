import { describe, expect, test } from '@jest/globals';
import { sendFile } from '../../frontend/api/upload.ts';

/** An XMLHttpRequest that does what the test says. */
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  target = '';
  sent: [string, FormDataEntryValue][] = [];
  readonly #act: (request: FakeRequest) => void;

  constructor(act: (request: FakeRequest) => void) {
    super();
    this.#act = act;
  }

  open(method: string, url: string) {
    this.target = `${method} ${url}`;
  }

  send(form: FormData) {
    this.sent = [...form.entries()];
    this.#act(this);
  }

  abort() {
    this.end('abort');
  }

  answer(status: number) {
    this.status = status;
    this.end('load');
  }

  end(event: 'abort' | 'load' | 'error') {
    this.dispatchEvent(new Event(event));
    this.dispatchEvent(new Event('loadend'));
  }

  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
}

const upload = { url: 'https://store.example/bucket', fields: { key: 'k', policy: 'p' } };
const file = new Blob(['kandungan']);

function send(act: (request: FakeRequest) => void, signal = new AbortController().signal) {
  const request = new FakeRequest(act);
  const shares: number[] = [];
  const done = sendFile(upload, file, {
    signal,
    onProgress: (share) => shares.push(share),
    newRequest: () => request as unknown as XMLHttpRequest,
  });
  return { request, shares, done };
}

describe('sending a file to the store', () => {
  test('posts the fields first and the file last, and reports how much has been sent', async () => {
    const { request, shares, done } = send((it) => {
      it.progress(1, 4);
      it.answer(204);
    });
    await done;
    expect(shares).toEqual([0.25]);
    expect(request.target).toBe('POST https://store.example/bucket');
    expect(request.sent.map(([name]) => name)).toEqual(['key', 'policy', 'file']);
  });

  test('says on 403 that the permission has expired', async () => {
    await expect(send((it) => it.answer(403)).done).rejects.toMatchObject({
      message: 'Masa untuk memuat naik fail ini telah tamat. Cuba semula fail ini.',
    });
  });

  test('fails on any other refusal and on a lost connection', async () => {
    await expect(send((it) => it.answer(500)).done).rejects.toMatchObject({ code: 'unavailable' });
    await expect(send((it) => it.end('error')).done).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('stops when it is cancelled', async () => {
    const controller = new AbortController();
    const { done } = send(() => controller.abort(), controller.signal);
    await expect(done).rejects.toMatchObject({ name: 'AbortError' });
  });
});
