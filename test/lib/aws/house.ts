import { mkdtempSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { buildHouse } from '../../../lib/aws/house.ts';
import { readSettings, type Settings, type StageName } from '../../../lib/settings.ts';

export const settingsOf = (stage: StageName): Settings => readSettings((key) => (key === 'stage' ? stage : undefined));

const cdkJson = JSON.parse(readFileSync('cdk.json', 'utf8')) as { context: Record<string, unknown> };

/** A built page of two files. */
function pageFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'page-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'assets', 'main-ABC.js'), '');
  return folder;
}

/** An app with the context of cdk.json that writes to a folder of its own and does not bundle functions. */
export const cdkApp = (): App =>
  new App({
    context: { ...cdkJson.context, 'aws:cdk:bundling-stacks': [] },
    outdir: mkdtempSync(join(tmpdir(), 'cdk-')),
  });

/** The templates of a stage, without bundling the functions. */
export function templatesOf(settings: Settings, page = pageFolder()) {
  const app = cdkApp();
  const house = buildHouse(app, settings, page);
  return {
    directory: app.outdir,
    edge: Template.fromStack(house.edge),
    data: Template.fromStack(house.data),
    accessLog: Template.fromStack(house.accessLog),
    app: Template.fromStack(house.app),
  };
}

interface Resource {
  Properties: Record<string, unknown>;
  DeletionPolicy?: string;
  UpdateReplacePolicy?: string;
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

export interface Statement {
  Effect: string;
  Action: unknown;
  Resource: unknown;
  Principal?: unknown;
  Condition?: unknown;
}
export const statementsOf = (document: unknown): Statement[] => (document as { Statement: Statement[] }).Statement;

/** What each role may do, by the role's logical id: what it holds itself and what policies beside it add. */
export function rightsOf(template: Template): Record<string, Statement[]> {
  const beside = Object.values(resourcesOf(template, 'AWS::IAM::Policy'));
  return Object.fromEntries(
    Object.entries(resourcesOf(template, 'AWS::IAM::Role')).map(([role, { Properties }]) => [
      role,
      [
        ...((Properties['Policies'] ?? []) as { PolicyDocument: unknown }[]),
        ...beside.flatMap(({ Properties: policy }) =>
          (policy['Roles'] as { Ref?: string }[]).some(({ Ref }) => Ref === role)
            ? [{ PolicyDocument: policy['PolicyDocument'] }]
            : [],
        ),
      ].flatMap(({ PolicyDocument }) => statementsOf(PolicyDocument)),
    ]),
  );
}

/** What the one role may do whose logical id is `name` and the letters that the CDK adds. */
export function rightsOfRole(template: Template, name: string): Statement[] {
  const found = Object.entries(rightsOf(template)).filter(([id]) => id.replace(/[0-9A-F]{8}$/, '') === name);
  if (found.length !== 1) throw new Error(`Not exactly one role ${name}: ${found.length}`);
  return found.flatMap(([, statements]) => statements);
}

/** A template's value as one line of text: references as `<Id>` or `<Id.Attribute>`. */
export function flat(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return String(value);
  if ('Ref' in value) return `<${String(value.Ref)}>`;
  if ('Fn::ImportValue' in value) return `<${String(value['Fn::ImportValue'])}>`;
  if ('Fn::GetAtt' in value) return `<${(value['Fn::GetAtt'] as string[]).join('.')}>`;
  if ('Fn::Join' in value) {
    const [by, parts] = value['Fn::Join'] as [string, unknown[]];
    return parts.map(flat).join(by);
  }
  return JSON.stringify(value);
}

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
