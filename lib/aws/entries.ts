import { acadioraApi } from '../../shared/acadiora/api.ts';
import { adminApi } from '../../shared/admin/api.ts';
import { authApi } from '../../shared/auth/api.ts';
import type { Call } from '../../shared/contract.ts';
import type { ModuleName } from '../../shared/modules.ts';
import type { StateMachineSetting } from '../../lambdas/platform/config.ts';
import { pedagonaApi } from '../../shared/pedagona/api.ts';
import { statisticsApi } from '../../shared/statistics/api.ts';
import { uploadsApi } from '../../shared/uploads/api.ts';
import { valentraApi, valentraFilesApi } from '../../shared/valentra/api.ts';
import type { Package } from './bundle.ts';
import type { DataGrants } from './grants.ts';

/** Every setting a function may be given (`lambdas/platform/config.ts` reads them). */
export type Variable =
  | 'TABLE_NAME'
  | 'BUCKET_NAME'
  | 'EMAIL_DOMAINS'
  | 'ADMIN_EMAILS'
  | 'ISSUER'
  | 'JWKS_URI'
  | 'CLIENT_ID'
  | 'AUTH_BASE_URL'
  | 'SITE_URL'
  | 'ORIGIN_SECRET'
  | StateMachineSetting
  | 'MODEL_REASONING'
  | 'MODEL_EXTRACTION'
  | 'BEDROCK_REGION'
  | 'DAILY_QUOTA'
  | 'MODEL_PRICES';

/** The environment of one function: the named ones of all values. */
export const pick = (names: readonly Variable[], values: Partial<Record<Variable, string>>): Record<string, string> =>
  Object.fromEntries(
    names.map((name) => {
      const value = values[name];
      if (value === undefined) throw new Error(`The setting ${name} has no value here`);
      return [name, value];
    }),
  );

/** A function that answers a module's calls. */
export interface ApiFunction {
  entry: string;
  calls: Record<string, Call>;
  variables: readonly Variable[];
  data: DataGrants;
  /** The pipeline it may start and ask after. */
  starts?: PipelineName;
}

/** A module's pipeline, or the admin area's. */
export type PipelineName = ModuleName | 'admin';

export type ApiName = 'auth' | 'statistics' | 'uploads' | 'admin' | 'valentraFiles' | ModuleName;

/** What checking the caller needs (`lambdas/platform/caller.ts`). */
const caller = [
  'TABLE_NAME',
  'EMAIL_DOMAINS',
  'ADMIN_EMAILS',
  'ISSUER',
  'JWKS_URI',
  'CLIENT_ID',
  'ORIGIN_SECRET',
] as const;

/** Rows that the beginning, the end and the removal of a session touch. */
const everySession = ['USER#*', 'STATS', 'SEARCH#*', 'ACTIVITY#*'] as const;
/** Rows that the end of a session touches which is found by no words. */
const endedSession = ['USER#*', 'STATS', 'ACTIVITY#*'] as const;

/** One function a module; null: not built yet, so it has neither function nor routes. */
export const apiFunctions: Record<ApiName, ApiFunction | null> = {
  auth: {
    entry: 'lambdas/auth/entry.ts',
    calls: authApi,
    variables: [...caller, 'AUTH_BASE_URL', 'SITE_URL'],
    data: {
      rows: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
      partitions: ['USER#*', 'STATS', 'SEARCH#*'],
    },
  },
  statistics: {
    entry: 'lambdas/statistics/entry.ts',
    calls: statisticsApi,
    variables: caller,
    data: { rows: ['GetItem', 'Query'], partitions: ['USER#*'] },
  },
  uploads: {
    entry: 'lambdas/uploads/entry.ts',
    calls: uploadsApi,
    variables: [...caller, 'BUCKET_NAME'],
    data: { rows: ['GetItem', 'PutItem'], partitions: ['USER#*'], files: { uploads: ['PutObject'] } },
  },
  pedagona: {
    entry: 'lambdas/pedagona/entry.ts',
    calls: pedagonaApi,
    variables: [...caller, 'BUCKET_NAME', 'DAILY_QUOTA', 'PEDAGONA_STATE_MACHINE_ARN'],
    data: {
      rows: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
      partitions: everySession,
      files: {
        uploads: ['GetObject', 'PutObject', 'DeleteObject'],
        texts: ['DeleteObject'],
        artefacts: ['GetObject', 'PutObject', 'DeleteObject'],
        exports: ['GetObject', 'DeleteObject'],
      },
      listFiles: true,
    },
    starts: 'pedagona',
  },
  admin: {
    entry: 'lambdas/admin/entry.ts',
    calls: adminApi,
    variables: [...caller, 'BUCKET_NAME', 'DAILY_QUOTA', 'MODEL_PRICES', 'ADMIN_STATE_MACHINE_ARN'],
    data: {
      // It looks at everybody's rows and changes none: what it writes is the record of having looked.
      rows: ['GetItem', 'BatchGetItem', 'Query'],
      partitions: ['USER#*', 'STATS', 'SEARCH#*', 'ACTIVITY#*'],
      indexes: true,
      notes: 'AUDIT#*',
      files: { 'exports/admin': ['GetObject'] },
      listFiles: true,
    },
    starts: 'admin',
  },
  acadiora: {
    entry: 'lambdas/acadiora/entry.ts',
    calls: acadioraApi,
    variables: [...caller, 'BUCKET_NAME', 'DAILY_QUOTA', 'ACADIORA_STATE_MACHINE_ARN'],
    data: {
      rows: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
      partitions: everySession,
      files: {
        uploads: ['GetObject', 'PutObject', 'DeleteObject'],
        texts: ['DeleteObject'],
        artefacts: ['GetObject', 'DeleteObject'],
        exports: ['DeleteObject'],
      },
      listFiles: true,
    },
    starts: 'acadiora',
  },
  valentra: {
    entry: 'lambdas/valentra/entry.ts',
    calls: valentraApi,
    variables: [...caller, 'BUCKET_NAME', 'DAILY_QUOTA', 'VALENTRA_STATE_MACHINE_ARN'],
    data: {
      rows: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
      partitions: everySession,
      files: {
        uploads: ['GetObject', 'PutObject', 'DeleteObject'],
        texts: ['DeleteObject'],
        artefacts: ['GetObject', 'PutObject', 'DeleteObject'],
        exports: ['DeleteObject'],
      },
      listFiles: true,
    },
    starts: 'valentra',
  },
  // Apart from the others, for it brings the Word library.
  valentraFiles: {
    entry: 'lambdas/valentra/files/entry.ts',
    calls: valentraFilesApi,
    variables: [...caller, 'BUCKET_NAME', 'DAILY_QUOTA', 'VALENTRA_STATE_MACHINE_ARN'],
    data: {
      rows: ['GetItem', 'PutItem', 'UpdateItem'],
      partitions: endedSession,
      files: { artefacts: ['GetObject'] },
    },
    // A session that is looked at is healed.
    starts: 'valentra',
  },
};

/** Cognito calls these; each refuses addresses outside the domain. */
export const triggers = [
  {
    name: 'PreSignUp',
    operation: 'preSignUp',
    entry: 'lambdas/auth/preSignUp.ts',
    description: 'Refuses a first sign-in from outside the domain',
  },
  {
    name: 'PreTokenGeneration',
    operation: 'preTokenGeneration',
    entry: 'lambdas/auth/preTokenGeneration.ts',
    description: 'Refuses every token to an address outside the domain',
  },
] as const;

/** A step, or a group of steps, of a pipeline. */
export interface StepFunction {
  package: Package;
  handler: string;
  description: string;
  variables: readonly Variable[];
  data: DataGrants;
  /** May call the configured models. */
  asksModel?: true;
  memoryMb: number;
  timeoutSeconds: number;
}

/** By name: `${<Name>FunctionArn}` in the pipeline's file stands for the function of that step. */
export type Steps = Record<string, StepFunction>;

const pedagonaPipeline: Package = { entries: { index: 'lambdas/pedagona/steps.ts' } };
const acadioraPipeline: Package = { entries: { index: 'lambdas/acadiora/steps.ts' } };
const valentraPipeline: Package = { entries: { index: 'lambdas/valentra/steps.ts' } };
const adminPipeline: Package = { entries: { index: 'lambdas/admin/steps.ts' } };
const storage = ['TABLE_NAME', 'BUCKET_NAME'] as const;

/** Every module's own function, with the same code and the same grants. */
const reader: StepFunction = {
  package: {
    entries: {
      index: 'lambdas/platform/documents/entry.ts',
      // The child process that parses, started by the first and therefore beside it.
      reader: 'lambdas/platform/documents/reader.ts',
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
    files: { uploads: ['GetObject'], texts: ['PutObject', 'DeleteObject'] },
    listFiles: true,
  },
  // One whole virtual processor.
  memoryMb: 1769,
  timeoutSeconds: 60,
};

const failing: Omit<StepFunction, 'package' | 'handler'> = {
  description: 'Ends a session with a message for its owner',
  variables: storage,
  data: { rows: ['GetItem', 'PutItem', 'UpdateItem'], partitions: endedSession },
  memoryMb: 512,
  timeoutSeconds: 30,
};

const failingWork: Omit<StepFunction, 'package' | 'handler'> = {
  ...failing,
  description: 'Ends work on a session with a message for its owner',
  data: { rows: ['GetItem', 'UpdateItem'], partitions: ['USER#*', 'STATS'] },
};

/** The functions that each `lib/pipelines/<name>.asl.json` calls; null: no pipeline yet. */
export const pipelines: Record<PipelineName, Steps | null> = {
  pedagona: {
    Reader: reader,
    Analyse: {
      package: pedagonaPipeline,
      handler: 'index.analyse',
      description: 'Analyses one document with the model',
      variables: [...storage, 'MODEL_REASONING', 'MODEL_EXTRACTION', 'BEDROCK_REGION'],
      data: {
        rows: ['GetItem', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
        partitions: ['USER#*', 'STATS'],
        files: { texts: ['GetObject'], artefacts: ['GetObject', 'PutObject', 'DeleteObject'] },
      },
      asksModel: true,
      memoryMb: 512,
      timeoutSeconds: 600,
    },
    Finish: {
      package: pedagonaPipeline,
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
    Fail: { package: pedagonaPipeline, handler: 'index.fail', ...failing },
    Write: {
      package: pedagonaPipeline,
      handler: 'index.writePart',
      description: 'Writes one part of the chain with the model',
      variables: [...storage, 'MODEL_REASONING', 'MODEL_EXTRACTION', 'BEDROCK_REGION'],
      data: {
        rows: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
        partitions: ['USER#*', 'STATS'],
        files: { texts: ['GetObject'], artefacts: ['GetObject', 'PutObject', 'DeleteObject'] },
      },
      asksModel: true,
      memoryMb: 512,
      timeoutSeconds: 600,
    },
    Regenerate: {
      package: pedagonaPipeline,
      handler: 'index.regenerate',
      description: 'Writes one section of an artefact anew with the model',
      variables: [...storage, 'MODEL_REASONING', 'MODEL_EXTRACTION', 'BEDROCK_REGION'],
      data: {
        rows: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
        partitions: ['USER#*', 'STATS'],
        files: { artefacts: ['GetObject', 'PutObject', 'DeleteObject'] },
      },
      asksModel: true,
      memoryMb: 512,
      timeoutSeconds: 600,
    },
    FinishWork: {
      package: pedagonaPipeline,
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
    FailWork: { package: pedagonaPipeline, handler: 'index.failWork', ...failingWork },
    Export: {
      // Apart from the others, for it brings the Word library.
      package: { entries: { index: 'lambdas/pedagona/exportStep.ts' } },
      handler: 'index.buildExport',
      description: 'Builds the complete report of a session as a Word file',
      variables: storage,
      data: {
        rows: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
        partitions: ['USER#*', 'STATS'],
        files: { artefacts: ['GetObject'], exports: ['PutObject', 'DeleteObject'] },
      },
      memoryMb: 1024,
      timeoutSeconds: 120,
    },
  },
  acadiora: {
    Reader: reader,
    Plan: {
      package: acadioraPipeline,
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
      package: acadioraPipeline,
      handler: 'index.review',
      description: 'Reviews one part of a paper with the model',
      variables: [...storage, 'MODEL_REASONING', 'MODEL_EXTRACTION', 'BEDROCK_REGION'],
      data: {
        rows: ['GetItem', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
        partitions: ['USER#*', 'STATS'],
        files: { texts: ['GetObject'], artefacts: ['GetObject', 'PutObject', 'DeleteObject'] },
      },
      asksModel: true,
      memoryMb: 512,
      timeoutSeconds: 600,
    },
    Finish: {
      package: acadioraPipeline,
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
    Fail: { package: acadioraPipeline, handler: 'index.fail', ...failing },
  },
  valentra: {
    Reader: reader,
    Course: {
      package: valentraPipeline,
      handler: 'index.readCourse',
      description: 'Reads the facts of a course document with the model',
      variables: [...storage, 'MODEL_REASONING', 'MODEL_EXTRACTION', 'BEDROCK_REGION'],
      data: {
        rows: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
        partitions: ['USER#*', 'STATS'],
        files: { texts: ['GetObject'], artefacts: ['GetObject', 'PutObject', 'DeleteObject'] },
      },
      asksModel: true,
      memoryMb: 512,
      timeoutSeconds: 600,
    },
    Finish: {
      package: valentraPipeline,
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
    Fail: { package: valentraPipeline, handler: 'index.fail', ...failing },
    Plan: {
      package: valentraPipeline,
      handler: 'index.planWork',
      description: 'Says which calls write a document',
      variables: storage,
      data: { rows: ['GetItem'], partitions: ['USER#*'], files: { artefacts: ['GetObject'] } },
      memoryMb: 512,
      timeoutSeconds: 30,
    },
    Write: {
      package: valentraPipeline,
      handler: 'index.writePart',
      description: 'Writes one part of a document with the model, or looks at it a second time',
      variables: [...storage, 'MODEL_REASONING', 'MODEL_EXTRACTION', 'BEDROCK_REGION'],
      data: {
        rows: ['GetItem', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
        partitions: ['USER#*', 'STATS'],
        files: { artefacts: ['GetObject', 'PutObject', 'DeleteObject'] },
      },
      asksModel: true,
      memoryMb: 512,
      timeoutSeconds: 600,
    },
    FinishWork: {
      package: valentraPipeline,
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
    FailWork: { package: valentraPipeline, handler: 'index.failWork', ...failingWork },
  },
  admin: {
    Export: {
      package: adminPipeline,
      handler: 'index.buildSpreadsheet',
      description: 'Builds a spreadsheet of users, sessions or figures',
      variables: [...storage, 'MODEL_PRICES', 'DAILY_QUOTA'],
      data: {
        rows: ['GetItem', 'BatchGetItem', 'Query'],
        partitions: ['USER#*', 'STATS'],
        indexes: true,
        files: { 'exports/admin': ['PutObject'] },
      },
      // 200,000 rows of twelve cells take 0.8 GB (`lambdas/admin/sheets/sheet.ts`).
      memoryMb: 2048,
      timeoutSeconds: 880,
    },
    Recount: {
      package: adminPipeline,
      handler: 'index.recount',
      description: 'Recounts sessions and reports counters that are wrong',
      variables: storage,
      data: {
        rows: ['GetItem', 'Query'],
        partitions: ['USER#*', 'STATS'],
        indexes: true,
        files: { 'exports/admin': ['GetObject', 'PutObject'] },
        listFiles: true,
      },
      memoryMb: 1024,
      timeoutSeconds: 600,
    },
  },
};
