import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** A request as API Gateway hands it to a Lambda, payload format 2.0. */
export function proxyEvent(
  request: IncomingMessage,
  body: Buffer,
  route: { routeKey: string; pathParameters: Record<string, string> },
  context: { requestId: string; now: Date },
): APIGatewayProxyEventV2 {
  const url = new URL(request.url ?? '/', 'http://gateway');
  const headers = Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) =>
      name === 'cookie' || value === undefined ? [] : [[name, Array.isArray(value) ? value.join(',') : value]],
    ),
  );
  const cookies = request.headers.cookie?.split(/;\s*/).filter((cookie) => cookie !== '') ?? [];
  const query = queryOf(url.searchParams);
  const isText = /^(?:application\/json|text\/)/i.test(request.headers['content-type'] ?? '');
  return {
    version: '2.0',
    routeKey: route.routeKey,
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    headers,
    ...(cookies.length > 0 ? { cookies } : {}),
    ...(Object.keys(query).length > 0 ? { queryStringParameters: query } : {}),
    ...(Object.keys(route.pathParameters).length > 0 ? { pathParameters: route.pathParameters } : {}),
    ...(body.length > 0 ? { body: body.toString(isText ? 'utf8' : 'base64') } : {}),
    isBase64Encoded: body.length > 0 && !isText,
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: url.hostname,
      domainPrefix: 'local',
      requestId: context.requestId,
      routeKey: route.routeKey,
      stage: '$default',
      time: context.now.toUTCString(),
      timeEpoch: context.now.getTime(),
      http: {
        method: request.method ?? 'GET',
        path: url.pathname,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: request.socket.remoteAddress ?? '',
        userAgent: request.headers['user-agent'] ?? '',
      },
    },
  };
}

/** Repeated names are joined by commas, as the gateway does. */
const queryOf = (parameters: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...parameters.keys()].map((name) => [name, parameters.getAll(name).join(',')]));
