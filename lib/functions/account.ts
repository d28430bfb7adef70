import type { Package } from '../aws/bundle.ts';
import { everySession, storage, type StepFunctions } from './step.ts';

const code: Package = { entries: { index: 'lambdas/account/steps.ts' } };

/** The functions that `lib/pipelines/account.ts` calls. */
export const account: StepFunctions = {
  Export: {
    package: code,
    handler: 'index.buildOwnData',
    description: "Builds the archive of a user's own data",
    variables: storage,
    data: {
      rows: ['GetItem', 'Query', 'UpdateItem'],
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
  Fail: {
    package: code,
    handler: 'index.fail',
    description: 'Ends the building of an archive with a message for its owner',
    variables: storage,
    data: { rows: ['UpdateItem'], partitions: ['USER#*'] },
    memoryMb: 512,
    timeoutSeconds: 30,
  },
  Remove: {
    package: code,
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
    package: code,
    handler: 'index.removePerson',
    description: 'Makes the sign-in forget a person',
    variables: ['USER_POOL_ID'],
    removesPeople: true,
    memoryMb: 512,
    timeoutSeconds: 30,
  },
};
