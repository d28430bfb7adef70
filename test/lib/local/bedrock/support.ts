import {
  ConverseCommand,
  type ConverseCommandInput,
  type ConverseCommandOutput,
} from '@aws-sdk/client-bedrock-runtime';
import { localBedrock, type Rules } from '../../../../lib/local/bedrock/client.ts';
import { parseFaults } from '../../../../lib/local/bedrock/faults.ts';

const always: Rules = async () => ({ value: { tajuk: 'Pengenalan kepada Pendidikan', kredit: 3 } });

/** Converse calls to a model of these rules and faults. */
export function modelOf({ faults = '', rules = always }: { faults?: string; rules?: Rules } = {}) {
  const client = localBedrock(rules, parseFaults(faults));
  return (input: Partial<ConverseCommandInput> = {}): Promise<ConverseCommandOutput> => {
    const messages = [{ role: 'user' as const, content: [{ text: 'Rumuskan.' }] }];
    return client.send(new ConverseCommand({ modelId: 'global.anthropic.claude-haiku-5-5', messages, ...input }));
  };
}
