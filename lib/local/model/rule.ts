/** Fills one prompt's schema from the text of the request, and from nothing else. */
export type Rule = (request: string) => unknown;
