import type { Package } from '../aws/bundle.ts';
import type { PipelineName } from '../pipelines/index.ts';
import { everySession, moduleFunctions, storage, type StepFunctions } from './step.ts';

const adminCode: Package = { entries: { index: 'lambdas/admin/steps.ts' } };

/** The functions that `adminPipeline` calls. */
const admin: StepFunctions = {
  Export: {
    package: adminCode,
    handler: 'index.buildSpreadsheet',
    description: 'Builds a spreadsheet of users, sessions or figures',
    variables: storage,
    data: {
      rows: ['GetItem', 'Query'],
      partitions: ['USER#*', 'STATS'],
      indexes: ['GSI1'],
      files: { 'exports/admin': ['PutObject'] },
    },
    // 200,000 rows of thirteen cells take 1.1 GB (`lambdas/admin/exports/spreadsheet.ts`).
    memoryMb: 2048,
    timeoutSeconds: 880,
  },
  Recount: {
    package: adminCode,
    handler: 'index.recount',
    description: 'Recounts sessions and reports counters that are wrong',
    variables: storage,
    data: {
      rows: ['GetItem', 'Query'],
      partitions: ['USER#*', 'STATS'],
      indexes: ['GSI1', 'GSI2'],
      files: { 'exports/admin': ['GetObject', 'PutObject'] },
      listFiles: true,
    },
    memoryMb: 1024,
    timeoutSeconds: 600,
  },
};

const accountCode: Package = { entries: { index: 'lambdas/account/steps.ts' } };

/** The functions that `accountPipeline` calls. */
const account: StepFunctions = {
  Export: {
    package: accountCode,
    handler: 'index.buildOwnData',
    description: "Builds the archive of a user's own data",
    variables: storage,
    data: {
      rows: ['GetItem', 'Query'],
      partitions: ['USER#*'],
      files: {
        uploads: ['GetClean'],
        texts: ['GetObject'],
        artefacts: ['GetObject'],
        'exports/own': ['PutObject', 'DeleteObject'],
      },
      listFiles: true,
    },
    // One document or result at a time; the archive itself is on the disk (`lambdas/account/archive.ts`).
    memoryMb: 1024,
    diskMb: 4500,
    timeoutSeconds: 880,
  },
  Remove: {
    package: accountCode,
    handler: 'index.removeData',
    description: "Removes all that is a user's and subtracts it from the counters",
    variables: storage,
    data: {
      rows: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
      partitions: everySession,
      files: {
        uploads: ['DeleteObject'],
        texts: ['DeleteObject'],
        artefacts: ['DeleteObject'],
        'exports/sessions': ['DeleteObject'],
        'exports/own': ['DeleteObject'],
      },
      listFiles: true,
    },
    memoryMb: 1024,
    timeoutSeconds: 600,
  },
  Person: {
    package: accountCode,
    handler: 'index.removePerson',
    description: 'Makes the sign-in forget a person',
    variables: ['USER_POOL_ID'],
    removesPeople: true,
    memoryMb: 512,
    timeoutSeconds: 30,
  },
};

/** The functions that each state machine of `lib/pipelines` calls. Read by the CDK and by the laptop. */
export const stepFunctions: Record<PipelineName, StepFunctions> = {
  pedagona: moduleFunctions('pedagona', { writesExports: true }),
  acadiora: moduleFunctions('acadiora'),
  valentra: moduleFunctions('valentra', { copiesTexts: true }),
  admin,
  account,
};
