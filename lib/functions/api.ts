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
import type { PipelineName } from '../pipelines/index.ts';
import {
  type DataGrants,
  endedSession,
  everySession,
  everyVerb,
  exportOf,
  type FunctionDefinition,
  type Variable,
} from './definition.ts';

/** A function that answers a module's calls; its code is `lambdas/<name>/routes.ts`. */
export interface ApiFunction {
  calls: Record<string, Call>;
  variables: readonly Variable[];
  data: DataGrants;
  /** The pipeline whose ARN the function knows and whose executions it may start and ask about. */
  starts?: PipelineName;
}

type ApiName = 'auth' | 'account' | 'statistics' | 'uploads' | 'admin' | ModuleName;

/** Settings that are needed to check the caller (`lambdas/platform/http/caller.ts`). */
const caller = [
  'TABLE_NAME',
  'EMAIL_DOMAINS',
  'ADMIN_EMAILS',
  'ISSUER',
  'JWKS_URI',
  'CLIENT_ID',
  'ORIGIN_SECRET',
] as const;

/** Settings of a module whose documents are sent to colleagues, who are told by e-mail. */
const mails = ['MAIL_FROM', 'SITE_URL'] as const;

/**
 * The calls of a module with sessions. Uploads are read without asking for the scanner's verdict: the first 2,048 bytes
 * (`lambdas/platform/uploads/uploads.ts`), to refuse at once what is no document. S3 knows no leave for a part of an object; nothing is parsed there.
 */
const ofModule = (
  module: ModuleName,
  calls: ApiFunction['calls'],
  { edits, handsOutExports, reads = [] }: { edits: boolean; handsOutExports: boolean; reads?: readonly Variable[] },
): ApiFunction => ({
  calls,
  variables: [...caller, 'BUCKET_NAME', 'DAILY_QUOTA', 'DAILY_USD', ...reads],
  data: {
    rows: everyVerb,
    partitions: [...everySession, 'CONTROL'],
    files: {
      uploads: ['GetObject', 'PutObject', 'DeleteObject'],
      texts: ['GetObject', 'PutObject', 'DeleteObject'],
      artefacts: edits ? ['GetObject', 'PutObject', 'DeleteObject'] : ['GetObject', 'DeleteObject'],
      ...(handsOutExports ? { 'exports/sessions': ['GetObject', 'DeleteObject'] as const } : {}),
      // A session that is deleted takes the archive of own data with it, which holds it (`lambdas/platform/jobs/sessionRemoval.ts`).
      'exports/own': ['DeleteObject'],
    },
    listFiles: true,
    ...(handsOutExports ? {} : { looksBelow: ['exports/sessions'] as const }),
  },
  starts: module,
});

/** Grants to make a profile, count it and add its search rows: whoever signs in or looks at the account joins. */
const joins: DataGrants = { rows: everyVerb, partitions: ['USER#*', 'STATS#*', 'SEARCH#*'] };

export const apiFunctions: Record<ApiName, ApiFunction> = {
  auth: {
    calls: authApi,
    variables: [...caller, 'AUTH_BASE_URL', 'SITE_URL'],
    data: joins,
  },
  account: {
    calls: accountApi,
    variables: [...caller, 'BUCKET_NAME', 'DAILY_QUOTA', 'DAILY_USD', 'AUTH_BASE_URL', 'SITE_URL'],
    data: { ...joins, files: { 'exports/own': ['GetObject'] }, listFiles: true },
    starts: 'account',
  },
  statistics: {
    calls: statisticsApi,
    variables: caller,
    data: { rows: ['GetItem', 'Query'], partitions: ['USER#*'] },
  },
  uploads: {
    calls: uploadsApi,
    variables: [...caller, 'BUCKET_NAME'],
    data: { rows: ['Query', 'PutItem'], partitions: ['USER#*'], files: { uploads: ['PutObject'] } },
  },
  admin: {
    calls: adminApi,
    variables: [...caller, 'BUCKET_NAME', 'DAILY_QUOTA', 'DAILY_USD'],
    data: {
      // This function reads everybody's rows and changes none of them. It writes only the record of having read them, and settings that hold for all.
      rows: ['GetItem', 'Query'],
      partitions: ['USER#*', 'STATS#*', 'SEARCH#*', 'ACTIVITY#*', 'CONTROL'],
      indexes: ['GSI1', 'GSI2'],
      notes: ['AUDIT#*', 'CONTROL'],
      files: { 'exports/admin': ['GetObject'] },
      listFiles: true,
    },
    starts: 'admin',
  },
  pedagona: ofModule('pedagona', pedagonaApi, { edits: true, handsOutExports: true, reads: mails }),
  acadiora: ofModule('acadiora', acadioraApi, {
    edits: false,
    handsOutExports: false,
    reads: ['REFERENCE_CHECK'],
  }),
  valentra: ofModule('valentra', valentraApi, { edits: true, handsOutExports: false, reads: mails }),
};

const trigger = (name: string, description: string): FunctionDefinition => ({
  ...exportOf('lambdas/auth/triggers.ts', name),
  description,
  variables: ['EMAIL_DOMAINS'],
  memoryMb: 256,
  timeoutSeconds: 5,
});

/** Cognito calls these, by the names of its operations. */
export const triggers = {
  preSignUp: trigger('preSignUp', 'Refuses a first sign-in from outside the domain'),
  preTokenGeneration: trigger('preTokenGeneration', 'Refuses every token to an address outside the domain'),
};

/** Fails the jobs whose execution died. */
export const sweeper: FunctionDefinition = {
  ...exportOf('lambdas/sweeper/entry.ts', 'handler'),
  description: 'Fails jobs whose execution died',
  variables: ['TABLE_NAME'],
  data: { rows: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'], partitions: endedSession },
  memoryMb: 512,
  timeoutSeconds: 30,
};
