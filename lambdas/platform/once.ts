/** Made at the first call and kept for the life of the Lambda. */
export const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};
