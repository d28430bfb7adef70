import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { isNativeError } from 'node:util/types';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

export interface PageOptions {
  /** Folder of the built page. */
  folder: string;
  /** Contents of `/settings.json`. */
  settings: object;
  headers: Record<string, string>;
}

/**
 * Serves the page as CloudFront does: a path without a dot is the page itself, hashed files are kept for a year, the rest is asked for
 * again each time.
 */
export async function servePage(
  { folder, settings, headers }: PageOptions,
  path: string,
  response: ServerResponse,
  isHead: boolean,
): Promise<void> {
  const file = path.includes('.') ? path : '/index.html';
  const content = file === '/settings.json' ? Buffer.from(JSON.stringify(settings)) : await contentOf(folder, file);
  if (content === null) {
    response.writeHead(404, { ...headers, 'content-type': 'text/plain; charset=utf-8' }).end('Tidak dijumpai');
    return;
  }
  response.writeHead(200, {
    ...headers,
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'content-length': content.length,
    'cache-control': file.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  response.end(isHead ? undefined : content);
}

/** No such file, a folder, below a file, or a name no file can have. */
const notThere = new Set(['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG']);

async function contentOf(folder: string, path: string): Promise<Buffer | null> {
  const file = normalize(join(folder, path));
  if (!file.startsWith(normalize(folder) + sep)) return null;
  try {
    return await readFile(file);
  } catch (error) {
    if (isNativeError(error) && 'code' in error && notThere.has(String(error.code))) return null;
    throw error;
  }
}
