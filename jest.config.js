/** Unit, route, pipeline and CDK tests; journeys in a browser have their own project so that `npm test` stays quick. */
const common = {
  globalSetup: '<rootDir>/test/support/setup.mjs',
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2023',
          // Node wants `with { type: 'json' }` kept.
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
      },
    ],
  },
};

export default {
  // A test that hangs is found all the same; one that is slow on a busy machine is none.
  testTimeout: 300_000,
  // One more than the cores that a check has: some tests wait for pauses of the product.
  maxWorkers: 3,
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: ['<rootDir>/test/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', '/test/journeys/'],
    },
    {
      ...common,
      displayName: 'journeys',
      testMatch: ['<rootDir>/test/journeys/**/*.test.ts'],
    },
  ],
};
