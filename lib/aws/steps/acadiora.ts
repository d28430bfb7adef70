import type { Package } from '../bundle.ts';
import { everySession, failing, model, reader, storage, type Steps } from './step.ts';

const code: Package = { entries: { index: 'lambdas/acadiora/steps.ts' } };

/** The functions that `lib/pipelines/acadiora.asl.json` calls. */
export const acadiora: Steps = {
  Reader: reader,
  Plan: {
    package: code,
    handler: 'index.plan',
    description: 'Counts a paper and plans its review',
    variables: storage,
    data: {
      rows: ['GetItem', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
      partitions: ['USER#*'],
      files: { texts: ['GetObject'], artefacts: ['GetObject', 'PutObject', 'DeleteObject'] },
    },
    memoryMb: 1024,
    timeoutSeconds: 120,
  },
  Review: {
    package: code,
    handler: 'index.review',
    description: 'Reviews one part of a paper with the model',
    variables: [...storage, ...model],
    data: {
      rows: ['GetItem', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
      partitions: ['USER#*', 'STATS'],
      files: { texts: ['GetObject'], artefacts: ['GetObject', 'PutObject', 'DeleteObject'] },
    },
    asks: ['reasoning', 'extraction'],
    memoryMb: 512,
    timeoutSeconds: 600,
  },
  Finish: {
    package: code,
    handler: 'index.finish',
    description: 'Puts a review together and completes its session',
    variables: storage,
    data: {
      rows: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
      partitions: everySession,
      files: { texts: ['GetObject'], artefacts: ['GetObject', 'PutObject', 'DeleteObject'] },
    },
    memoryMb: 512,
    timeoutSeconds: 60,
  },
  Fail: { package: code, handler: 'index.fail', ...failing },
};
