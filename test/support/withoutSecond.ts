import { test } from '@jest/globals';

// The one suite of the jest project `second` where the optional package is not installed (jest.config.js).
// oxlint-disable-next-line jest/no-disabled-tests, jest/expect-expect -- it stands for the suites that cannot run
test.skip('A second implementation of DynamoDB answers alike: @dynoxide/linux-x64 is not installed here', () =>
  undefined);
