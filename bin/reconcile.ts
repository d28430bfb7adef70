import { reconcile } from '../lib/local/reconcile.ts';
import { localSettings } from '../lib/local/settings.ts';

/**
 * `npm run reconcile`: recounts the sessions of this machine and prints the counters that are wrong; the exit code is then 1. In AWS a
 * state machine does the same every night.
 */
async function main(): Promise<void> {
  const { users, sessions, moved, drifts } = await reconcile(localSettings(process.env).DATA_DIR);
  for (const { where, counter, stored, counted } of drifts)
    console.log(`${where} ${counter}: ${stored} stored, ${counted} counted`);
  console.log(`${users} users, ${sessions} sessions: ${drifts.length} counters wrong, ${moved} changed meanwhile`);
  if (drifts.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
