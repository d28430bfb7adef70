import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stack, Validations } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { DefinitionBody, LogLevel, StateMachine, StateMachineType } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import type { Settings } from '../settings.ts';
import { bundle, root } from './bundle.ts';
import { SuiteFunction } from './function.ts';
import { dataGrants, modelGrants, peopleGrants } from './grants.ts';
import { logGroup } from './log.ts';
import { OwnRole } from './role.ts';
import { pipelines } from './steps/index.ts';
import type { PipelineName, StepFunction, Steps } from './steps/step.ts';
import type { Storage } from './storage.ts';
import { pick, type Variable } from './variables.ts';

export interface PipelinesProps {
  settings: Settings;
  storage: Storage;
  userPoolArn: string;
  values: Partial<Record<Variable, string>>;
}

/** The state machine of every pipeline there is, with the functions of its steps (design §5). */
export class Pipelines extends Construct {
  readonly stateMachines: Partial<Record<PipelineName, StateMachine>> = {};
  readonly functions: Record<string, SuiteFunction> = {};

  constructor(scope: Construct, id: string, props: PipelinesProps) {
    super(scope, id);
    for (const name of Object.keys(pipelines) as PipelineName[]) {
      this.stateMachines[name] = this.#pipeline(name, pipelines[name], props);
    }
  }

  #pipeline(name: PipelineName, steps: Steps, props: PipelinesProps): StateMachine {
    const definition = readPipeline(name);
    const functions = Object.entries(steps).map(
      ([step, made]) => [step, this.#step(`${name}${step}`, made, props)] as const,
    );
    const substitutions = Object.fromEntries(
      functions.map(([step, { live }]) => [`${step}FunctionArn`, live.functionArn]),
    );
    assertSubstitutions(name, definition, Object.keys(substitutions));

    const role = new OwnRole(this, `${name}Role`, 'states');
    const machine = new StateMachine(this, name, {
      role,
      stateMachineType: StateMachineType.STANDARD,
      definitionBody: DefinitionBody.fromString(definition),
      definitionSubstitutions: substitutions,
      tracingEnabled: true,
      logs: {
        destination: logGroup(this, `${name}Log`, props.settings),
        level: LogLevel.ALL,
        includeExecutionData: false,
      },
    });
    machine.addToRolePolicy(
      new PolicyStatement({
        actions: ['lambda:InvokeFunction'],
        resources: functions.map(([, { live }]) => live.functionArn),
      }),
    );
    Validations.of(role).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'X-Ray and log delivery know no narrower resource than *; the functions to call are named one by one.',
    });
    return machine;
  }

  #step(id: string, step: StepFunction, { settings, storage, userPoolArn, values }: PipelinesProps): SuiteFunction {
    const handler = new SuiteFunction(this, id, {
      settings,
      code: bundle(step.package),
      handler: step.handler,
      description: step.description,
      environment: pick(step.variables, values),
      memoryMb: step.memoryMb,
      ...(step.diskMb === undefined ? {} : { diskMb: step.diskMb }),
      timeoutSeconds: step.timeoutSeconds,
    });
    if (step.data) handler.allow(dataGrants(step.data, storage));
    if (step.removesPeople) handler.allow(peopleGrants(userPoolArn));
    for (const model of new Set((step.asks ?? []).map((tier) => settings.models[tier])))
      handler.allow(modelGrants(Stack.of(this), model, settings.bedrockRegion));
    this.functions[id] = handler;
    return handler;
  }
}

/** The text of `lib/pipelines/<module>.asl.json`, which the laptop interprets too (design law 2). */
export const readPipeline = (name: PipelineName): string =>
  readFileSync(join(root, 'lib', 'pipelines', `${name}.asl.json`), 'utf8');

/**
 * @throws {Error} when the file asks for a function that is not in the table, or the table has one that the file never calls
 */
export function assertSubstitutions(name: string, definition: string, given: readonly string[]): void {
  const wanted = new Set([...definition.matchAll(/\$\{([^}]*)\}/g)].map(([, key]) => key ?? ''));
  const missing = [...wanted].filter((key) => !given.includes(key));
  const idle = given.filter((key) => !wanted.has(key));
  if (missing.length > 0)
    throw new Error(`The pipeline ${name} names ${missing.join(', ')}, which lib/aws/steps does not have.`);
  if (idle.length > 0) throw new Error(`The pipeline ${name} never calls ${idle.join(', ')} of lib/aws/steps.`);
}
