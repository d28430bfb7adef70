/**
 * The modules of the suite. A new one is a line here; every `Record<ModuleName, ...>` in lambdas, lib and frontend then fails to
 * compile until it has its part (design law 8).
 */
export const moduleNames = ['pedagona', 'acadiora', 'valentra'] as const;
export type ModuleName = (typeof moduleNames)[number];

export const perModule = <T>(of: (module: ModuleName) => T): Record<ModuleName, T> =>
  Object.fromEntries(moduleNames.map((module) => [module, of(module)])) as Record<ModuleName, T>;

/** `color`: blue, purple, green (spec 1 §9); `accept`: the document kinds it takes; `maxFiles`: files in one session (spec 1 §5, spec 2 §5). */
export const modules: Record<
  ModuleName,
  { title: string; color: string; accept: readonly string[]; maxFiles: number }
> = {
  pedagona: { title: 'PEDAGONA', color: '#1f4f82', accept: ['pdf', 'doc', 'docx', 'xls', 'xlsx'], maxFiles: 4 },
  acadiora: { title: 'ACADIORA', color: '#66397a', accept: ['pdf', 'doc', 'docx'], maxFiles: 1 },
  valentra: { title: 'VALENTRA', color: '#2b6a3c', accept: ['pdf'], maxFiles: 1 },
};

/** What files are uploaded for: a module's documents, or the notes and slides of a VALENTRA session. */
export const uploadUses = {
  ...modules,
  bahan: { accept: modules.pedagona.accept, maxFiles: 4 },
} as const satisfies Record<string, { accept: readonly string[]; maxFiles: number }>;
export type UploadUse = keyof typeof uploadUses;
export const uploadUseNames = [...moduleNames, 'bahan'] as const satisfies readonly UploadUse[];
