import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { root } from '../lib/aws/bundle.ts';
import { buildHouse } from '../lib/aws/house.ts';
import { readSettings, SettingsError } from '../lib/settings.ts';

const app = new App();
try {
  const names = Object.keys(app.node.getAllContext() as Record<string, unknown>);
  const settings = readSettings((key) => app.node.tryGetContext(key), names);
  buildHouse(app, settings, join(root, 'dist', 'page'));
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  // The sentence alone, without a stack; and no half-made app is synthesised on the way out.
  console.error(error.message);
  process.exit(1);
}
