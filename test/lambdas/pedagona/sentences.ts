/** Not said of the courses: what the engine says of itself, and sources as they are printed. */
const fixedKeys: readonly string[] = ['engineNotice', 'source'];

/** Everything an artefact says, sentence by sentence; what has fewer words than a sentence is a label. */
export function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string')
    return value
      .split(/(?<=[.?!]”?)\s+(?=\p{Lu})|\n/u)
      .filter((sentence) => (sentence.match(/\p{L}+/gu) ?? []).length > 3);
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => (fixedKeys.includes(key) ? [] : sentencesIn(part)))
    : [];
}
