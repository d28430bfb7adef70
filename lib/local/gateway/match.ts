import type { Call } from '../../../shared/contract.ts';

/** One route of the gateway: a declared call and the Lambda entry that answers it. */
export interface GatewayRoute<Handler> {
  routeKey: string;
  segments: string[];
  handler: Handler;
}

export interface Match<Handler> {
  routeKey: string;
  pathParameters: Record<string, string>;
  handler: Handler;
}

export const gatewayRoute = <Handler>(
  call: Pick<Call, 'method' | 'path'>,
  routeKey: string,
  handler: Handler,
): GatewayRoute<Handler> => ({
  routeKey,
  segments: [call.method, 'api', ...call.path.split('/').slice(1)],
  handler,
});

const isParameter = (segment: string): boolean => segment.startsWith('{');

/** As API Gateway matches: literal segments win over parameters, the leftmost difference decides. */
export function matchRoute<Handler>(
  routes: readonly GatewayRoute<Handler>[],
  method: string,
  path: string,
): Match<Handler> | null {
  const segments = [method, ...path.split('/').slice(1)];
  const fitting = routes.filter(
    (route) =>
      route.segments.length === segments.length &&
      route.segments.every((segment, i) => (isParameter(segment) ? segments[i] !== '' : segment === segments[i])),
  );
  const [best] = fitting.toSorted((a, b) => specificity(b).localeCompare(specificity(a)));
  if (best === undefined) return null;
  const parameters = best.segments.flatMap((segment, i) =>
    isParameter(segment) ? [[segment.slice(1, -1), decoded(segments[i] ?? '')] as const] : [],
  );
  return { routeKey: best.routeKey, pathParameters: Object.fromEntries(parameters), handler: best.handler };
}

const specificity = ({ segments }: GatewayRoute<unknown>): string =>
  segments.map((segment) => (isParameter(segment) ? '0' : '1')).join('');

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A stray % stays as it was written; no id looks like that.
    return segment;
  }
};
