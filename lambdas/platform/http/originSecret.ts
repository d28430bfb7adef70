/** CloudFront adds this header with a secret to every request, so that the API answers nobody else (design §7). */
export const originSecretHeader = 'x-origin-secret';
