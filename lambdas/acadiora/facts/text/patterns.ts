/** A pattern with these flags that is made of others, written as in a literal: `re.iu` before `\d ${nouns}`. */
const withFlags =
  (flags: string) =>
  (written: TemplateStringsArray, ...parts: readonly (string | number | RegExp)[]): RegExp =>
    new RegExp(String.raw(written, ...parts.map((part) => (part instanceof RegExp ? part.source : part))), flags);

export const re = { u: withFlags('u'), iu: withFlags('iu'), gu: withFlags('gu'), giu: withFlags('giu') };
