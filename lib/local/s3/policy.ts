import * as z from 'zod';
import { Fault } from './faults.ts';

/** POST policies: https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTConstructPolicy.html */
const policySchema = z.object({
  expiration: z.iso.datetime(),
  conditions: z.array(
    z.union([
      z.record(z.string(), z.string()),
      z.tuple([z.literal('content-length-range'), z.coerce.number(), z.coerce.number()]),
      z.tuple([z.enum(['eq', 'starts-with']), z.string().startsWith('$'), z.string()]),
    ]),
  ),
});

/** Form fields that no condition needs to name; the bucket is part of the address and no real field. */
const FREE = new Set(['x-amz-signature', 'policy', 'file', 'bucket']);

function isFree(name: string): boolean {
  return FREE.has(name) || name.startsWith('x-ignore-');
}

/** The sizes in bytes that a policy lets through, both ends included. */
export interface SizeRange {
  min: number;
  max: number;
}

/**
 * Holds a form against its policy: not expired, every condition met, every field named by a condition.
 * @param fields by lower-case name, `bucket` among them
 * @throws Fault AccessDenied, InvalidPolicyDocument
 */
export function enforcePolicy(encoded: string, fields: ReadonlyMap<string, string>, nowMs: number): SizeRange {
  const policy = parsePolicy(encoded);
  if (nowMs > Date.parse(policy.expiration)) throw denied('Policy expired.');
  const size: SizeRange = { min: 0, max: Infinity };
  const named = new Set<string>();
  for (const condition of policy.conditions) {
    if (!Array.isArray(condition)) {
      for (const [name, value] of Object.entries(condition)) check('eq', name, value, fields, named);
    } else if (condition[0] === 'content-length-range') {
      size.min = Math.max(size.min, condition[1]);
      size.max = Math.min(size.max, condition[2]);
    } else {
      check(condition[0], condition[1].slice(1), condition[2], fields, named);
    }
  }
  const uncovered = [...fields.keys()].filter((name) => !named.has(name) && !isFree(name));
  if (uncovered.length > 0) throw denied(`Extra input fields: ${uncovered.join(', ')}`);
  return size;
}

function parsePolicy(encoded: string): z.infer<typeof policySchema> {
  try {
    return policySchema.parse(JSON.parse(Buffer.from(encoded, 'base64').toString('utf8')));
  } catch (error) {
    throw new Fault('InvalidPolicyDocument', `Invalid Policy: ${String(error)}`);
  }
}

function check(
  operator: 'eq' | 'starts-with',
  field: string,
  expected: string,
  fields: ReadonlyMap<string, string>,
  named: Set<string>,
): void {
  const name = field.toLowerCase();
  named.add(name);
  const value = fields.get(name) ?? (operator === 'starts-with' ? '' : undefined);
  const met = operator === 'eq' ? value === expected : value?.startsWith(expected);
  if (!met) throw denied(`Policy Condition failed: ${JSON.stringify([operator, `$${field}`, expected])}`);
}

function denied(why: string): Fault {
  return new Fault('AccessDenied', `Invalid according to Policy: ${why}`);
}
