/** What AWS charges for one kind of use: USD for `units` of `unit`. */
export interface UnitPrice {
  usd: number;
  units: number;
  unit: string;
  region: string;
  source: string;
  /** When the figure was read at its source; null: from memory, to be checked at the source before use. */
  readOn: string | null;
}

const priced =
  (region: string, readOn: string | null = null) =>
  (usd: number, units: number, unit: string, page: string): UnitPrice => ({
    usd,
    units,
    unit,
    region,
    source: `https://aws.amazon.com/${page}/`,
    readOn,
  });
const singapore = priced('ap-southeast-1');
const read = priced('ap-southeast-1', '2026-11-21, from a stored copy of the page');
const everywhere = priced('global');
const million = 1_000_000;
const onDemand = 'dynamodb/pricing/on-demand';

/** On-demand prices of the stages' data region, without free tiers, savings plans or taxes. */
export const awsPrices = {
  lambdaGbSecond: singapore(13.3334, million, 'GB-seconds on arm64', 'lambda/pricing'),
  lambdaRequest: singapore(0.2, million, 'invocations', 'lambda/pricing'),
  stateTransition: read(0.025, 1000, 'state transitions, Standard', 'step-functions/pricing'),
  tableRead: singapore(0.1425, million, 'read request units, on demand', onDemand),
  tableWrite: singapore(0.7125, million, 'write request units, on demand', onDemand),
  tableGbMonth: singapore(0.285 + 0.228, 1, 'GB-months with point-in-time recovery', onDemand),
  filePut: singapore(0.005, 1000, 'PUT, POST or LIST requests', 's3/pricing'),
  fileGet: singapore(0.0004, 1000, 'GET or HEAD requests', 's3/pricing'),
  fileGbMonth: singapore(0.025, 1, 'GB-months, Standard', 's3/pricing'),
  scannedGb: singapore(0.09, 1, 'GB scanned for malware', 'guardduty/pricing'),
  scannedObject: singapore(0.215, 1000, 'objects scanned for malware', 'guardduty/pricing'),
  apiRequest: singapore(1.25, million, 'HTTP API requests', 'api-gateway/pricing'),
  edgeRequest: singapore(0.012, 10_000, 'CloudFront HTTPS requests, Southeast Asia', 'cloudfront/pricing'),
  edgeGb: singapore(0.12, 1, 'GB from CloudFront, Southeast Asia', 'cloudfront/pricing'),
  firewallRequest: everywhere(0.6, million, 'requests inspected by WAF', 'waf/pricing'),
  firewallList: everywhere(5, 1, 'web ACLs a month', 'waf/pricing'),
  firewallRule: everywhere(1, 1, 'WAF rules a month', 'waf/pricing'),
  logGb: singapore(0.7, 1, 'GB of logs taken in', 'cloudwatch/pricing'),
  metric: singapore(0.3, 1, 'metrics of our own a month', 'cloudwatch/pricing'),
  alarmMetric: singapore(0.1, 1, 'metrics under alarm a month', 'cloudwatch/pricing'),
  dashboard: singapore(3, 1, 'dashboards a month', 'cloudwatch/pricing'),
  trace: singapore(5, million, 'traces recorded by X-Ray', 'xray/pricing'),
  activeUser: singapore(0.015, 1, 'monthly active users, Cognito Essentials', 'cognito/pricing'),
  secret: singapore(0.4, 1, 'secrets a month', 'secrets-manager/pricing'),
};

export type AwsPrice = keyof typeof awsPrices;
