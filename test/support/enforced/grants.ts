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

/** Functions that are deployed and did not run, but for those that Cognito or the deployment call. */
export function idleFunctions(house: EnforcedHouse): string[] {
  const ran = new Set(house.entries().map(({ name }) => name));
  return Object.entries(house.principals)
    .filter(([name, { settings }]) => !ran.has(name) && settings.includes('TABLE_NAME'))
    .map(([name]) => name);
}

const short = (resource: string): string => resource.replace(/^arn:aws:\w+:[^:]*:\d*:/, '');

/**
 * Grants that nothing made use of, of the functions that ran: verbs on a resource, and partitions. Logs and traces are every
 * function's.
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
            .filter((action) => !/^(?:logs|xray):/.test(action))
            .map((action) => `${name} ${action} on ${short(resource)}`),
          ...partitions.map((partition) => `${name} ${partition} of ${short(resource)}`),
        ]);
      }),
    );
  return [...new Set(given)].filter((grant) => !used.has(grant)).toSorted();
}
