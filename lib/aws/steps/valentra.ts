import type { Package } from '../bundle.ts';
import { everySession, failing, failingWork, model, reader, storage, type Steps } from './step.ts';

const code: Package = { entries: { index: 'lambdas/valentra/steps.ts' } };

/** The functions that `lib/pipelines/valentra.asl.json` calls. */
export const valentra: Steps = {
  Reader: reader,
  Course: {
    package: code,
    handler: 'index.readCourse',
    description: 'Reads the facts of a course document with the model',
    variables: [...storage, ...model],
    data: {
      rows: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
      partitions: ['USER#*', 'STATS'],
      files: { texts: ['GetObject'], artefacts: ['GetObject', 'PutObject', 'DeleteObject'] },
    },
    asks: ['extraction'],
    memoryMb: 512,
    timeoutSeconds: 600,
  },
  Finish: {
    package: code,
    handler: 'index.finishCourse',
    description: 'Completes the reading of a session and its counters',
    variables: storage,
    data: {
      rows: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
      partitions: everySession,
      files: { artefacts: ['GetObject'] },
    },
    memoryMb: 512,
    timeoutSeconds: 30,
  },
  Fail: { package: code, handler: 'index.fail', ...failing },
  Plan: {
    package: code,
    handler: 'index.planWork',
    description: 'Says which calls write a document',
    variables: storage,
    data: { rows: ['GetItem'], partitions: ['USER#*'], files: { artefacts: ['GetObject'] } },
    memoryMb: 512,
    timeoutSeconds: 30,
  },
  Write: {
    package: code,
    handler: 'index.writePart',
    description: 'Writes one part of a document with the model, or looks at it a second time',
    variables: [...storage, ...model],
    data: {
      rows: ['GetItem', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
      partitions: ['USER#*', 'STATS'],
      files: { artefacts: ['GetObject', 'PutObject', 'DeleteObject'] },
    },
    asks: ['reasoning'],
    memoryMb: 512,
    timeoutSeconds: 600,
  },
  FinishWork: {
    package: code,
    handler: 'index.finishWork',
    description: 'Puts the parts of a document together and completes it',
    variables: storage,
    data: {
      rows: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
      partitions: ['USER#*', 'STATS'],
      files: { artefacts: ['GetObject', 'PutObject', 'DeleteObject'] },
    },
    memoryMb: 512,
    timeoutSeconds: 60,
  },
  FailWork: { package: code, handler: 'index.failWork', ...failingWork },
};
