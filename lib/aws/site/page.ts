import { Aws, Stack, Validations } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import type { PageSettings } from '../../../shared/pageSettings.ts';
import { controllerOf } from '../../controller.ts';
import type { Settings } from '../../settings.ts';
import { logGroup } from '../function.ts';
import { OwnRole } from '../grants.ts';
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
    const role = new OwnRole(this, 'Role', 'lambda');
    log.grantWrite(role);
    const copier = { destinationBucket, role, memoryLimit: 512, logGroup: log };
    const assets = new BucketDeployment(this, 'Assets', {
      ...copier,
      sources: [Source.asset(folder)],
      exclude: ['*'],
      include: ['assets/*'],
      // A page that was opened before the deployment still loads the files it was built with.
      prune: false,
      cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
    });
    const rest = new BucketDeployment(this, 'Documents', {
      ...copier,
      sources: [
        Source.asset(folder, { exclude: ['assets/**'] }),
        Source.jsonData('settings.json', pageSettingsOf(settings)),
      ],
      exclude: ['assets/*'],
      cacheControl: [CacheControl.fromString('no-cache')],
      distribution,
      distributionPaths: ['/*'],
    });
    // The document names the assets, so they come first.
    rest.node.addDependency(assets);
    // One function makes both copies, with the layer of the first.
    rest.node.tryRemoveChild('AwsCliLayer');
    acknowledgeCopier(role, settings);
    const copierId = 'Custom::CDKBucketDeployment';
    const made = Stack.of(this).node.children.find(({ node }) => node.id.startsWith(copierId));
    if (made === undefined) throw new Error('CDK has renamed its bucket deployment: adapt lib/aws/site/page.ts');
    Validations.of(made).acknowledge({ id: 'AwsSolutions-L1', reason: 'CDK sets the runtime of its own function.' });
  }
}

const pageSettingsOf = (settings: Settings): PageSettings => ({
  domain: settings.emailDomains[0] ?? '',
  controller: controllerOf(settings),
});

/** How cdk-nag names the objects of a bucket. */
const objectsOf = (bucket: string): string => `Resource::arn:<AWS::Partition>:s3:::${bucket}/*`;

/** What CDK's own function that copies may do. */
function acknowledgeCopier(role: OwnRole, settings: Settings): void {
  const wildcards = [
    ...['s3:GetBucket*', 's3:GetObject*', 's3:List*', 's3:Abort*', 's3:DeleteObject*'].map((name) => `Action::${name}`),
    objectsOf(`cdk-hnb659fds-assets-<AWS::AccountId>-${settings.dataRegion}`),
    objectsOf(pageBucketName(settings).replace(Aws.ACCOUNT_ID, '<AWS::AccountId>')),
    // CloudFront's CreateInvalidation, as CDK grants it.
    'Resource::*',
  ].map((finding) => `AwsSolutions-IAM5[${finding}]`);
  const reason =
    "CDK's own function has these rights; it runs during deployments only and copies from the asset bucket to the page bucket.";
  Validations.of(role).acknowledge(...wildcards.map((id) => ({ id, reason })));
}
