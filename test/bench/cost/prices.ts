const million = 1_000_000;

/**
 * What AWS charges in ap-southeast-1 for one unit of use, in USD: on demand, without free tiers, savings plans or taxes. State transitions
 * were read at their source on 2026-11-21; all others are from memory, to be checked at https://aws.amazon.com/<service>/pricing before use.
 */
export const awsPrices = {
  /** On arm64. */
  lambdaGbSecond: 13.3334 / million,
  lambdaRequest: 0.2 / million,
  /** Of Standard workflows. */
  stateTransition: 0.025 / 1000,
  /** Request units. */
  tableRead: 0.1425 / million,
  tableWrite: 0.7125 / million,
  /** With point-in-time recovery. */
  tableGbMonth: 0.285 + 0.228,
  filePut: 0.005 / 1000,
  fileGet: 0.0004 / 1000,
  fileGbMonth: 0.025,
  /** GuardDuty. */
  scannedGb: 0.09,
  scannedObject: 0.215 / 1000,
  apiRequest: 1.25 / million,
  /** CloudFront, HTTPS in Southeast Asia. */
  edgeRequest: 0.012 / 10_000,
  edgeGb: 0.12,
  firewallRequest: 0.6 / million,
  firewallList: 5,
  firewallRule: 1,
  logGb: 0.7,
  metric: 0.3,
  alarmMetric: 0.1,
  dashboard: 3,
  trace: 5 / million,
  /** Cognito Essentials. */
  activeUser: 0.015,
  secret: 0.4,
};

export type AwsPrice = keyof typeof awsPrices;
