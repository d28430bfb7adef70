import type { SettingName } from '../../lambdas/platform/config.ts';
import type { ModelTier } from '../../lambdas/platform/model/prompt.ts';
import type { ModuleName } from '../../shared/modules.ts';
import type { Package } from '../aws/bundle.ts';
import type { DataGrants } from '../aws/grants.ts';

/** Every setting a function may be given. */
export type Variable = SettingName | 'BEDROCK_REGION';

/** Partitions that the beginning, the end and the removal of a session touch. */
export const everySession = ['USER#*', 'STATS', 'SEARCH#*', 'ACTIVITY#*'] as const;
/** Partitions that the end of a session touches which is found by no words. */
export const endedSession = ['USER#*', 'STATS', 'ACTIVITY#*'] as const;

/** All that a transaction of a session or a profile does to rows. */
export const everyVerb = ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'] as const;

/** A Lambda function: its code, its settings, what it may do. */
export interface FunctionDefinition {
  package: Package;
  /** `<entry of the package>.<export>`. */
  handler: string;
  description: string;
  variables: readonly Variable[];
  data?: DataGrants;
  /** The models that its prompts name by their tier; it may call no other. */
  asks?: readonly ModelTier[];
  /** May find people in the user pool and remove them. */
  removesPeople?: true;
  memoryMb: number;
  /** Room for files; 512 MB without it. */
  diskMb?: number;
  timeoutSeconds: number;
}

/** By name: `${<name>FunctionArn}` in a definition of `lib/pipelines` stands for the function of that name. */
export type StepFunctions = Record<string, FunctionDefinition>;

export const storage = ['TABLE_NAME', 'BUCKET_NAME'] as const;

/** What asking the configured models needs. */
const modelVariables = ['MODEL_REASONING', 'MODEL_EXTRACTION', 'BEDROCK_REGION'] as const;

/** Of these text recognition takes the first that the processor's instructions allow. */
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

/** Every module's own function, with the same code and the same grants. */
export const reader: FunctionDefinition = {
  package: {
    entries: {
      index: 'lambdas/documents/entry.ts',
      // The child process that parses, started by the first and therefore beside it.
      reader: 'lambdas/documents/reader.ts',
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
export function moduleFunctions(
  module: ModuleName,
  { writesExports = false, copiesTexts = false }: { writesExports?: boolean; copiesTexts?: boolean } = {},
): StepFunctions {
  const code: Package = { entries: { index: `lambdas/${module}/steps.ts` } };
  return {
    Reader: reader,
    Model: {
      package: code,
      handler: 'index.model',
      description: 'Writes or checks one part of a result with a model',
      variables: [...storage, ...modelVariables],
      data: {
        rows: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
        partitions: ['USER#*', 'STATS'],
        files: { texts: ['GetObject'], artefacts: ['GetObject', 'PutObject', 'DeleteObject'] },
      },
      asks: ['reasoning', 'extraction'],
      memoryMb: 512,
      timeoutSeconds: 600,
    },
    Bookkeeping: {
      package: code,
      handler: 'index.bookkeeping',
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
