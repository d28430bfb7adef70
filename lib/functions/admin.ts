import type { Package } from '../aws/bundle.ts';
import { storage, type StepFunctions } from './step.ts';

const code: Package = { entries: { index: 'lambdas/admin/steps.ts' } };

/** The functions that `lib/pipelines/admin.ts` calls. */
export const admin: StepFunctions = {
  Export: {
    package: code,
    handler: 'index.buildSpreadsheet',
    description: 'Builds a spreadsheet of users, sessions or figures',
    variables: storage,
    data: {
      rows: ['GetItem', 'BatchGetItem', 'Query'],
      partitions: ['USER#*', 'STATS'],
      indexes: ['GSI1'],
      files: { 'exports/admin': ['PutObject'] },
    },
    // 200,000 rows of thirteen cells take 1.1 GB (`lambdas/admin/exports/spreadsheet.ts`).
    memoryMb: 2048,
    timeoutSeconds: 880,
  },
  Recount: {
    package: code,
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
