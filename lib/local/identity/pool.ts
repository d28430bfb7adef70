import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod';
import { userPoolId } from '../names.ts';
import type { Users } from './users.ts';

const target = /^AWSCognitoIdentityProviderService\.(\w+)$/;
const mostBytes = 100_000;

/** A refusal by the name that Cognito gives it. */
class PoolError extends Error {
  override readonly name: string;
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

const listSchema = z.object({
  UserPoolId: z.string(),
  Filter: z
    .string()
    .optional()
    .transform((text) => /^\s*sub\s*=\s*"([^"]+)"\s*$/.exec(text ?? '')?.[1]),
});
const removeSchema = z.object({ UserPoolId: z.string(), Username: z.string() });

/** Whether a request is one of the user pool's API (AWS JSON 1.1) and not of its hosted pages. */
export const isPoolCall = (request: IncomingMessage): boolean => request.headers['x-amz-target'] !== undefined;

/** Answers the calls of the user pool's API that the Lambdas make: ListUsers by sub, and AdminDeleteUser. */
export async function answerPoolCall(request: IncomingMessage, response: ServerResponse, users: Users): Promise<void> {
  try {
    const name = target.exec(request.headers['x-amz-target']?.toString() ?? '')?.[1];
    const input = await readJson(request);
    if (name === 'ListUsers') return send(response, 200, await listUsers(users, input));
    if (name === 'AdminDeleteUser') return send(response, 200, await removeUser(users, input));
    throw new PoolError('UnknownOperationException', `${name ?? 'This call'} is not served here.`);
  } catch (error) {
    if (!(error instanceof PoolError)) throw error;
    send(response, 400, { __type: error.name, message: error.message });
  }
}

function parsed<S extends z.ZodType<{ UserPoolId: string }>>(schema: S, input: unknown): z.output<S> {
  const { success, data } = schema.safeParse(input);
  if (!success)
    throw new PoolError('InvalidParameterException', 'The request is not of the shape that is served here.');
  if (data.UserPoolId !== userPoolId)
    throw new PoolError('ResourceNotFoundException', `User pool ${data.UserPoolId} does not exist.`);
  return data;
}

async function listUsers(users: Users, input: unknown): Promise<object> {
  const { Filter: sub } = parsed(listSchema, input);
  if (sub === undefined)
    throw new PoolError('InvalidParameterException', 'Only the filter sub = "..." is served here.');
  const user = await users.find(sub);
  if (user === undefined) return { Users: [] };
  return {
    Users: [
      {
        Username: user.username,
        Attributes: [{ Name: 'sub', Value: user.sub }],
        Enabled: true,
        UserStatus: 'EXTERNAL_PROVIDER',
      },
    ],
  };
}

async function removeUser(users: Users, input: unknown): Promise<object> {
  if (!(await users.remove(parsed(removeSchema, input).Username)))
    throw new PoolError('UserNotFoundException', 'User does not exist.');
  return {};
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) throw new PoolError('InvalidParameterException', 'The request is too large.');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new PoolError('SerializationException', 'The request is not JSON.');
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1', 'x-amzn-requestid': randomUUID() });
  response.end(JSON.stringify(body));
}
