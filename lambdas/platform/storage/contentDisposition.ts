/** The header that makes an answer a download under this name; both forms, since not every reader knows RFC 5987. */
export const attachmentOf = (fileName: string): string =>
  `attachment; filename="${fileName.replace(/[^\x20-\x7e]|["\\]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
