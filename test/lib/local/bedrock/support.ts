import {
  ConverseCommand,
  type ConverseCommandInput,
  type ConverseCommandOutput,
} from '@aws-sdk/client-bedrock-runtime';
import { localBedrock, type Rules } from '../../../../lib/local/bedrock/client.ts';
import { parseFaults } from '../../../../lib/local/bedrock/faults.ts';

export const course = { tajuk: 'Pengenalan kepada Pendidikan', kredit: 3 };
export const schema = {
  type: 'object',
  properties: { tajuk: { type: 'string' }, kredit: { type: 'number' } },
  required: ['tajuk', 'kredit'],
  additionalProperties: false,
};
export const toolConfig = { tools: [{ toolSpec: { name: 'simpan_kursus', inputSchema: { json: schema } } }] };
const haiku45 = 'global.anthropic.claude-haiku-4-5-20251001-v1:0';
export const sonnet5 = 'global.anthropic.claude-sonnet-5';
export const sonnet55 = 'global.anthropic.claude-sonnet-5-5';

const always: Rules = async () => ({ value: course });

/** Converse calls to a model of these rules and faults. */
export function modelOf({ faults = '', rules = always }: { faults?: string; rules?: Rules } = {}) {
  const client = localBedrock(rules, parseFaults(faults));
  return (input: Partial<ConverseCommandInput> = {}): Promise<ConverseCommandOutput> => {
    const messages = [{ role: 'user' as const, content: [{ text: 'Rumuskan.' }] }];
    return client.send(new ConverseCommand({ modelId: haiku45, messages, ...input }));
  };
}

export const textOf = (reply: ConverseCommandOutput): string => reply.output?.message?.content?.[0]?.text ?? '';
