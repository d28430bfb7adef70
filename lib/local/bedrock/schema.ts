/** Bedrock compiles a schema into a grammar; beyond this it answers that the schema is too complex. */
const MAX_SCHEMA_CHARACTERS = 100_000;
const MAX_DEPTH = 32;

/** Keywords the grammar compiler of Claude's structured output refuses. */
const WITHOUT_GRAMMAR = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'maxItems',
  'uniqueItems',
];

type Schema = Record<string, unknown>;

/**
 * Looks for the first thing in a JSON schema that Bedrock would refuse.
 * @param options.grammar whether the schema binds the output (`outputConfig.textFormat`), which allows fewer keywords
 */
export function findSchemaFault(schema: Schema, { grammar }: { grammar: boolean }): string | undefined {
  if (JSON.stringify(schema).length > MAX_SCHEMA_CHARACTERS) return 'Schema is too complex.';
  return faultAt(schema, '$', 0, grammar);
}

function faultAt(schema: Schema, path: string, depth: number, grammar: boolean): string | undefined {
  if (depth > MAX_DEPTH) return `${path} is nested too deeply`;
  return (grammar ? grammarFault(schema, path) : undefined) ?? faultBelow(schema, path, depth, grammar);
}

function grammarFault(schema: Schema, path: string): string | undefined {
  const refused = WITHOUT_GRAMMAR.find((keyword) => keyword in schema);
  if (refused) return `${path}: the property '${refused}' is not supported`;
  if (typeof schema['minItems'] === 'number' && schema['minItems'] > 1) return `${path}: 'minItems' may be 0 or 1 only`;
  if (schema['type'] === 'object' && schema['additionalProperties'] !== false)
    return `${path}: for type 'object', 'additionalProperties' must be explicitly set to false`;
  return undefined;
}

function faultBelow(schema: Schema, path: string, depth: number, grammar: boolean): string | undefined {
  for (const [step, child] of children(schema)) {
    const fault = faultAt(child, `${path}.${step}`, depth + 1, grammar);
    if (fault) return fault;
  }
  return undefined;
}

function children(schema: Schema): [string, Schema][] {
  const named = ['properties', '$defs', 'definitions'].flatMap((keyword) => {
    const group = schema[keyword];
    return isSchema(group) ? Object.entries(group) : [];
  });
  const listed = ['anyOf', 'oneOf', 'allOf', 'prefixItems'].flatMap((keyword) => {
    const group = schema[keyword];
    return Array.isArray(group) ? group.map((child, index): [string, unknown] => [`${keyword}[${index}]`, child]) : [];
  });
  return [...named, ...listed, ['items', schema['items']] as [string, unknown]].filter(
    (entry): entry is [string, Schema] => isSchema(entry[1]),
  );
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
