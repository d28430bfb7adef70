import type { SettingName } from '../../lambdas/platform/config.ts';
import type { ModelTier } from '../../lambdas/platform/model/prompt.ts';

export type Variable = SettingName | 'BEDROCK_REGION';

/** Partitions that are touched when a session begins, ends or is removed. */
export const everySession = ['USER#*', 'STATS#*', 'SEARCH#*', 'ACTIVITY#*'] as const;
/** Partitions that are touched when a session ends that no words find: it has no search rows. */
export const endedSession = ['USER#*', 'STATS#*', 'ACTIVITY#*'] as const;

/** All verbs that a transaction of a session or a profile needs. Scan is left out on purpose (design §5). */
export const everyVerb = ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'] as const;

export interface Package {
  /** Source files, relative to the root, by their name in the package (without `.mjs`). */
  entries: Readonly<Record<string, string>>;
  /** Files and folders below the root that are copied as they are. */
  folders?: readonly string[];
  /** The name of an installed package whose binary lies in another package for each platform. */
  native?: string;
}

/** Partitions (`lambdas/platform/storage/keys.ts`): users' own rows, totals, search rows, activity rows, administrators' settings, references looked up. */
type Partition = 'USER#*' | 'STATS#*' | 'SEARCH#*' | 'ACTIVITY#*' | 'CONTROL' | 'LOOKUP#*';
/** Prefixes of files (`lambdas/platform/storage/keys.ts`). */
type FilePrefix = 'uploads' | 'texts' | 'artefacts' | 'exports/sessions' | 'exports/admin' | 'exports/own';
/** `GetClean`: to read a file that the malware scanner found clean, and to read its verdict. */
export type FileVerb = 'GetObject' | 'GetClean' | 'PutObject' | 'DeleteObject';

/** The rows and files that one function may use, and how; everything else is denied. */
export interface DataGrants {
  rows: readonly (typeof everyVerb)[number][];
  partitions: readonly Partition[];
  /** The function may read users by join number (GSI1) or by total sessions (GSI2). */
  indexes?: readonly ('GSI1' | 'GSI2')[];
  /** The function may add rows to these partitions, but neither read nor change them. */
  notes?: readonly ('AUDIT#*' | 'CONTROL')[];
  files?: Partial<Record<FilePrefix, readonly FileVerb[]>>;
  /**
   * The function may list the objects of `files` by prefix. Without this S3 answers 403 instead of 404 for an object that is absent; that check of S3 has
   * no prefix, hence `IfExists` for functions that read objects. A listing of the whole bucket has no prefix either, so these functions can
   * list all names (ids, no words), but not read what is behind them.
   */
  listFiles?: true;
  /** The function may list objects below these prefixes as well: removing a session looks for files of any module. */
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
  /** The tiers of the models that its prompts name; the function may call no other model. */
  asks?: readonly ModelTier[];
  /** The function may find people in the user pool and remove them. */
  removesPeople?: true;
  memoryMb: number;
  /** Room for files; 512 MB when left out. */
  diskMb?: number;
  timeoutSeconds: number;
}

/** The package and handler of a function that is one export of a file. */
export const exportOf = (source: string, name: string): Pick<FunctionDefinition, 'package' | 'handler'> => ({
  package: { entries: { index: source } },
  handler: `index.${name}`,
});

/** Functions by name; `${<name>FunctionArn}` in a definition of `lib/pipelines` stands for the function of that name. */
export type StepFunctions = Record<string, FunctionDefinition>;

export const storage = ['TABLE_NAME', 'BUCKET_NAME'] as const;
