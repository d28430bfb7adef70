import { accountApi } from '../../shared/account/api.ts';
import { acadioraApi } from '../../shared/acadiora/api.ts';
import { adminApi } from '../../shared/admin/api.ts';
import { authApi } from '../../shared/auth/api.ts';
import { type Call, routeKeyOf } from '../../shared/contract.ts';
import { pedagonaApi } from '../../shared/pedagona/api.ts';
import { statisticsApi } from '../../shared/statistics/api.ts';
import { uploadsApi } from '../../shared/uploads/api.ts';
import { valentraApi, valentraFilesApi } from '../../shared/valentra/api.ts';
import type { ModuleName } from '../../shared/modules.ts';
import { type GatewayRoute, gatewayRoute } from './gateway/match.ts';
import type { LambdaHandler } from './gateway/server.ts';
import type { StateMachineSource } from './stepfunctions/engine.ts';
import acadioraDefinition from '../pipelines/acadiora.asl.json' with { type: 'json' };
import accountDefinition from '../pipelines/account.asl.json' with { type: 'json' };
import adminDefinition from '../pipelines/admin.asl.json' with { type: 'json' };
import pedagonaDefinition from '../pipelines/pedagona.asl.json' with { type: 'json' };
import valentraDefinition from '../pipelines/valentra.asl.json' with { type: 'json' };

const routesOf = (calls: Record<string, Call>, handler: LambdaHandler): GatewayRoute<LambdaHandler>[] =>
  Object.values(calls).map((call) => gatewayRoute(call, routeKeyOf(call), handler));

/** The gateway's routes: the declared calls and the Lambda entries that answer them. Loaded after the environment is set. */
export async function apiRoutes(): Promise<GatewayRoute<LambdaHandler>[]> {
  const [auth, account, statistics, uploads, admin, pedagona, acadiora, valentra, valentraFiles] = await Promise.all([
    import('../../lambdas/auth/entry.ts'),
    import('../../lambdas/account/entry.ts'),
    import('../../lambdas/statistics/entry.ts'),
    import('../../lambdas/uploads/entry.ts'),
    import('../../lambdas/admin/entry.ts'),
    import('../../lambdas/pedagona/entry.ts'),
    import('../../lambdas/acadiora/entry.ts'),
    import('../../lambdas/valentra/entry.ts'),
    import('../../lambdas/valentra/files/entry.ts'),
  ]);
  return [
    ...routesOf(authApi, auth.handler),
    ...routesOf(accountApi, account.handler),
    ...routesOf(statisticsApi, statistics.handler),
    ...routesOf(uploadsApi, uploads.handler),
    ...routesOf(adminApi, admin.handler),
    ...routesOf(pedagonaApi, pedagona.handler),
    ...routesOf(acadioraApi, acadiora.handler),
    ...routesOf(valentraApi, valentra.handler),
    ...routesOf(valentraFilesApi, valentraFiles.handler),
  ];
}

export const stateMachineArn = (pipeline: ModuleName | 'admin' | 'account'): string =>
  `arn:aws:states:ap-southeast-1:000000000000:stateMachine:${pipeline}`;

/** The deployment's placeholders as ARNs of functions here; the tasks are found by their state's name. */
const withArns = (definition: object): object =>
  JSON.parse(
    JSON.stringify(definition).replace(
      /\$\{(\w+)FunctionArn\}/g,
      'arn:aws:lambda:ap-southeast-1:000000000000:function:$1',
    ),
  ) as object;

/** The pipelines that are deployed, with the Lambda behind each of their Task states. */
export async function pipelines(): Promise<Record<string, StateMachineSource>> {
  const [reader, pedagona, acadiora, valentra] = await Promise.all([
    import('../../lambdas/documents/entry.ts'),
    import('../../lambdas/pedagona/steps.ts'),
    import('../../lambdas/acadiora/steps.ts'),
    import('../../lambdas/valentra/steps.ts'),
  ]);
  return {
    [stateMachineArn('pedagona')]: {
      definition: withArns(pedagonaDefinition),
      tasks: {
        ReadDocument: reader.handler,
        CheckTexts: pedagona.finish,
        AnalyseDocument: pedagona.analyse,
        FinishCourses: pedagona.finish,
        MarkFailed: pedagona.fail,
        WriteMerangkai: pedagona.writePart,
        FinishMerangkai: pedagona.finishWork,
        WriteScriptType1: pedagona.writePart,
        WriteScriptType2: pedagona.writePart,
        FinishScripts: pedagona.finishWork,
        WriteDlo: pedagona.writePart,
        FinishDlo: pedagona.finishWork,
        WriteReportPlan: pedagona.writePart,
        WriteReportGrounds: pedagona.writePart,
        FinishReport: pedagona.finishWork,
        Regenerate: pedagona.regenerate,
        BuildExport: async (input) => (await import('../../lambdas/pedagona/exportStep.ts')).buildExport(input),
        MarkWorkFailed: pedagona.failWork,
      },
    },
    [stateMachineArn('acadiora')]: {
      definition: withArns(acadioraDefinition),
      tasks: {
        ReadDocument: reader.handler,
        Plan: acadiora.plan,
        ReviewPart: acadiora.review,
        Overall: acadiora.review,
        FinishReview: acadiora.finish,
        MarkFailed: acadiora.fail,
      },
    },
    [stateMachineArn('valentra')]: {
      definition: withArns(valentraDefinition),
      tasks: {
        ReadDocument: reader.handler,
        ReadCourse: valentra.readCourse,
        FinishCourse: valentra.finishCourse,
        MarkFailed: valentra.fail,
        PlanWork: valentra.planWork,
        WritePart: valentra.writePart,
        CheckPart: valentra.writePart,
        FinishWork: valentra.finishWork,
        MarkWorkFailed: valentra.failWork,
      },
    },
    [stateMachineArn('admin')]: {
      definition: withArns(adminDefinition),
      // Loaded when asked for: they bring the spreadsheet library, which few starts need.
      tasks: {
        BuildSpreadsheet: async (input) => (await import('../../lambdas/admin/steps.ts')).buildSpreadsheet(input),
        Recount: async (input) => (await import('../../lambdas/admin/steps.ts')).recount(input),
      },
    },
    [stateMachineArn('account')]: {
      definition: withArns(accountDefinition),
      tasks: {
        BuildOwnData: async (input) => (await import('../../lambdas/account/steps.ts')).buildOwnData(input),
        MarkFailed: async (input) => (await import('../../lambdas/account/steps.ts')).fail(input),
        RemoveData: async (input) => (await import('../../lambdas/account/steps.ts')).removeData(input),
        RemoveRemains: async (input) => (await import('../../lambdas/account/steps.ts')).removeData(input),
        RemovePerson: async (input) => (await import('../../lambdas/account/steps.ts')).removePerson(input),
      },
    },
  };
}
