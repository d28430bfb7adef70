/**
 * The security headers of every page, wherever it is served from.
 * @param filesUrl base address where browsers upload files and download exports, without a slash at the end
 */
export const contentSecurityPolicy = (filesUrl: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // Profile pictures from Google; blob: and data: for images that the page makes.
    "img-src 'self' data: blob: https://*.googleusercontent.com",
    "font-src 'self'",
    // A path without a slash at its end matches itself only; with it, everything below.
    `connect-src 'self' ${filesUrl} ${filesUrl}/`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    'upgrade-insecure-requests',
  ].join('; ');

/** Browser features that the page never uses. */
export const permissionsPolicy = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';
