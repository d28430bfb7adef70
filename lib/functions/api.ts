import { accountApi } from '../../shared/account/api.ts';
import { acadioraApi } from '../../shared/acadiora/api.ts';
import { adminApi } from '../../shared/admin/api.ts';
import { authApi } from '../../shared/auth/api.ts';
import type { Call } from '../../shared/contract.ts';
import type { ModuleName } from '../../shared/modules.ts';
import { pedagonaApi } from '../../shared/pedagona/api.ts';
import { statisticsApi } from '../../shared/statistics/api.ts';
import { uploadsApi } from '../../shared/uploads/api.ts';
import { valentraApi } from '../../shared/valentra/api.ts';
import type { DataGrants } from '../aws/grants.ts';
import type { PipelineName } from '../pipelines/index.ts';
import { everySession, type FunctionDefinition } from './step.ts';
import type { Variable } from '../aws/variables.ts';

/** A function that answers a module's calls. */
export interface ApiFunction {
  entry: string;
  calls: Record<string, Call>;
  variables: readonly Variable[];
  data: DataGrants;
  /** The pipeline it may start and ask after. */
  starts?: PipelineName;
}

type ApiName = 'auth' | 'account' | 'statistics' | 'uploads' | 'admin' | ModuleName;

/** What checking the caller needs (`lambdas/platform/http/caller.ts`). */
const caller = [
  'TABLE_NAME',
  'EMAIL_DOMAINS',
  'ADMIN_EMAILS',
  'ISSUER',
  'JWKS_URI',
  'CLIENT_ID',
  'ORIGIN_SECRET',
] as const;

/** A session that is deleted takes the archive of own data with it, which holds it (`lambdas/platform/jobs/sessionRemoval.ts`). */
const withdrawn = ['DeleteObject'] as const;

/**
 * One function a module. Those that take uploads read them without asking for the scanner's verdict: the first 2,048 bytes
 * (`lambdas/platform/uploads/uploads.ts`), to refuse at once what is no document. S3 knows no leave for a part of an object; nothing is parsed there.
 */
export const apiFunctions: Record<ApiName, ApiFunction> = {
  auth: {
    entry: 'lambdas/auth/entry.ts',
    calls: authApi,
    variables: [...caller, 'AUTH_BASE_URL', 'SITE_URL'],
    data: {
      rows: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
      partitions: ['USER#*', 'STATS', 'SEARCH#*'],
    },
  },
  account: {
    entry: 'lambdas/account/entry.ts',
    calls: accountApi,
    variables: [...caller, 'BUCKET_NAME', 'AUTH_BASE_URL', 'SITE_URL', 'ACCOUNT_STATE_MACHINE_ARN'],
    data: {
      // As at a sign-in: looking at the account makes the profile.
      rows: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
      partitions: ['USER#*', 'STATS', 'SEARCH#*'],
      files: { 'exports/own': ['GetObject'] },
    },
    starts: 'account',
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
    data: { rows: ['Query', 'PutItem'], partitions: ['USER#*'], files: { uploads: ['PutObject'] } },
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
        texts: ['GetObject', 'DeleteObject'],
        artefacts: ['GetObject', 'PutObject', 'DeleteObject'],
        'exports/sessions': ['GetObject', 'DeleteObject'],
        'exports/own': withdrawn,
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
      indexes: ['GSI1', 'GSI2'],
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
        texts: ['GetObject', 'DeleteObject'],
        artefacts: ['GetObject', 'DeleteObject'],
        'exports/own': withdrawn,
      },
      listFiles: true,
      looksBelow: ['exports/sessions'],
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
        texts: ['GetObject', 'DeleteObject'],
        artefacts: ['GetObject', 'PutObject', 'DeleteObject'],
        'exports/own': withdrawn,
      },
      listFiles: true,
      looksBelow: ['exports/sessions'],
    },
    starts: 'valentra',
  },
};

const trigger = (entry: string, description: string): FunctionDefinition => ({
  package: { entries: { index: entry } },
  handler: 'index.handler',
  description,
  variables: ['EMAIL_DOMAINS'],
  memoryMb: 256,
  timeoutSeconds: 5,
});

/** Cognito calls these, by the names of its operations. */
export const triggers = {
  preSignUp: trigger('lambdas/auth/preSignUp.ts', 'Refuses a first sign-in from outside the domain'),
  preTokenGeneration: trigger(
    'lambdas/auth/preTokenGeneration.ts',
    'Refuses every token to an address outside the domain',
  ),
};

/** Fails the jobs whose execution died. */
export const sweeper: FunctionDefinition = {
  package: { entries: { index: 'lambdas/sweeper/entry.ts' } },
  handler: 'index.handler',
  description: 'Fails jobs whose execution died',
  variables: ['TABLE_NAME'],
  data: { rows: ['GetItem', 'PutItem', 'UpdateItem'], partitions: ['USER#*', 'STATS', 'ACTIVITY#*'] },
  memoryMb: 512,
  timeoutSeconds: 30,
};
