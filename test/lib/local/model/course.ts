import { readFileSync } from 'node:fs';
import {
  merungkaiAnswerSchema,
  merungkaiPrompt,
  type MerungkaiAnswer,
} from '../../../../lambdas/pedagona/prompts/merungkai.ts';
import { renderDocument } from '../../../../lambdas/platform/model/prompt.ts';
import { answer } from '../../../../lib/local/model/index.ts';
import type { PageText } from '../../../../shared/evidence.ts';
import { courseTruthSchema, type CourseTruth } from '../../../eval/truth.ts';

const fixture = (name: string): string => readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8');

/** Page texts of a fixture; a page starts with `--- number [label]`. */
export const pagesOf = (name: string): PageText[] =>
  fixture(`${name}.txt`)
    .split(/^--- /m)
    .slice(1)
    .map((page) => {
      const [head = '', ...lines] = page.trimEnd().split('\n');
      const [number = '1', ...label] = head.trim().split(' ');
      return {
        number: Number(number),
        ...(label.length === 0 ? {} : { label: label.join(' ') }),
        text: lines.join('\n'),
      };
    });

export const truthOf = (name: string): CourseTruth => courseTruthSchema.parse(JSON.parse(fixture(`${name}.json`)));

/** The Converse request that asks about a document, as `ask` sends it. */
export const requestFor = (pages: PageText[], promptId: string = merungkaiPrompt.id) => ({
  modelId: 'embedded',
  body: {
    system: [{ text: merungkaiPrompt.instructions }],
    messages: [
      {
        role: 'user' as const,
        content: [{ text: renderDocument({ name: 'kursus.pdf', text: { kind: 'pdf', pages, notices: [] } }) }],
      },
    ],
    requestMetadata: { promptId, version: '1' },
  },
});

/** What the embedded model answers about these pages, held against the prompt's schema. */
export const analysed = async (pages: PageText[]): Promise<MerungkaiAnswer> =>
  merungkaiAnswerSchema.parse((await answer(requestFor(pages))).value);

/** One page of text, lines as given. */
export const page = (...lines: string[]): PageText[] => [{ number: 1, text: lines.join('\n') }];
