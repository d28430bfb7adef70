import { CreateTableCommand } from '@aws-sdk/client-dynamodb';
import type { TableClient } from '../../lambdas/platform/clients.ts';

/** Makes the one table as `lib/aws/storage.ts` does, if it is not there yet. Expired items go by themselves (`dynamodb/database.ts`). */
export async function ensureTable(name: string, client: TableClient): Promise<void> {
  try {
    await client.send(
      new CreateTableCommand({
        TableName: name,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: [
          { AttributeName: 'PK', AttributeType: 'S' },
          { AttributeName: 'SK', AttributeType: 'S' },
          { AttributeName: 'GSI1PK', AttributeType: 'S' },
          { AttributeName: 'GSI1SK', AttributeType: 'N' },
          { AttributeName: 'GSI2PK', AttributeType: 'S' },
          { AttributeName: 'GSI2SK', AttributeType: 'N' },
        ],
        KeySchema: [
          { AttributeName: 'PK', KeyType: 'HASH' },
          { AttributeName: 'SK', KeyType: 'RANGE' },
        ],
        GlobalSecondaryIndexes: ['GSI1', 'GSI2'].map((index) => ({
          IndexName: index,
          KeySchema: [
            { AttributeName: `${index}PK`, KeyType: 'HASH' },
            { AttributeName: `${index}SK`, KeyType: 'RANGE' },
          ],
          Projection: { ProjectionType: 'ALL' },
        })),
      }),
    );
  } catch (error) {
    if (error instanceof Error && error.name === 'ResourceInUseException') return;
    throw error;
  }
}
