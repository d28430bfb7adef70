import type * as z from 'zod';
import type { Prompt } from '../../../../lambdas/platform/model/prompt.ts';
import { answer } from '../../../../lib/local/model/index.ts';

/** What the embedded model answers to these blocks, held against the prompt's schema. */
export async function asked<Answer extends z.ZodType>(
  { id, schema }: Pick<Prompt<Answer>, 'id' | 'schema'>,
  ...blocks: string[]
): Promise<z.output<Answer>> {
  const { value } = await answer({
    modelId: 'embedded',
    body: {
      messages: [{ role: 'user', content: [{ text: blocks.join('\n') }] }],
      requestMetadata: { promptId: id, version: '1' },
    },
  });
  return schema.parse(value);
}

/** Every text of an answer with its place: '/links/0/text'. */
export function textsOf(value: unknown, at = ''): { at: string; text: string }[] {
  if (typeof value === 'string') return [{ at, text: value }];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => textsOf(part, `${at}/${key}`))
    : [];
}

/** What slips into sentences that are put together: holes, doubled marks and words. */
export const malformed = /undefined|null|NaN|\s{2}|\s[.,;]|\.\.|“”|\(\)|\b(\p{L}{4,}) \1\b/u;
