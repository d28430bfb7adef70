import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, type Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { buildStacks } from '../../../lib/aws/stacks.ts';
import { readSettings, type Settings, type Deployment } from '../../../lib/settings.ts';

/** The settings of a stage as its table has them. */
export const settingsOf = (stage: Deployment): Settings => readSettings({ stage });

const { context } = JSON.parse(readFileSync('cdk.json', 'utf8')) as { context: Record<string, unknown> };

/** An app with the context of cdk.json that writes to a folder of its own and does not bundle functions. */
export const cdkApp = (): App =>
  new App({ context: { ...context, 'aws:cdk:bundling-stacks': [] }, outdir: mkdtempSync(join(tmpdir(), 'cdk-')) });

/** A built page of two files. */
export function pageFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'page-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'assets', 'main-ABC.js'), '');
  return folder;
}

/** What a stage needs before its first deployment, and what it may have: a domain of its own, a rotated secret; nobody gets e-mails here. */
export const complete = {
  googleClientId: '123456789012-abc.apps.googleusercontent.com',
  googleSecretVersion: '11111111-2222-3333-4444-555555555555',
  openAlexSecretVersion: '66666666-7777-8888-9999-000000000000',
  controller: { name: 'Institut Cuba', email: 'privasi@moe-dl.edu.my' },
  adminEmails: ['pentadbir@moe-dl.edu.my'],
  domain: { name: 'alat.moe.edu.my', certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/x' },
  alarmEmails: [],
  mailFrom: 'suite@moe-dl.edu.my',
  protection: 'off',
} satisfies Partial<Settings>;

/** What the tests synthesize: dev and prod as their tables have them, stg complete; each with a built page. */
const synthesized = {
  dev: () => [settingsOf('dev'), pageFolder()],
  stg: () => [{ ...settingsOf('stg'), ...complete }, pageFolder()],
  prod: () => [settingsOf('prod'), pageFolder()],
} satisfies Record<Deployment, () => [Settings, string]>;

export interface Templates {
  directory: string;
  edge: Template;
  data: Template;
  accessLog: Template;
  app: Template;
  /** Names of the stacks that refuse to be deleted. */
  protectedStacks: string[];
}
const known = new Map<Deployment, Templates>();

/**
 * The templates of a stage, synthesized once.
 * @throws {Error} when cdk-nag or the template validator finds what is not acknowledged
 */
export function templatesOf(stage: Deployment): Templates {
  const before = known.get(stage);
  if (before !== undefined) return before;
  const templates = synthesize(...synthesized[stage]());
  known.set(stage, templates);
  return templates;
}

/** As `templatesOf`, with other settings; `skipValidation`: without the findings. */
export function synthesize(settings: Settings, folder: string, skipValidation = false): Templates {
  const app = cdkApp();
  const stacks = buildStacks(app, settings, folder);
  app.synth({ skipValidation });
  const { edge, data, accessLog, app: appStack } = stacks;
  return {
    directory: app.outdir,
    edge: Template.fromStack(edge),
    data: Template.fromStack(data),
    accessLog: Template.fromStack(accessLog),
    app: Template.fromStack(appStack),
    protectedStacks: Object.values<Stack>({ ...stacks }).flatMap((stack) =>
      stack.terminationProtection ? [stack.stackName] : [],
    ),
  };
}

export interface Resource {
  Type: string;
  Properties: Record<string, unknown>;
  DependsOn?: string[];
  DeletionPolicy?: string;
  UpdateReplacePolicy?: string;
  UpdatePolicy?: unknown;
}
/** The resources of a type by logical id. */
export const resourcesOf = (template: Template, type: string): Record<string, Resource> =>
  template.findResources(type) as Record<string, Resource & Record<string, unknown>>;

/** The one resource of a type whose logical id starts with `id`. */
export function onlyOf(template: Template, type: string, id = ''): Resource {
  const [found, ...more] = Object.entries(resourcesOf(template, type)).filter(([name]) => name.startsWith(id));
  if (found === undefined || more.length > 0) throw new Error(`Not exactly one ${type} ${id}: ${more.length + 1}`);
  return found[1];
}

/** Our functions by logical id; CDK's own, which run during deployments, begin with `Custom`. */
export const functionsOf = (template: Template): Record<string, Resource> =>
  Object.fromEntries(
    Object.entries(resourcesOf(template, 'AWS::Lambda::Function')).filter(([id]) => !id.startsWith('Custom')),
  );

export interface Statement {
  Effect: string;
  Action: unknown;
  Resource: unknown;
  Principal?: unknown;
  Condition?: unknown;
}
export const statementsOf = (document: unknown): Statement[] => (document as { Statement: Statement[] }).Statement;

/** The statements of each role, by the role's logical id: its inline policies and those attached to it. */
export function rightsOf(template: Template): Record<string, Statement[]> {
  const attached = Object.values(resourcesOf(template, 'AWS::IAM::Policy')).map(({ Properties }) => ({
    roles: (Properties['Roles'] as { Ref?: string }[]).map(({ Ref }) => Ref),
    statements: statementsOf(Properties['PolicyDocument']),
  }));
  return Object.fromEntries(
    Object.entries(resourcesOf(template, 'AWS::IAM::Role')).map(([role, { Properties }]) => {
      const inline = (Properties['Policies'] ?? []) as { PolicyDocument: unknown }[];
      return [
        role,
        [
          ...inline.flatMap(({ PolicyDocument }) => statementsOf(PolicyDocument)),
          ...attached.flatMap(({ roles, statements }) => (roles.includes(role) ? statements : [])),
        ],
      ];
    }),
  );
}

/** A logical id without the hash that CDK appends. */
export const withoutHash = (id: string): string => id.replace(/[0-9A-F]{8}$/, '');

/** What the app stack reads of the data stack (`lib/aws/published.ts`), by its name there. */
const readFromData = /^SsmParameterValuesuitepedagogi(?:dev|stg|prod)([A-Za-z]+)C96584B6\w+Parameter$/;

/** A template's value as one line of text: references as `<Id>` or `<Id.Attribute>`. */
export function flat(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return String(value);
  if ('Ref' in value) return `<${String(value.Ref).replace(readFromData, '$1')}>`;
  if ('Fn::Select' in value) return '<part>';
  if ('Fn::GetAtt' in value) return `<${(value['Fn::GetAtt'] as string[]).join('.')}>`;
  if ('Fn::Join' in value) {
    const [by, parts] = value['Fn::Join'] as [string, unknown[]];
    return parts.map(flat).join(by);
  }
  return JSON.stringify(value);
}

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
