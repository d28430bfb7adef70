import { Aws, Stack, Validations } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import type { PageSettings } from '../../../shared/pageSettings.ts';
import { controllerOf } from '../../controller.ts';
import type { Settings } from '../../settings.ts';
import { logGroup } from '../function.ts';
import { hasPage } from '../readiness.ts';
import { pageBucketName } from './website.ts';

/** Copies the built page into its bucket, after everything that it calls is deployed. */
export class Page extends Construct {
  /** @param folder the built page (`frontend/build.ts`): the names of files in `assets/` contain a hash */
  constructor(scope: Construct, id: string, settings: Settings, distribution: IDistribution, folder: string) {
    super(scope, id);
    // The page that is deployed stays as it is (`readiness.ts`).
    if (!hasPage(folder)) return;
    const destinationBucket = Bucket.fromBucketName(this, 'Bucket', pageBucketName(settings));
    const log = logGroup(this);
    const assets = new BucketDeployment(this, 'Assets', {
      sources: [Source.asset(folder)],
      destinationBucket,
      exclude: ['*'],
      include: ['assets/*'],
      // A page that was opened before the deployment still loads the files it was built with.
      prune: false,
      cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
      memoryLimit: 512,
      logGroup: log,
    });
    const rest = new BucketDeployment(this, 'Documents', {
      sources: [
        Source.asset(folder, { exclude: ['assets/**'] }),
        Source.jsonData('settings.json', pageSettingsOf(settings)),
      ],
      destinationBucket,
      exclude: ['assets/*'],
      cacheControl: [CacheControl.fromString('no-cache')],
      distribution,
      distributionPaths: ['/*'],
      memoryLimit: 512,
      logGroup: log,
    });
    // The document names the assets, so they come first.
    rest.node.addDependency(assets);
    acknowledgeCopier(this, settings);
  }
}

/** What the page needs to know of this stage. */
const pageSettingsOf = (settings: Settings): PageSettings => ({
  domain: settings.emailDomains[0] ?? '',
  controller: controllerOf(settings),
});

/** How cdk-nag names the objects of a bucket. */
const objectsOf = (bucket: string): string => `Resource::arn:<AWS::Partition>:s3:::${bucket}/*`;

/** CDK's own function that copies: one in the stack, whatever the number of copies. */
function acknowledgeCopier(scope: Construct, settings: Settings): void {
  const copier = Stack.of(scope).node.children.find(({ node }) => node.id.startsWith('Custom::CDKBucketDeployment'));
  if (copier === undefined) throw new Error('CDK has renamed its bucket deployment: adapt lib/aws/site/page.ts');
  const managed =
    'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]';
  const wildcards = [
    ...['s3:GetBucket*', 's3:GetObject*', 's3:List*', 's3:Abort*', 's3:DeleteObject*'].map((name) => `Action::${name}`),
    objectsOf(`cdk-hnb659fds-assets-<AWS::AccountId>-${settings.dataRegion}`),
    objectsOf(pageBucketName(settings).replace(Aws.ACCOUNT_ID, '<AWS::AccountId>')),
    // CloudFront's CreateInvalidation, as CDK grants it.
    'Resource::*',
  ].map((finding) => `AwsSolutions-IAM5[${finding}]`);
  const reason =
    'CDK creates this function and its role; it runs during deployments only and copies from the asset bucket to the page bucket.';
  Validations.of(copier).acknowledge(...[managed, ...wildcards, 'AwsSolutions-L1'].map((id) => ({ id, reason })));
}
