import type { SettingName } from '../../lambdas/platform/config.ts';
import type { ModelTier } from '../../lambdas/platform/model/prompt.ts';

export type Variable = SettingName | 'BEDROCK_REGION';

/** Partitions that the beginning, the end and the removal of a session touch. */
export const everySession = ['USER#*', 'STATS#*', 'SEARCH#*', 'ACTIVITY#*'] as const;
/** Partitions that the end of a session touches which is found by no words. */
export const endedSession = ['USER#*', 'STATS#*', 'ACTIVITY#*'] as const;

/** What a function may do to rows: all that a transaction of a session or a profile does. There is no Scan among them, on purpose (design §5). */
export const everyVerb = ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'] as const;

export interface Package {
  /** File in the package (without `.mjs`) to source file from the root. */
  entries: Readonly<Record<string, string>>;
  /** Files and folders below the root that are copied as they are. */
  folders?: readonly string[];
  /** An installed package that has its binary in another package for each platform. */
  native?: string;
}

/** Partitions: users' own rows, totals, search rows, activity rows, what administrators set, what was looked up (`lambdas/platform/storage/keys.ts`). */
type Partition = 'USER#*' | 'STATS#*' | 'SEARCH#*' | 'ACTIVITY#*' | 'CONTROL' | 'LOOKUP#*';
/** Prefixes of files (`lambdas/platform/storage/keys.ts`). */
type FilePrefix = 'uploads' | 'texts' | 'artefacts' | 'exports/sessions' | 'exports/admin' | 'exports/own';
/** `GetClean`: to read a file that the malware scanner found clean, and to read its verdict. */
export type FileVerb = 'GetObject' | 'GetClean' | 'PutObject' | 'DeleteObject';

/** What one function may do with rows and files; everything else is denied. */
export interface DataGrants {
  rows: readonly (typeof everyVerb)[number][];
  partitions: readonly Partition[];
  /** May read users by join number (1) or by total sessions (2). */
  indexes?: readonly ('GSI1' | 'GSI2')[];
  /** May add rows there, but neither read nor change them. */
  notes?: readonly ('AUDIT#*' | 'CONTROL')[];
  files?: Partial<Record<FilePrefix, readonly FileVerb[]>>;
  /**
   * May list the objects of `files` by prefix. Without it S3 answers 403 instead of 404 for an object that is absent; that check of S3 has
   * no prefix, hence `IfExists` for functions that read objects. A listing of the whole bucket has no prefix either, so these functions can
   * list all names (ids, no words), but not read what is behind them.
   */
  listFiles?: true;
  /** May list objects there as well: removing a session looks for files of any module. */
  looksBelow?: readonly FilePrefix[];
}

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

/** The code of a function that is one export of a file. */
export const exportOf = (source: string, name: string): Pick<FunctionDefinition, 'package' | 'handler'> => ({
  package: { entries: { index: source } },
  handler: `index.${name}`,
});

/** By name: `${<name>FunctionArn}` in a definition of `lib/pipelines` stands for the function of that name. */
export type StepFunctions = Record<string, FunctionDefinition>;

export const storage = ['TABLE_NAME', 'BUCKET_NAME'] as const;
