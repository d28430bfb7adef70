import type { ModuleName } from '../../shared/modules.ts';
import type { PipelineName } from '../pipelines/index.ts';
import {
  everySession,
  everyVerb,
  exportOf,
  type FunctionDefinition,
  type StepFunctions,
  storage,
} from './definition.ts';

const modelVariables = ['MODEL_REASONING', 'MODEL_EXTRACTION', 'BEDROCK_REGION'] as const;

/** Builds of text recognition; it takes the first that the processor's instructions allow. */
const cores = ['relaxedsimd', 'simd'].map((kind) => `tesseract.js-core/tesseract-core-${kind}`);

/** Installed files that the reader opens at run time. */
const readerFolders = [
  // What old PDFs do not carry along, and JPEG 2000.
  'pdfjs-dist/cmaps',
  'pdfjs-dist/standard_fonts',
  'pdfjs-dist/wasm',
  '@napi-rs/canvas',
  // Text recognition with its packages, its core and its languages.
  'tesseract.js/package.json',
  'tesseract.js/src',
  'bmp-js',
  'is-url',
  'regenerator-runtime',
  'wasm-feature-detect',
  ...cores.flatMap((core) => [`${core}.js`, `${core}.wasm`]),
  '@tesseract.js-data/msa/4.0.0_best_int',
  '@tesseract.js-data/eng/4.0.0_best_int',
].map((path) => `node_modules/${path}`);

/** One function for all modules. */
export const reader: FunctionDefinition = {
  package: {
    entries: {
      index: 'lambdas/documents/entry.ts',
      // The child process that parses, started by the first and therefore beside it.
      reader: 'lambdas/documents/readerProcess.ts',
    },
    folders: readerFolders,
    native: '@napi-rs/canvas',
  },
  handler: 'index.handler',
  description: 'Reads one uploaded document into blocks',
  variables: storage,
  data: {
    rows: ['GetItem', 'UpdateItem'],
    partitions: ['USER#*'],
    files: { uploads: ['GetClean', 'DeleteObject'], texts: ['PutObject', 'DeleteObject'] },
    listFiles: true,
  },
  // One whole virtual processor.
  memoryMb: 1769,
  // 40 scanned pages; `readBounds` ends sooner.
  timeoutSeconds: 900,
};

/**
 * The functions of a module's state machine: reader, model calls, bookkeeping. `writesExports`: its jobs
 * write files to download; `copiesTexts`: they copy the text of a document from another session.
 */
function moduleFunctions(
  module: ModuleName,
  { writesExports = false, copiesTexts = false }: { writesExports?: boolean; copiesTexts?: boolean } = {},
): StepFunctions {
  const source = `lambdas/${module}/steps.ts`;
  return {
    Reader: reader,
    Model: {
      ...exportOf(source, 'model'),
      description: 'Writes or checks one part of a result with a model',
      variables: [...storage, ...modelVariables],
      data: {
        rows: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
        partitions: ['USER#*', 'STATS#*'],
        files: { texts: ['GetObject'], artefacts: ['GetObject', 'PutObject', 'DeleteObject'] },
      },
      asks: ['reasoning', 'extraction'],
      memoryMb: 512,
      // The longest that Lambda has; the answers end sooner (`askingMs` in lambdas/platform/model/ask.ts).
      timeoutSeconds: 900,
    },
    Bookkeeping: {
      ...exportOf(source, 'bookkeeping'),
      description: 'Plans a job, puts its parts together and ends it',
      variables: storage,
      data: {
        rows: everyVerb,
        partitions: [...everySession, 'CONTROL'],
        files: {
          texts: copiesTexts ? ['GetObject', 'PutObject'] : ['GetObject'],
          artefacts: ['GetObject', 'PutObject', 'DeleteObject'],
          ...(writesExports ? { 'exports/sessions': ['PutObject', 'DeleteObject'] as const } : {}),
        },
      },
      // Counting a long paper, or laying out a complete report.
      memoryMb: 1024,
      timeoutSeconds: 120,
    },
  };
}

/** The function that looks references up in other services; it alone is told the key for that. */
const lookUp: FunctionDefinition = {
  ...exportOf('lambdas/acadiora/steps.ts', 'lookUp'),
  description: "Looks up the entries of a paper's list of references",
  variables: [...storage, 'REFERENCE_MAILTO', 'OPENALEX_KEY'],
  data: {
    rows: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
    partitions: ['USER#*', 'LOOKUP#*'],
    files: { texts: ['GetObject'], artefacts: ['GetObject', 'PutObject', 'DeleteObject'] },
  },
  memoryMb: 512,
  timeoutSeconds: 120,
};

/** The functions that `adminPipeline` calls. */
const admin: StepFunctions = {
  Export: {
    ...exportOf('lambdas/admin/steps.ts', 'buildSpreadsheet'),
    description: 'Builds a spreadsheet of users, sessions or figures',
    variables: storage,
    data: {
      rows: ['GetItem', 'Query'],
      partitions: ['USER#*', 'STATS#*'],
      indexes: ['GSI1'],
      files: { 'exports/admin': ['PutObject'] },
    },
    // 200,000 rows of thirteen cells take 1.1 GB (`lambdas/admin/exports/spreadsheet.ts`).
    memoryMb: 2048,
    timeoutSeconds: 880,
  },
  Recount: {
    ...exportOf('lambdas/admin/steps.ts', 'recount'),
    description: 'Recounts sessions and reports counters that are wrong',
    variables: storage,
    data: {
      rows: ['GetItem', 'Query'],
      partitions: ['USER#*', 'STATS#*'],
      indexes: ['GSI1', 'GSI2'],
      files: { 'exports/admin': ['GetObject', 'PutObject'] },
      listFiles: true,
    },
    memoryMb: 1024,
    timeoutSeconds: 600,
  },
};

/** The functions that `accountPipeline` calls. */
const account: StepFunctions = {
  Export: {
    ...exportOf('lambdas/account/steps.ts', 'buildOwnData'),
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
    ...exportOf('lambdas/account/steps.ts', 'removeData'),
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
    ...exportOf('lambdas/account/steps.ts', 'removePerson'),
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
  acadiora: { ...moduleFunctions('acadiora'), LookUp: lookUp },
  valentra: moduleFunctions('valentra', { copiesTexts: true }),
  admin,
  account,
};
