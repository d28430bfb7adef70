import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { buildStacks } from '../lib/aws/stacks.ts';
import { root } from '../lib/bundling.ts';
import { readSettings, SettingsError } from '../lib/settings.ts';

const app = new App();
try {
  const settings = readSettings(app.node.getAllContext() as Record<string, unknown>);
  buildStacks(app, settings, join(root, 'dist', 'page'));
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  // The sentence alone, without a stack trace; nothing is synthesized.
  console.error(error.message);
  process.exit(1);
}
