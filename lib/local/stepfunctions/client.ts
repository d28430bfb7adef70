import { type DescribeExecutionCommandInput, SFNClient, type StartExecutionCommandInput } from '@aws-sdk/client-sfn';
import { answerCommands } from '../commands.ts';
import { credentials, region } from '../names.ts';
import type { Executions } from './executions.ts';

/** A client of Step Functions whose executions run in this process. */
export const localStepFunctions = (executions: Executions): SFNClient =>
  answerCommands(new SFNClient({ region, credentials }), {
    async StartExecutionCommand({ stateMachineArn = '', name = '', input }: StartExecutionCommandInput) {
      const { executionArn, startDate } = await executions.start(stateMachineArn, name, input);
      return { executionArn, startDate: new Date(startDate) };
    },
    DescribeExecutionCommand({ executionArn = '' }: DescribeExecutionCommandInput) {
      const { startDate, stopDate, ...record } = executions.describe(executionArn);
      return {
        ...record,
        startDate: new Date(startDate),
        ...(stopDate === undefined ? {} : { stopDate: new Date(stopDate) }),
      };
    },
  });
