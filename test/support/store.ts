import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { bucketName, credentials, region, tableName } from '../../lib/local/names.ts';
import type { Ports } from '../../lib/local/ports.ts';

export interface Row extends Record<string, unknown> {
  PK: string;
  SK: string;
}

/** A house's table and bucket themselves. */
export interface Store {
  /** All rows, by key. */
  rows(): Promise<Row[]>;
  put(row: Row): Promise<void>;
  /** The keys of all objects, sorted. */
  objects(): Promise<string[]>;
}

const access = { region, credentials };

/** Reads a house's store through the SDK, as an operator would in AWS. */
export function storeOf({ table, files }: Pick<Ports, 'table' | 'files'>): Store {
  const db = DynamoDBDocumentClient.from(new DynamoDBClient({ ...access, endpoint: `http://127.0.0.1:${table}` }));
  const s3 = new S3Client({ ...access, endpoint: `http://127.0.0.1:${files}`, forcePathStyle: true });
  return {
    async rows() {
      const rows: Row[] = [];
      let start: Record<string, unknown> | undefined;
      do {
        const page = await db.send(
          new ScanCommand({ TableName: tableName, ...(start === undefined ? {} : { ExclusiveStartKey: start }) }),
        );
        rows.push(...((page.Items ?? []) as Row[]));
        start = page.LastEvaluatedKey;
      } while (start !== undefined);
      return rows.toSorted((a, b) => (a.PK + a.SK).localeCompare(b.PK + b.SK));
    },
    async put(row) {
      await db.send(new PutCommand({ TableName: tableName, Item: row }));
    },
    async objects() {
      const { Contents: objects = [] } = await s3.send(new ListObjectsV2Command({ Bucket: bucketName }));
      return objects.flatMap(({ Key }) => Key ?? []).toSorted();
    },
  };
}
