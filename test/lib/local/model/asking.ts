import type * as z from 'zod';
import { countPaper } from '../../../../lambdas/acadiora/facts/index.ts';
import { factsForModel, outlineForModel } from '../../../../lambdas/acadiora/plan.ts';
import { registerAnswerSchema } from '../../../../lambdas/acadiora/register/schema.ts';
import { renderData, type Prompt } from '../../../../lambdas/platform/model/prompt.ts';
import { answer } from '../../../../lib/local/model/index.ts';
import type { SourceDocument } from '../../../../shared/document/document.ts';
import { renderDocument } from '../../../../shared/document/render.ts';

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

/** What the embedded model answers about a paper. */
export const askedOfPaper = <Answer extends z.ZodType>(document: SourceDocument, id: string, schema: Answer) => {
  const { facts } = countPaper(document);
  const named = renderDocument({ name: 'kertas.pdf', document });
  const counted = [renderData('fakta', factsForModel(facts)), renderData('rangka', outlineForModel(facts))];
  return asked({ id, schema }, ...counted, named);
};

export const registerOf = (document: SourceDocument) =>
  askedOfPaper(document, 'acadiora.register', registerAnswerSchema);
