import type { Package } from '../bundle.ts';
import { everySession, failing, failingWork, model, reader, storage, type Steps } from './step.ts';

const code: Package = { entries: { index: 'lambdas/pedagona/steps.ts' } };

/** The functions that `lib/pipelines/pedagona.asl.json` calls. */
export const pedagona: Steps = {
  Reader: reader,
  Analyse: {
    package: code,
    handler: 'index.analyse',
    description: 'Analyses one document with the model',
    variables: [...storage, ...model],
    data: {
      rows: ['GetItem', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
      partitions: ['USER#*', 'STATS'],
      files: { texts: ['GetObject'], artefacts: ['GetObject', 'PutObject', 'DeleteObject'] },
    },
    asks: ['reasoning'],
    memoryMb: 512,
    timeoutSeconds: 600,
  },
  Finish: {
    package: code,
    handler: 'index.finish',
    description: 'Completes a session and its counters',
    variables: storage,
    data: {
      rows: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
      partitions: everySession,
      files: { artefacts: ['GetObject'] },
    },
    memoryMb: 512,
    timeoutSeconds: 30,
  },
  Fail: { package: code, handler: 'index.fail', ...failing },
  Write: {
    package: code,
    handler: 'index.writePart',
    description: 'Writes one part of the chain with the model',
    variables: [...storage, ...model],
    data: {
      rows: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
      partitions: ['USER#*', 'STATS'],
      files: { texts: ['GetObject'], artefacts: ['GetObject', 'PutObject', 'DeleteObject'] },
    },
    asks: ['reasoning'],
    memoryMb: 512,
    timeoutSeconds: 600,
  },
  Regenerate: {
    package: code,
    handler: 'index.regenerate',
    description: 'Writes one section of an artefact anew with the model',
    variables: [...storage, ...model],
    data: {
      rows: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
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
    description: 'Puts the parts of a stage together and completes it',
    variables: storage,
    data: {
      rows: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
      partitions: ['USER#*', 'STATS'],
      files: { artefacts: ['GetObject', 'PutObject', 'DeleteObject'] },
    },
    memoryMb: 512,
    timeoutSeconds: 30,
  },
  FailWork: { package: code, handler: 'index.failWork', ...failingWork },
  Export: {
    // Apart from the others, for it brings the Word library.
    package: { entries: { index: 'lambdas/pedagona/exportStep.ts' } },
    handler: 'index.buildExport',
    description: 'Builds the complete report of a session as a Word file',
    variables: storage,
    data: {
      rows: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
      partitions: ['USER#*', 'STATS'],
      files: { artefacts: ['GetObject'], 'exports/sessions': ['PutObject', 'DeleteObject'] },
    },
    memoryMb: 1024,
    timeoutSeconds: 120,
  },
};
