import { Stack, Validations } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { DefinitionBody, LogLevel, StateMachine, StateMachineType } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import { type FunctionContext, logGroup, SuiteFunction } from './function.ts';
import { modelGrants, OwnRole, peopleGrants } from './grants.ts';
import type { FunctionDefinition, StepFunctions } from '../functions/definition.ts';
import { reader, stepFunctions } from '../functions/steps.ts';
import { moduleNames } from '../../shared/modules.ts';
import { definitions, type PipelineName } from '../pipelines/index.ts';

interface PipelinesProps extends FunctionContext {
  userPoolArn: string;
}

/** The state machine of every pipeline there is, with the functions of its steps (design §5). */
export class Pipelines extends Construct {
  readonly stateMachines: Readonly<Record<PipelineName, StateMachine>>;
  readonly functions: Record<string, SuiteFunction> = {};
  readonly #made = new Map<FunctionDefinition, SuiteFunction>();

  constructor(scope: Construct, id: string, props: PipelinesProps) {
    super(scope, id);
    const names = Object.keys(definitions) as PipelineName[];
    this.stateMachines = Object.fromEntries(
      names.map((name) => [name, this.#pipeline(name, stepFunctions[name], props)]),
    ) as Record<PipelineName, StateMachine>;
  }

  #pipeline(name: PipelineName, steps: StepFunctions, props: PipelinesProps): StateMachine {
    const definition = definitions[name];
    const functions = Object.entries(steps).map(
      ([step, made]) => [step, this.#made.get(made) ?? this.#step(`${name}${step}`, made, props)] as const,
    );
    const substitutions = Object.fromEntries(
      functions.map(([step, { live }]) => [`${step}FunctionArn`, live.functionArn]),
    );

    const role = new OwnRole(this, `${name}Role`, 'states');
    const machine = new StateMachine(this, name, {
      role,
      stateMachineType: StateMachineType.STANDARD,
      definitionBody: DefinitionBody.fromString(JSON.stringify(definition)),
      definitionSubstitutions: substitutions,
      tracingEnabled: true,
      logs: {
        destination: logGroup(this),
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

  /** A function; one that several pipelines call is made for the first. */
  #step(name: string, step: FunctionDefinition, { userPoolArn, ...context }: PipelinesProps): SuiteFunction {
    const id = step === reader ? 'Reader' : name;
    const { models, bedrockRegion, concurrency } = context.settings;
    const share = step.asks && concurrency ? Math.floor(concurrency.models / moduleNames.length) : undefined;
    const handler = new SuiteFunction(this, id, step, { ...context, reserved: share });
    if (step.removesPeople) handler.allow(peopleGrants(userPoolArn));
    for (const model of new Set((step.asks ?? []).map((tier) => models[tier])))
      handler.allow(modelGrants(Stack.of(this), model, bedrockRegion));
    this.functions[id] = handler;
    this.#made.set(step, handler);
    return handler;
  }
}
