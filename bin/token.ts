import { join } from 'node:path';
import { localSettings } from '../lib/local/settings.ts';
import { issueToken } from '../lib/local/signIn/signIn.ts';

/** `npm run --silent token -- someone@moe-dl.edu.my`: a bearer for curl, signed as the local sign-in would sign it. */
async function main(): Promise<void> {
  const settings = localSettings(process.env);
  const email = process.argv[2];
  if (email === undefined) throw new Error('Give an address: npm run --silent token -- someone@moe-dl.edu.my');
  process.env['EMAIL_DOMAINS'] = settings.EMAIL_DOMAINS;
  const dataDir = join(settings.DATA_DIR, 'signIn');
  process.stdout.write(await issueToken(dataDir, email));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
