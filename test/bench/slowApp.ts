import { clientFor, useClients } from '../../lambdas/platform/clients.ts';
import { startApp } from '../../lib/local/app.ts';
import { localSettings } from '../../lib/local/settings.ts';
import { slowTable } from '../support/slowTable.ts';

/** The suite with a table that takes as long, and refuses as much, as DynamoDB does. The first request opens the table. */
const app = await startApp(localSettings(process.env), async () => process.env['PAGE_DIR'] ?? '');
const table = clientFor('table', () => {
  throw new Error('The table is open when the suite has started');
});
useClients({ table: slowTable(table, Number(process.env['TABLE_DELAY_MS'])) });
console.log(`Sedia di ${app.url}`);
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
