import type { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import type { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { S3Client } from '@aws-sdk/client-s3';
import type { SESv2Client } from '@aws-sdk/client-sesv2';
import type { SFNClient } from '@aws-sdk/client-sfn';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { WordDocument } from '../../shared/word/blocks.ts';

export type TableClient = Pick<DynamoDBDocumentClient, 'send'>;

/** The AWS clients of the Lambdas, and what else is done elsewhere on one machine, by what they are used for. */
export interface Clients {
  table: TableClient;
  files: S3Client;
  executions: SFNClient;
  model: BedrockRuntimeClient;
  users: CognitoIdentityProviderClient;
  mail: Pick<SESv2Client, 'send'>;
  /** Where the works in a paper's list of references are looked up. */
  referenceHosts: { crossref: string; openAlex: string };
  word: (document: WordDocument) => Promise<Uint8Array>;
}

const clients: Partial<Clients> = {};

/**
 * The client of this name, made when it is first asked for and kept for the life of the process.
 * @param make is given by the caller, so that a Lambda's bundle holds only the clients that it uses
 */
export function clientFor<K extends keyof Clients>(name: K, make: () => Clients[K]): Clients[K] {
  const client = clients[name] ?? make();
  clients[name] = client;
  return client;
}

/** Uses these clients from now on: for a start on one machine and for tests. To be called before any other is asked for. */
export function useClients(given: Partial<Clients>): void {
  Object.assign(clients, given);
}
