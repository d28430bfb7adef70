/**
 * Every fault a user may see. The router maps `code` to the HTTP status once; `message` is the Malay sentence shown as it is.
 */
export const statusOfCode = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  unprocessable: 422,
  quota: 429,
  internal: 500,
  unavailable: 503,
  full: 507,
} as const;

export type ErrorCode = keyof typeof statusOfCode;

/** Of a suite that keeps its data on one machine. */
export const fullText =
  'Cakera yang menyimpan data suite ini sudah penuh, jadi perubahan ini tidak disimpan. Kosongkan ruang, kemudian cuba lagi.';

/** A refusal with a Malay sentence that gives the reason and the next step. */
export class AppError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'AppError';
    this.code = code;
  }

  get status(): number {
    return statusOfCode[this.code];
  }
}

/** The body of every non-2xx answer under /api. */
export interface ErrorBody {
  error: string;
  code: ErrorCode;
  requestId: string;
}
