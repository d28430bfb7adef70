import type { Upload } from '../../shared/uploads/api.ts';
import { clientText } from '../text/ms.ts';
import { CallError } from './client.ts';

export interface SendOptions {
  /** The share sent so far, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
  /** XMLHttpRequest, since fetch reports no upload progress. */
  newRequest?: () => XMLHttpRequest;
}

/** The store answers in XML; the message for the user depends on the status only. */
const faultOf = (status: number): CallError =>
  status === 403
    ? new CallError('forbidden', clientText.uploadExpired)
    : new CallError(status < 500 ? 'invalid' : 'unavailable', clientText.uploadFailed);

/** Sends a file straight to the store by a presigned POST: the fields first, the file last, as S3 requires. */
export function sendFile(upload: Pick<Upload, 'url' | 'fields'>, file: Blob, options: SendOptions): Promise<void> {
  const { onProgress, signal, newRequest = () => new XMLHttpRequest() } = options;
  const form = new FormData();
  for (const [name, value] of Object.entries(upload.fields)) form.append(name, value);
  form.append('file', file);

  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const request = newRequest();
    const abort = () => request.abort();
    signal.addEventListener('abort', abort, { once: true });
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () =>
      request.status >= 200 && request.status < 300 ? resolve() : reject(faultOf(request.status)),
    );
    request.addEventListener('error', () => reject(new CallError('unavailable', clientText.offline)));
    request.addEventListener('abort', () => reject(signal.reason));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    request.open('POST', upload.url);
    request.send(form);
  });
}
