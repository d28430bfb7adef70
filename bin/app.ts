import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { root } from '../lib/aws/bundle.ts';
import { buildHouse } from '../lib/aws/house.ts';
import { readSettings } from '../lib/settings.ts';

const app = new App();
buildHouse(
  app,
  readSettings((key) => app.node.tryGetContext(key)),
  join(root, 'dist', 'page'),
);
