import { Aws, Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import { AttributeType, BillingMode, Table } from 'aws-cdk-lib/aws-dynamodb';
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { scanTag } from '../../lambdas/documents/malwareScan.ts';
import { exportDays, ownDataHours, recoveryDays, uploadDays } from '../../shared/account/retention.ts';
import { serviceName, type Settings } from '../settings.ts';
import { MalwareScan } from './malwareScan.ts';

/**
 * A fixed name: the page's security policy names the bucket, while the bucket's CORS names the page's address, and one of the two has to
 * come first.
 */
const bucketName = ({ stage }: Settings): string => `${serviceName}-${stage}-files-${Aws.ACCOUNT_ID}`;

/** Fixed too, for the grants. */
const bucketArn = (settings: Settings): string => `arn:${Aws.PARTITION}:s3:::${bucketName(settings)}`;

/** Where browsers upload files to. In path style, as `lambdas/platform/storage/files.ts` signs. */
export const filesUrl = (settings: Settings): string =>
  `https://s3.${settings.dataRegion}.${Aws.URL_SUFFIX}/${bucketName(settings)}`;

interface StorageProps {
  settings: Settings;
  /** The only page whose scripts may talk to the bucket: scheme and host. */
  siteUrl: string;
}

/** The one table and the one private bucket (design §5). Both outlive the stack. */
export class Storage extends Construct {
  readonly table: Table;
  readonly bucket: Bucket;
  readonly bucketArn: string;
  readonly malwareScan: MalwareScan;

  constructor(scope: Construct, id: string, { settings, siteUrl }: StorageProps) {
    super(scope, id);
    this.table = this.#table(settings);
    this.bucket = this.#bucket(settings, siteUrl);
    this.bucketArn = bucketArn(settings);
    this.malwareScan = new MalwareScan(this, 'MalwareScan', this);
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
    const bucket = new Bucket(this, 'Files', {
      bucketName: bucketName(settings),
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      // A file removed by mistake can be restored for as long as a row can.
      versioned: true,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      cors: [
        {
          allowedOrigins: [siteUrl],
          allowedMethods: [HttpMethods.POST, HttpMethods.GET],
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
    Validations.of(bucket).acknowledge({
      id: 'AwsSolutions-S1',
      reason:
        'Server access logs hold the query strings of signed addresses. Every object is written and read for one request or job, which is logged with its ids.',
    });
    return bucket;
  }
}
