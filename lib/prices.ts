import type { Prices } from '../lambdas/platform/statistics/prices.ts';

/** Prices of models, USD for a million tokens, by Bedrock's price list of September 2026; those of caches from memory. */
export const defaultPrices: Prices = {
  'global.anthropic.claude-sonnet-5-5': { input: 2, output: 10, cacheRead: 0.1 },
  'global.anthropic.claude-haiku-5-5': { input: 0.1, output: 0.5, long: { above: 100_000, times: 5 } },
};

/** What AWS charges for one kind of use. */
export interface UnitPrice {
  /** USD for `units` of `unit`. */
  usd: number;
  units: number;
  unit: string;
  region: string;
  source: string;
  /** When the figure was read at its source; null: from memory, to be checked at the source before use. */
  readOn: string | null;
}

const singapore = 'ap-southeast-1';
const unread = { region: singapore, readOn: null } as const;
const million = 1_000_000;
const site = 'https://aws.amazon.com';

/** On-demand prices of the stages' data region, without free tiers, savings plans or taxes. */
export const awsPrices = {
  lambdaGbSecond: {
    ...unread,
    usd: 13.3334,
    units: million,
    unit: 'GB-seconds on arm64',
    source: `${site}/lambda/pricing/`,
  },
  lambdaRequest: { ...unread, usd: 0.2, units: million, unit: 'invocations', source: `${site}/lambda/pricing/` },
  stateTransition: {
    usd: 0.025,
    units: 1000,
    unit: 'state transitions, Standard',
    region: singapore,
    source: `${site}/step-functions/pricing/`,
    readOn: '2026-11-21, from a stored copy of the page',
  },
  tableRead: {
    ...unread,
    usd: 0.1425,
    units: million,
    unit: 'read request units, on demand',
    source: `${site}/dynamodb/pricing/on-demand/`,
  },
  tableWrite: {
    ...unread,
    usd: 0.7125,
    units: million,
    unit: 'write request units, on demand',
    source: `${site}/dynamodb/pricing/on-demand/`,
  },
  tableGbMonth: {
    ...unread,
    usd: 0.285 + 0.228,
    units: 1,
    unit: 'GB-months with point-in-time recovery',
    source: `${site}/dynamodb/pricing/on-demand/`,
  },
  filePut: { ...unread, usd: 0.005, units: 1000, unit: 'PUT, POST or LIST requests', source: `${site}/s3/pricing/` },
  fileGet: { ...unread, usd: 0.0004, units: 1000, unit: 'GET or HEAD requests', source: `${site}/s3/pricing/` },
  fileGbMonth: { ...unread, usd: 0.025, units: 1, unit: 'GB-months, Standard', source: `${site}/s3/pricing/` },
  scannedGb: { ...unread, usd: 0.09, units: 1, unit: 'GB scanned for malware', source: `${site}/guardduty/pricing/` },
  scannedObject: {
    ...unread,
    usd: 0.215,
    units: 1000,
    unit: 'objects scanned for malware',
    source: `${site}/guardduty/pricing/`,
  },
  apiRequest: {
    ...unread,
    usd: 1.25,
    units: million,
    unit: 'HTTP API requests',
    source: `${site}/api-gateway/pricing/`,
  },
  edgeRequest: {
    ...unread,
    usd: 0.012,
    units: 10_000,
    unit: 'CloudFront HTTPS requests, Southeast Asia',
    source: `${site}/cloudfront/pricing/`,
  },
  edgeGb: {
    ...unread,
    usd: 0.12,
    units: 1,
    unit: 'GB from CloudFront, Southeast Asia',
    source: `${site}/cloudfront/pricing/`,
  },
  firewallRequest: {
    ...unread,
    usd: 0.6,
    units: million,
    unit: 'requests inspected by WAF',
    region: 'global',
    source: `${site}/waf/pricing/`,
  },
  firewallList: {
    ...unread,
    usd: 5,
    units: 1,
    unit: 'web ACLs a month',
    region: 'global',
    source: `${site}/waf/pricing/`,
  },
  firewallRule: {
    ...unread,
    usd: 1,
    units: 1,
    unit: 'WAF rules a month',
    region: 'global',
    source: `${site}/waf/pricing/`,
  },
  logGb: { ...unread, usd: 0.7, units: 1, unit: 'GB of logs taken in', source: `${site}/cloudwatch/pricing/` },
  metric: { ...unread, usd: 0.3, units: 1, unit: 'metrics of our own a month', source: `${site}/cloudwatch/pricing/` },
  alarmMetric: {
    ...unread,
    usd: 0.1,
    units: 1,
    unit: 'metrics under alarm a month',
    source: `${site}/cloudwatch/pricing/`,
  },
  dashboard: { ...unread, usd: 3, units: 1, unit: 'dashboards a month', source: `${site}/cloudwatch/pricing/` },
  trace: { ...unread, usd: 5, units: million, unit: 'traces recorded by X-Ray', source: `${site}/xray/pricing/` },
  activeUser: {
    ...unread,
    usd: 0.015,
    units: 1,
    unit: 'monthly active users, Cognito Essentials',
    source: `${site}/cognito/pricing/`,
  },
  secret: { ...unread, usd: 0.4, units: 1, unit: 'secrets a month', source: `${site}/secrets-manager/pricing/` },
} satisfies Record<string, UnitPrice>;

export type AwsPrice = keyof typeof awsPrices;
