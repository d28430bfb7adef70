/** The pointers of all parts of an artefact that `editableAt` lets be edited; a list of texts is one part. */
export function editableParts(editableAt: (at: string) => unknown, artefact: unknown): string[] {
  const walk = (value: unknown, at: string): string[] => {
    if (at !== '' && editableAt(at) !== null) return [at];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) => walk(inner, `${at}/${key}`));
  };
  return walk(artefact, '');
}
