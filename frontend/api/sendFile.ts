import { fullText, statusOfCode } from '../../shared/errors.ts';
import type { Upload } from '../../shared/uploads/api.ts';
import { offlineText } from './client.ts';

/** The store answers in XML; the message for the user depends on the status only. */
const faultOf = (status: number): Error =>
  new Error(
    {
      403: 'Masa untuk memuat naik fail ini telah tamat. Cuba semula dengan butang di bawah.',
      [statusOfCode.full]: fullText,
    }[status] ?? 'Fail ini tidak dapat dimuat naik. Cuba semula dengan butang di bawah.',
  );

/** Sends a file to its place. XMLHttpRequest, since fetch reports no progress (`onProgress`: 0 to 1). */
export function sendFile(
  upload: Upload,
  file: File,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      // 412: it arrived before, and only the answer was lost.
      const isThere = (request.status >= 200 && request.status < 300) || request.status === 412;
      return isThere ? resolve() : reject(faultOf(request.status));
    });
    request.addEventListener('error', () => reject(new Error(offlineText)));
    request.addEventListener('abort', () => reject(signal.reason));
    request.open('PUT', upload.url);
    for (const [name, value] of Object.entries(upload.headers)) request.setRequestHeader(name, value);
    request.send(file);
  });
}
