import type { ModelTier } from '../../../lambdas/platform/model/prompt.ts';
import type { ModuleName } from '../../../shared/modules.ts';
import type { Package } from '../bundle.ts';
import type { DataGrants } from '../grants.ts';
import type { Variable } from '../variables.ts';

/** A module's pipeline, the admin area's, or that of users' own accounts. */
export type PipelineName = ModuleName | 'admin' | 'account';

/** Rows that the beginning, the end and the removal of a session touch. */
export const everySession = ['USER#*', 'STATS', 'SEARCH#*', 'ACTIVITY#*'] as const;
/** Rows that the end of a session touches which is found by no words. */
export const endedSession = ['USER#*', 'STATS', 'ACTIVITY#*'] as const;

/** A step, or a group of steps, of a pipeline. */
export interface StepFunction {
  package: Package;
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

/** By name: `${<Name>FunctionArn}` in the pipeline's file stands for the function of that step. */
export type Steps = Record<string, StepFunction>;

export const storage = ['TABLE_NAME', 'BUCKET_NAME'] as const;

/** What asking the configured models needs. */
export const model = ['MODEL_REASONING', 'MODEL_EXTRACTION', 'MODEL_PRICES', 'BEDROCK_REGION'] as const;

/** Every module's own function, with the same code and the same grants. */
export const reader: StepFunction = {
  package: {
    entries: {
      index: 'lambdas/documents/entry.ts',
      // The child process that parses, started by the first and therefore beside it.
      reader: 'lambdas/documents/reader.ts',
    },
    // pdf.js looks here for what old PDFs do not carry along.
    folders: ['node_modules/pdfjs-dist/cmaps', 'node_modules/pdfjs-dist/standard_fonts'],
  },
  handler: 'index.handler',
  description: 'Reads one uploaded document into pages of text',
  variables: storage,
  data: {
    rows: ['GetItem', 'UpdateItem'],
    partitions: ['USER#*'],
    files: { uploads: ['GetClean', 'DeleteObject'], texts: ['PutObject', 'DeleteObject'] },
    listFiles: true,
  },
  // One whole virtual processor.
  memoryMb: 1769,
  timeoutSeconds: 60,
};

export const failing: Omit<StepFunction, 'package' | 'handler'> = {
  description: 'Ends a session with a message for its owner',
  variables: storage,
  data: { rows: ['GetItem', 'PutItem', 'UpdateItem'], partitions: endedSession },
  memoryMb: 512,
  timeoutSeconds: 30,
};

export const failingWork: Omit<StepFunction, 'package' | 'handler'> = {
  ...failing,
  description: 'Ends work on a session with a message for its owner',
  data: { rows: ['GetItem', 'UpdateItem'], partitions: ['USER#*', 'STATS'] },
};
