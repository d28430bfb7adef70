/** The part of oidc-provider 9 that is used here; the package ships no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export type Payload = Record<string, unknown> & { uid?: string; grantId?: string; consumed?: number };

  export interface Adapter {
    upsert(id: string, payload: Payload, expiresInSeconds?: number): Promise<void>;
    find(id: string): Promise<Payload | undefined>;
    findByUid(uid: string): Promise<Payload | undefined>;
    findByUserCode(userCode: string): Promise<Payload | undefined>;
    consume(id: string): Promise<void>;
    destroy(id: string): Promise<void>;
    revokeByGrantId(grantId: string): Promise<void>;
  }

  export interface Account {
    accountId: string;
    claims(use: 'id_token' | 'userinfo', scope: string): Promise<Record<string, unknown>>;
  }

  export interface Grant {
    addOIDCScope(scope: string): void;
    save(ttlSeconds?: number): Promise<string>;
  }

  export interface Context {
    body: unknown;
    status: number;
    type: string;
    oidc: {
      route: string;
      provider: Provider;
      client: { clientId: string };
      params: { scope?: string };
      session: { accountId: string };
      entities: { Account?: Account };
    };
  }

  export type InteractionResult =
    { login: { accountId: string }; select_account: object } | { error: string; error_description: string };

  export class Provider {
    constructor(issuer: string, configuration: object);
    readonly Grant: new (properties: { accountId: string; clientId: string }) => Grant;
    use(middleware: (context: Context, next: () => Promise<void>) => Promise<void>): this;
    on(event: 'server_error', listener: (context: Context, error: Error) => void): this;
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<{ uid: string }>;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: InteractionResult): Promise<void>;
  }

  export const interactionPolicy: {
    Prompt: new (options: { name: string; requestable: boolean }) => object;
    base(): { add(prompt: object, index?: number): void };
  };
}
