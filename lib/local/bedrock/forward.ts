import { BedrockRuntimeClient, ConverseCommand, type ConverseCommandInput } from '@aws-sdk/client-bedrock-runtime';
import { listen } from './listener.ts';

/**
 * A program of its own, started with the environment of whoever typed `MODEL=bedrock npm start`: takes Converse requests on the
 * loopback address and sends them to Bedrock with that person's credentials. The house itself knows local credentials only, so the two
 * need two processes. Tells its parent the endpoint.
 */
const client = new BedrockRuntimeClient({
  maxAttempts: 1,
  region: process.env['BEDROCK_REGION'] ?? process.env['AWS_REGION'] ?? 'ap-southeast-1',
});

const path = /^\/model\/([^/]+)\/converse$/;

const listener = await listen(0, (request, response) => {
  const answer = (status: number, body: unknown, headers: Record<string, string> = {}): void => {
    response.statusCode = status;
    for (const [name, value] of Object.entries({ 'content-type': 'application/json', ...headers }))
      response.setHeader(name, value);
    response.end(JSON.stringify(body));
  };
  const forward = async (): Promise<void> => {
    const modelId = path.exec(request.url ?? '')?.[1];
    if (modelId === undefined) return answer(404, { message: 'Only POST /model/{modelId}/converse is served here.' });
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Omit<ConverseCommandInput, 'modelId'>;
    const { $metadata: _, ...reply } = await client.send(
      new ConverseCommand({ modelId: decodeURIComponent(modelId), ...body }),
    );
    answer(200, reply);
  };
  forward().catch((error: unknown) => {
    const fault = error as { name?: string; message?: string; $metadata?: { httpStatusCode?: number } };
    answer(
      fault.$metadata?.httpStatusCode ?? 500,
      { message: fault.message ?? String(error) },
      { 'x-amzn-errortype': fault.name ?? 'InternalServerException' },
    );
  });
});

process.send?.({ endpoint: `http://127.0.0.1:${listener.port}` });
// The parent's end is this one's too.
process.on('disconnect', () => process.exit(0));
