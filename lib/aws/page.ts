import { existsSync } from 'node:fs';
import { Annotations, Stack, Validations } from 'aws-cdk-lib';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import type { Settings } from '../settings.ts';
import type { Website } from './website.ts';

export interface PageProps {
  settings: Settings;
  website: Website;
  /** The built page (`frontend/build.ts`): `assets/` holds files with a hash in their name. */
  folder: string;
}

/** Copies the built page into its bucket, after everything it calls is there. */
export class Page extends Construct {
  constructor(scope: Construct, id: string, { settings, website, folder }: PageProps) {
    super(scope, id);
    if (!existsSync(folder)) {
      // Deployed so, whatever page is in the bucket stays.
      Annotations.of(this).addWarningV2(
        'house:page-not-built',
        `There is no built page in ${folder}: this deployment leaves the page as it is. Build it first.`,
      );
      return;
    }
    const assets = new BucketDeployment(this, 'Assets', {
      sources: [Source.asset(folder)],
      destinationBucket: website.pageBucket,
      exclude: ['*'],
      include: ['assets/*'],
      // A page opened before the deployment still asks for the files it was built with.
      prune: false,
      cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
      memoryLimit: 512,
    });
    const rest = new BucketDeployment(this, 'Documents', {
      sources: [
        Source.asset(folder, { exclude: ['assets/**'] }),
        Source.jsonData('settings.json', { domain: settings.emailDomains[0], version: '1.0' }),
      ],
      destinationBucket: website.pageBucket,
      exclude: ['assets/*'],
      cacheControl: [CacheControl.fromString('no-cache')],
      distribution: website.distribution,
      distributionPaths: ['/*'],
      memoryLimit: 512,
    });
    // The document names the assets, so they come first.
    rest.node.addDependency(assets);
    acknowledgeCopier(this);
  }
}

/** CDK's own function that copies: one of it in the stack, whatever its number of deployments. */
function acknowledgeCopier(scope: Construct): void {
  const copier = Stack.of(scope).node.children.find(({ node }) => node.id.startsWith('Custom::CDKBucketDeployment'));
  if (copier === undefined) throw new Error('CDK has renamed its bucket deployment: adapt lib/aws/page.ts');
  const reason = 'CDK makes this function; it copies from the asset bucket to the page bucket and empties the cache.';
  Validations.of(copier).acknowledge(
    { id: 'AwsSolutions-IAM4', reason },
    { id: 'AwsSolutions-IAM5', reason },
    { id: 'AwsSolutions-L1', reason: `${reason} CDK chooses its runtime.` },
  );
}
