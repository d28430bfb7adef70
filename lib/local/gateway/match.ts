/**
 * The routes by their keys ('GET /api/a/{id}'), matched as API Gateway does: literal segments win over parameters, the leftmost difference
 * decides.
 */
export function routeTable<Handler>(handlers: Readonly<Record<string, Handler>>) {
  const routes = Object.entries(handlers)
    // A brace comes after all letters.
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([routeKey, handler]) => {
      const pattern = new RegExp(`^${routeKey.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
      return { routeKey, handler, pattern };
    });
  return (method: string, path: string) => {
    for (const { routeKey, handler, pattern } of routes) {
      const found = pattern.exec(`${method} ${path}`);
      if (found === null) continue;
      const parameters = Object.entries(found.groups ?? {}).map(([name, segment]) => [name, decoded(segment)] as const);
      return { routeKey, handler, pathParameters: Object.fromEntries(parameters) };
    }
    return null;
  };
}

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A stray % stays as it was written; no id looks like that.
    return segment;
  }
};
