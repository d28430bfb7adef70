import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { bucketName, credentials } from '../names.ts';

/** A form that is refused, by the name of S3's error. */
export class FormRefused extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** The conditions that `createPresignedPost` writes for `openFiles`. */
const policySchema = z.object({
  expiration: z.iso.datetime(),
  conditions: z.array(
    z.union([
      z.record(z.string(), z.string()),
      z.tuple([z.literal('content-length-range'), z.number(), z.number()]),
      z.tuple([z.literal('eq'), z.string().startsWith('$'), z.string()]),
    ]),
  ),
});

/** Form fields that no condition needs to name. */
const free = new Set(['x-amz-signature', 'policy', 'bucket']);

/**
 * Holds an upload's form to its policy, as S3 does: signed with our credentials, not expired, every condition met and every field named.
 * Rules: https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTConstructPolicy.html
 * @param given the form's fields, by lower-case name
 * @param size of the file, in bytes
 * @throws {FormRefused}
 */
export function enforcePolicy(given: ReadonlyMap<string, string>, size: number): void {
  const encoded = given.get('policy');
  if (encoded === undefined) throw new FormRefused('AccessDenied', 'The form has no policy.');
  if (!isSigned(encoded, given)) throw new FormRefused('SignatureDoesNotMatch', 'The policy has another signature.');
  const policy = policySchema.parse(JSON.parse(Buffer.from(encoded, 'base64').toString('utf8')));
  if (Date.now() > Date.parse(policy.expiration)) throw denied('Policy expired.');
  const fields = new Map([...given, ['bucket', bucketName]]);
  const named = new Set(free);
  for (const condition of policy.conditions) {
    if (Array.isArray(condition) && condition[0] === 'content-length-range') {
      const [, least, most] = condition;
      if (size > most) throw new FormRefused('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size');
      if (size < least)
        throw new FormRefused('EntityTooSmall', 'Your proposed upload is smaller than the minimum size');
      continue;
    }
    const pairs = Array.isArray(condition) ? [[condition[1].slice(1), condition[2]]] : Object.entries(condition);
    for (const [field = '', value] of pairs) {
      named.add(field.toLowerCase());
      if (fields.get(field.toLowerCase()) !== value) throw denied(`Policy Condition failed: ${field}`);
    }
  }
  const unnamed = [...fields.keys()].filter((name) => !named.has(name));
  if (unnamed.length > 0) throw denied(`Extra input fields: ${unnamed.join(', ')}`);
}

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Signature version 4 of a policy. The other fields of the credential are conditions of the policy itself. */
function isSigned(policy: string, fields: ReadonlyMap<string, string>): boolean {
  const [keyId, ...scope] = (fields.get('x-amz-credential') ?? '').split('/');
  if (keyId !== credentials.accessKeyId) return false;
  const expected = hmac(scope.reduce(hmac, Buffer.from(`AWS4${credentials.secretAccessKey}`)), policy);
  const signature = Buffer.from(fields.get('x-amz-signature') ?? '', 'hex');
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}

const denied = (why: string): FormRefused => new FormRefused('AccessDenied', `Invalid according to Policy: ${why}`);
