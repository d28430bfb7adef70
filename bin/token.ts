import { join } from 'node:path';
import { issueToken } from '../lib/local/identity/issue-token.ts';
import { clientId } from '../lib/local/names.ts';
import { rememberedPorts } from '../lib/local/ports.ts';
import { localSettings } from '../lib/local/settings.ts';

/** `npm run --silent token -- someone@moe-dl.edu.my`: a bearer for curl, signed as the local sign-in would sign it. */
async function main(): Promise<void> {
  const settings = localSettings(process.env);
  const email = process.argv[2];
  if (email === undefined) throw new Error('Give an address: npm run --silent token -- someone@moe-dl.edu.my');
  process.env['EMAIL_DOMAINS'] = settings.EMAIL_DOMAINS;
  const [preSignUp, preTokenGeneration] = await Promise.all([
    import('../lambdas/auth/preSignUp.ts'),
    import('../lambdas/auth/preTokenGeneration.ts'),
  ]);
  const { identity } = await rememberedPorts(settings.DATA_DIR, settings.PORT);
  const token = await issueToken({
    dataDir: join(settings.DATA_DIR, 'identity'),
    email,
    issuer: `http://localhost:${identity}`,
    clientId,
    triggers: { preSignUp: preSignUp.handler, preTokenGeneration: preTokenGeneration.handler },
  });
  process.stdout.write(token);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
