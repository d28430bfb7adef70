import { unlessFull } from './fullDisk.ts';

/** Of the SDK's own context: which command it is, and what its caller can end it with. */
interface Context {
  commandName?: string;
  __smithy_context?: { abortSignal?: AbortSignal };
}

/** The part of an SDK client's middleware that is used here; its own type differs from service to service. */
interface Stack {
  add(
    middleware: (next: unknown, context: Context) => (args: { input: unknown }) => Promise<object>,
    options: { step: 'finalizeRequest'; priority: 'low'; name: string },
  ): void;
}

/** What is done for each command, by the name of its class; the input is the command's own, `signal` its caller's. */
export type Answers = Record<string, (input: never, signal?: AbortSignal) => object | Promise<object>>;

/**
 * Has a client's commands answered in this process. It stands in the place of the network: the SDK's checks, retries and signing of
 * addresses go on as in AWS.
 * @returns the same client
 */
export function answerCommands<C extends { middlewareStack: object }>(client: C, answers: Answers): C {
  (client.middlewareStack as Stack).add(
    (_next, { commandName = '', __smithy_context: call }) =>
      async ({ input }) => {
        const answer = answers[commandName];
        if (answer === undefined) throw new Error(`${commandName} is not available on this machine`);
        const output = await unlessFull(() => answer(input as never, call?.abortSignal));
        return { response: {}, output: { $metadata: { httpStatusCode: 200 }, ...output } };
      },
    { step: 'finalizeRequest', priority: 'low', name: 'answeredOnThisMachine' },
  );
  return client;
}
