import { createRequire } from 'node:module';

/** Unit, route, pipeline and CDK tests; journeys in a browser have their own project so that `npm test` stays quick. */
const common = {
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

/** Another implementation of DynamoDB: an optional package, made for Linux on x64 only. */
const hasSecond = (() => {
  try {
    return createRequire(import.meta.url).resolve('@dynoxide/linux-x64/dynoxide') !== '';
  } catch {
    return false;
  }
})();

/** Suites that use the table most, once more on the other implementation; without it one test that is skipped says so. */
const second = {
  ...common,
  displayName: 'second',
  testMatch: hasSecond
    ? [
        '<rootDir>/test/lambdas/platform/{artefacts,start,work}.test.ts',
        '<rootDir>/test/lambdas/admin/find.test.ts',
        '<rootDir>/test/lambdas/account/{joinNumbers,quota,removal,rename}.test.ts',
        '<rootDir>/test/lambdas/acadiora/{revising,revisions,kept,routes}.test.ts',
        '<rootDir>/test/lambdas/valentra/{again,edits,files,routes,standing,uploads}.test.ts',
        '<rootDir>/test/lambdas/pedagona/{chainRegenerate,removal,repeats}.test.ts',
        '<rootDir>/test/lib/pipelines/{acadiora,pedagona,sweeper,valentra}.test.ts',
      ]
    : ['<rootDir>/test/support/withoutSecond.ts'],
  setupFiles: ['<rootDir>/test/support/useSecondTable.mjs'],
};

export default {
  // A test that hangs is found all the same; one that is slow on a busy machine is none.
  testTimeout: 240_000,
  maxWorkers: 2,
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
      globalSetup: '<rootDir>/test/support/page.mjs',
    },
    second,
  ],
};
