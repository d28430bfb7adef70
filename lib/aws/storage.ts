import { Aws, Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { CfnMalwareProtectionPlan } from 'aws-cdk-lib/aws-guardduty';
import { AnyPrincipal, Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  HttpMethods,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { AttributeType, BillingMode, Table } from 'aws-cdk-lib/aws-dynamodb';
import { scanTag } from '../../lambdas/documents/malwareScan.ts';
import { exportDays, ownDataHours, recoveryDays, uploadDays } from '../../shared/account/retention.ts';
import { serviceName, type Settings } from '../settings.ts';
import { type Grant, grant, OwnRole } from './grants.ts';

/** Only uploads come from outside. */
const prefix = 'uploads/';

const guardDuty = 'malware-protection-plan.guardduty';

/**
 * GuardDuty Malware Protection for S3 on the uploads: each is scanned when it arrives and gets the verdict as the tag
 * `GuardDutyMalwareScanStatus`. Nobody but the scanner may write tags there, so a verdict can be trusted: the reader may read an upload
 * only when it is clean (`grants.ts`).
 */
function malwareScan(scope: Construct, bucket: Bucket, bucketArn: string): Construct {
  const scan = new Construct(scope, 'MalwareScan');
  const role = new OwnRole(scan, 'Role', guardDuty);
  role.allow(scannerGrants(bucketArn, Stack.of(scope)));
  // All ways of changing tags: writing other tags removes the verdict as well.
  bucket.addToResourcePolicy(
    new PolicyStatement({
      sid: 'OnlyTheScannerTags',
      effect: Effect.DENY,
      principals: [new AnyPrincipal()],
      actions: ['Put', 'Delete'].flatMap((verb) => [`s3:${verb}ObjectTagging`, `s3:${verb}ObjectVersionTagging`]),
      resources: [`${bucketArn}/${prefix}*`],
      conditions: { ArnNotEquals: { 'aws:PrincipalArn': role.roleArn } },
    }),
  );
  const plan = new CfnMalwareProtectionPlan(scan, 'Plan', {
    role: role.roleArn,
    protectedResource: { s3Bucket: { bucketName: bucket.bucketName, objectPrefixes: [prefix] } },
    actions: { tagging: { status: 'ENABLED' } },
  });
  // GuardDuty tests the role when the plan is created; tags are protected before the first of them is written.
  plan.node.addDependency(role, bucket);
  return scan;
}

/** Exactly what AWS lists for this role (GuardDuty User Guide, "Create or update IAM role policy"), on the uploads alone. */
function scannerGrants(bucketArn: string, stack: Stack): readonly Grant[] {
  const resourceName = 'DO-NOT-DELETE-AmazonGuardDutyMalwareProtectionS3*';
  const rule = stack.formatArn({ service: 'events', resource: 'rule', resourceName });
  const read = ['Object', 'ObjectVersion'].flatMap((what) => [
    `s3:Get${what}`,
    `s3:Get${what}Tagging`,
    `s3:Put${what}Tagging`,
  ]);
  return [
    grant(['events:PutRule', 'events:DeleteRule', 'events:PutTargets', 'events:RemoveTargets'], [rule], {
      because: 'GuardDuty creates this rule and chooses the end of its name.',
      conditions: { StringLike: { 'events:ManagedBy': `${guardDuty}.amazonaws.com` } },
    }),
    grant(['events:DescribeRule', 'events:ListTargetsByRule'], [rule]),
    grant(read, [`${bucketArn}/${prefix}*`], {
      because: 'Uploads are named by owner and id; the scanner reads those alone.',
    }),
    grant(['s3:PutBucketNotification', 's3:GetBucketNotification', 's3:ListBucket'], [bucketArn]),
    grant(['s3:PutObject'], [`${bucketArn}/malware-protection-resource-validation-object`]),
  ];
}

/**
 * A fixed name: the page's security policy names the bucket, while the bucket's CORS names the page's address, and one of the two has to
 * come first.
 */
export const bucketName = ({ stage }: Settings): string => `${serviceName}-${stage}-files-${Aws.ACCOUNT_ID}`;

/** Fixed too, for the grants. */
export const bucketArn = (settings: Settings): string => `arn:${Aws.PARTITION}:s3:::${bucketName(settings)}`;

/** Where browsers upload files to. In path style, as `lambdas/platform/storage/files.ts` signs. */
export const filesUrl = (settings: Settings): string =>
  `https://s3.${settings.dataRegion}.${Aws.URL_SUFFIX}/${bucketName(settings)}`;

/** A bucket that outlives its stack and that nobody reaches without a grant. @param unlogged why it has no access log */
export function privateBucket(scope: Construct, id: string, unlogged: string, props: BucketProps): Bucket {
  const bucket = new Bucket(scope, id, {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    ...props,
  });
  Validations.of(bucket).acknowledge({ id: 'AwsSolutions-S1', reason: unlogged });
  return bucket;
}

/**
 * The one table and the one private bucket (design §5). Both outlive the stack. `siteUrl`: scheme and host of the only page whose scripts may
 * talk to the bucket.
 */
export class Storage extends Construct {
  readonly table: Table;
  readonly bucket: Bucket;
  readonly bucketArn: string;
  readonly malwareScan: Construct;

  constructor(scope: Construct, id: string, settings: Settings, siteUrl: string) {
    super(scope, id);
    this.table = this.#table(settings);
    this.bucket = this.#bucket(settings, siteUrl);
    this.bucketArn = bucketArn(settings);
    this.malwareScan = malwareScan(this, this.bucket, this.bucketArn);
  }

  #table({ protection }: Settings): Table {
    const table = new Table(this, 'Table', {
      partitionKey: { name: 'PK', type: AttributeType.STRING },
      sortKey: { name: 'SK', type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      timeToLiveAttribute: 'expiresAt',
      pointInTimeRecoverySpecification: {
        pointInTimeRecoveryEnabled: true,
        recoveryPeriodInDays: recoveryDays,
      },
      deletionProtection: protection === 'on',
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    // Both are sparse: only profiles have these keys. 1: by join number, 2: by total sessions.
    for (const n of [1, 2]) {
      table.addGlobalSecondaryIndex({
        indexName: `GSI${n}`,
        partitionKey: { name: `GSI${n}PK`, type: AttributeType.STRING },
        sortKey: { name: `GSI${n}SK`, type: AttributeType.NUMBER },
      });
    }
    return table;
  }

  #bucket(settings: Settings, siteUrl: string): Bucket {
    const unlogged =
      'Server access logs hold the query strings of signed addresses. Every object is written and read for one request or job, which is logged with its ids.';
    return privateBucket(this, 'Files', unlogged, {
      bucketName: bucketName(settings),
      // A file removed by mistake can be restored for as long as a row can.
      versioned: true,
      cors: [
        {
          allowedOrigins: [siteUrl],
          allowedMethods: [HttpMethods.PUT, HttpMethods.GET],
          allowedHeaders: ['*'],
          maxAge: 3600,
        },
      ],
      lifecycleRules: [
        { id: 'uploads', prefix: 'uploads/', expiration: Duration.days(uploadDays) },
        {
          // The reader deletes them at once; this also deletes the version that a versioned bucket keeps.
          id: 'infected',
          prefix: 'uploads/',
          tagFilters: { [scanTag]: 'THREATS_FOUND' },
          expiration: Duration.days(1),
          noncurrentVersionExpiration: Duration.days(1),
        },
        {
          id: 'exports',
          prefix: 'exports/',
          expiration: Duration.days(exportDays),
          // An export can be built again, so it need not be restored; a copy of all of a user's data must not be kept.
          noncurrentVersionExpiration: Duration.days(1),
        },
        // Where two rules apply the shorter time counts.
        { id: 'ownData', prefix: 'exports/own/', expiration: Duration.hours(ownDataHours) },
        {
          id: 'removed',
          noncurrentVersionExpiration: Duration.days(recoveryDays),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
        { id: 'markers', expiredObjectDeleteMarker: true },
      ],
    });
  }
}
