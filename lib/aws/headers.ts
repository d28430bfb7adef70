/**
 * The security headers of every page, wherever it is served from.
 * @param filesUrl base address that browsers send files to and fetch exports from, without a slash at the end
 */
export const contentSecurityPolicy = (filesUrl: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // Google's pictures of people; blob: and data: for what the page itself makes.
    "img-src 'self' data: blob: https://*.googleusercontent.com",
    "font-src 'self'",
    // A path without a slash at its end matches itself only, one with it all that is below.
    `connect-src 'self' ${filesUrl} ${filesUrl}/`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    'upgrade-insecure-requests',
  ].join('; ');

/** Powers the page never uses. */
export const permissionsPolicy = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';
