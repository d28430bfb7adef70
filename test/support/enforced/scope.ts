import { AsyncLocalStorage } from 'node:async_hooks';
import { Agent, type ClientRequest } from 'node:http';
import http2 from 'node:http2';
import { syncBuiltinESMExports } from 'node:module';

/** Says on a request of the SDK which function sends it. */
export const functionHeader = 'x-test-function';

const scope = new AsyncLocalStorage<string>();

/** Runs a function so that all it does carries its name. */
export const within = <T>(name: string, run: () => T): T => scope.run(name, run);

/** The function that runs here; undefined outside of any. */
export const running = (): string | undefined => scope.getStore();

interface Adding {
  addRequest: (this: Adding, request: ClientRequest, ...rest: unknown[]) => void;
}

/**
 * From now on every request of this process says which function sends it. The header is added after the request is signed, and none of
 * those that are signed is changed.
 */
export function nameRequests(): void {
  const agent = Agent.prototype as unknown as Adding;
  const { addRequest } = agent;
  agent.addRequest = function named(this: Adding, request, ...rest) {
    const name = running();
    if (name !== undefined) request.setHeader(functionHeader, name);
    addRequest.call(this, request, ...rest);
  };
  // Bedrock's client speaks HTTP/2.
  const { connect } = http2;
  http2.connect = ((...parts: Parameters<typeof connect>) => {
    const session = connect(...parts);
    const request = session.request.bind(session);
    session.request = (headers, options) => {
      const name = running();
      return request(name === undefined ? headers : { ...headers, [functionHeader]: name }, options);
    };
    return session;
  }) as typeof connect;
  syncBuiltinESMExports();
}
