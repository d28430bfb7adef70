// Read by test/support/database.ts: the suites of the jest project `second` run on another implementation of DynamoDB.
process.env.TABLE_SERVICE = 'second';
