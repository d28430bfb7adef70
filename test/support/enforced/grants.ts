import type { EnforcedHouse } from './house.ts';

/** What the functions wanted and were not given, as sentences; each once. */
export const denials = (house: EnforcedHouse): string[] => [
  ...new Set(
    house
      .entries()
      .flatMap(({ name, denied, unset }) => [
        ...(denied === undefined
          ? []
          : [`${name} may not ${denied.action} on ${denied.resource} (${denied.keys.join(', ')})`]),
        ...(unset === undefined ? [] : [`${name} is not given the setting ${unset}`]),
      ]),
  ),
];

/** Logs, traces and dead letters are written by Lambda itself. */
const isUsual = (action: string): boolean => /^(?:logs|xray|sqs):/.test(action);

/** Functions that are deployed and did not run, but for those that need no leave. */
export function idleFunctions(house: EnforcedHouse): string[] {
  const ran = new Set(house.entries().map(({ name }) => name));
  return Object.entries(house.principals)
    .filter(
      ([name, { settings, statements }]) =>
        !ran.has(name) &&
        settings.length > 0 &&
        statements.some(({ actions }) => actions.some((action) => !isUsual(action))),
    )
    .map(([name]) => name);
}

const short = (resource: string): string => resource.replace(/^arn:aws:\w+:[^:]*:\d*:/, '');

/** What is used too seldom, or too late, to be seen here, and when it is. */
const seldom: readonly (readonly [grant: RegExp, when: string])[] = [
  [/ s3:DeleteObject on suite-data\/artefacts\//, 'of two saves at once the one that loses takes its object back'],
  [
    / dynamodb:DeleteItem on table\/suite$/,
    'the twelfth version drops the first; words by which one is found are dropped',
  ],
  [/Reader s3:DeleteObject on suite-data\/texts\//, 'the session was deleted while its document was read'],
  [/Reader s3:ListBucket on suite-data$/, 'the upload has expired'],
  [/(?:Analyse|Course) s3:GetObject on suite-data\/artefacts\//, 'a step runs twice and finds what it wrote'],
  [/pedagonaExport s3:DeleteObject on suite-data\/exports\//, 'the session was deleted while its file was built'],
  [
    /accountRemove s3:DeleteObject on suite-data\/exports\/sessions\//,
    'an account is removed that has a report of a session',
  ],
  [/Recount s3:PutObject on suite-data\/exports\//, 'a recount takes more than a minute'],
  [/Reader s3:DeleteObject on suite-data\/uploads\//, 'the scanner found something in an upload'],
  [/accountExport s3:DeleteObject on suite-data\/exports\/own\//, 'an archive takes the place of one from before'],
  [/ApivalentraFiles states:StartExecution /, 'work was noted and its execution never started'],
];

/**
 * Grants that nothing made use of and that are not known to be used seldom, of the functions that ran: verbs on a resource, and partitions.
 */
export function idleGrants(house: EnforcedHouse): string[] {
  const used = new Set(
    house
      .entries()
      .flatMap(({ name, uses }) =>
        uses.flatMap(({ action, resource, value }) => [
          `${name} ${action} on ${short(resource)}`,
          `${name} ${value ?? ''} of ${short(resource)}`,
        ]),
      ),
  );
  const ran = new Set(house.entries().map(({ name }) => name));
  const given = Object.entries(house.principals)
    .filter(([name]) => ran.has(name))
    .flatMap(([name, { statements }]) =>
      statements.flatMap(({ actions, resources, conditions }) => {
        const partitions = conditions['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'] ?? [];
        return resources.flatMap((resource) => [
          ...actions
            .filter((action) => !/^(?:logs|xray|sqs):/.test(action))
            .map((action) => `${name} ${action} on ${short(resource)}`),
          ...partitions.map((partition) => `${name} ${partition} of ${short(resource)}`),
        ]);
      }),
    );
  return [...new Set(given)]
    .filter((grant) => !used.has(grant) && !seldom.some(([pattern]) => pattern.test(grant)))
    .toSorted();
}
