import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Template } from 'aws-cdk-lib/assertions';
import { moduleNames } from '../shared/modules.ts';
import { googleSecretName, readSettings } from '../lib/settings.ts';
import { type House, startHouse } from './support/house.ts';
import { course, pdfOf } from './support/documents.ts';
import { readmeAlarms, readmeCommands, readmeScripts } from './support/readme.ts';
import { waitFor } from './support/wait.ts';
import { settingsOf, templatesOf } from './lib/aws/house.ts';

/**
 * A stranger has nothing but README. Each of its commands is on one of these lists: run here against a house, run by something else that
 * every change passes, or in need of AWS, with the reason; what can be checked of the last without an account is checked below.
 */
const commands = readmeCommands();

/** Run here, as they stand but for the address, the file and the place of the data. */
const ranHere = [/^TOKEN=\$\(npm run --silent token -- /, /^curl -s localhost:3000\//, /^npm start$/, /^npm run cost$/];

/** Run elsewhere at every change: where, and the words that show it. */
const ranElsewhere: readonly (readonly [command: RegExp, file: string, words: string])[] = [
  [/^npm test$/, '.ci/run', 'npm test'],
  [/^npm ci$/, '.ci/run', 'npm ci '],
  [/^npm run build$/, '.ci/run', 'npm run --silent build'],
];

/** What cannot run without an account, and why. */
const needsAws: Readonly<Record<string, string>> = {
  'npx cdk bootstrap': 'makes the toolkit stack in the account',
  'npx cdk diff': 'compares with what is deployed',
  'npx cdk deploy': 'deploys',
  'npx cdk destroy': 'takes down what is deployed',
  'aws sts get-caller-identity': 'asks who signs',
  'aws secretsmanager create-secret': 'keeps the secret in the account',
  'aws secretsmanager put-secret-value': 'keeps the secret in the account',
  'aws secretsmanager delete-secret': 'removes it',
  'aws bedrock-runtime converse': 'calls a real model',
  'aws cloudformation describe-stacks': 'reads what was deployed',
  'aws cloudformation describe-stack-resources': 'reads what was deployed',
  'aws cloudformation update-termination-protection': 'changes what is deployed',
  'aws dynamodb restore-table-to-point-in-time': 'the embedded table keeps no history',
  'aws dynamodb wait': 'waits for a restored table',
  'aws dynamodb query': 'reads the table, or a restored one',
  'aws dynamodb transact-write-items': 'changes the table',
  'aws dynamodb update-time-to-live': 'changes a restored table',
  'aws dynamodb update-continuous-backups': 'changes a restored table',
  'aws dynamodb update-table': 'the embedded table has no such protection',
  'aws dynamodb delete-table': 'removes the table',
  'aws stepfunctions list-executions': 'reads what was deployed',
  'aws stepfunctions redrive-execution': 'the embedded pipelines have no redrive',
  'aws stepfunctions start-execution': 'the embedded pipelines are started by the house alone',
  'aws s3api list-object-versions': 'the embedded bucket keeps no versions',
  'aws s3api delete-object': 'the embedded bucket keeps no versions',
  'aws s3 rb': 'removes a bucket',
  'aws cognito-idp update-user-pool': 'changes the user pool',
  'aws cognito-idp delete-user-pool': 'removes the user pool',
  'aws service-quotas list-service-quotas': "reads the account's limits",
  'aws service-quotas request-service-quota-increase': "asks for the account's limits",
  'curl "$SITE': 'asks the deployed site',
  'output data': 'reads what was deployed, by the function that README defines',
  'output app': 'reads what was deployed, by the function that README defines',
};

/** A command without what surrounds it: assignments and a look at names in front, a function around, options of curl. */
const bare = (command: string): string =>
  command
    .replace(/^(?:\w+=\$\(|output\(\) \{ )/, '')
    .replace(/^(?:TABLE=\$\(|: \S.* && )/, '')
    .replace(/^curl .*?(?="\$SITE)/, 'curl ');

const isRanHere = (command: string): boolean => ranHere.some((known) => known.test(command));
const isRanElsewhere = (command: string): boolean => ranElsewhere.some(([known]) => known.test(command));
const reasonOf = (command: string): string | undefined =>
  Object.entries(needsAws).find(([start]) => bare(command).startsWith(start))?.[1];

describe('Every command of README', () => {
  test.each(commands)('is known: %s', (command) => {
    const lists = [isRanHere(command), isRanElsewhere(command), reasonOf(command) !== undefined];
    expect(lists.filter(Boolean)).toHaveLength(1);
  });

  test.each([...ranHere, ...ranElsewhere.map(([known]) => known)])('%s is still in README', (known) => {
    expect(commands.some((command) => known.test(command))).toBe(true);
  });

  test.each(Object.keys(needsAws))('%s is still in README', (start) => {
    expect(commands.some((command) => bare(command).startsWith(start))).toBe(true);
  });

  test.each(ranElsewhere)('%s is run by %s', (_, file, words) => {
    expect(readFileSync(file, 'utf8')).toContain(words);
  });

  test('that is a script is one of package.json and of bin/run.mjs', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const runner = readFileSync('bin/run.mjs', 'utf8');
    const builtIn = ['install', 'ci'];
    const named = readmeScripts().filter((script) => !builtIn.includes(script));
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
    for (const name of named.filter((script) => scripts[script]?.includes('bin/run.mjs')))
      expect(runner).toMatch(new RegExp(`^  '?${name}'?: `, 'm'));
  });
});

/** What the table's `<...>` stand for. */
const patternOf = (name: string): RegExp =>
  new RegExp(
    `^${name
      .replace('<module>', `(?:${moduleNames.join('|')})`)
      .replace('<function>', '\\w+')
      .replace('<n>', '\\d+')}$`,
  );

describe('What README says to AWS', () => {
  const settings = settingsOf('prod');
  let stacks: Record<string, Template> = {};
  beforeAll(() => {
    const { edge, data, accessLog, app } = templatesOf(settings);
    stacks = { edge, data, 'access-log': accessLog, app };
  }, 120_000);
  const aws = commands.filter((command) => reasonOf(command) !== undefined);
  const named = (pattern: RegExp): [string, string][] =>
    aws.flatMap((command) =>
      [...command.matchAll(pattern)].map(([, one = '', two = '']): [string, string] => [one, two]),
    );

  test('names stacks that are synthesised, in their regions', () => {
    const wanted = named(/--stack-name suite-pedagogi-prod-([a-z-]+)/g).map(([name]) => name);
    expect(wanted.length).toBeGreaterThan(0);
    for (const name of wanted) expect(Object.keys(stacks)).toContain(name);
    for (const command of aws.filter((one) => /--stack-name \S+-(?:edge|access-log)\b/.test(one)))
      expect(command).toContain('--region us-east-1');
  });

  test('asks for outputs that these stacks give', () => {
    const wanted = named(/\boutput (\w[\w-]*) (\w+)/g);
    expect(wanted.length).toBeGreaterThan(5);
    for (const [stack, output] of wanted)
      expect([stack, Object.keys(stacks[stack]?.findOutputs('*') ?? {})]).toEqual([
        stack,
        expect.arrayContaining([output]),
      ]);
  });

  test('keeps the secret of Google where the stacks look for it', () => {
    const names = named(/(?:--name|--secret-id) (suite-\S+)/g).map(([name]) => name);
    expect(new Set(names)).toEqual(new Set([googleSecretName(settings)]));
    expect(JSON.stringify(stacks['data']?.toJSON())).toContain(`resolve:secretsmanager:${googleSecretName(settings)}`);
  });

  test('works in the regions of the settings, with a model of theirs', () => {
    for (const [name] of named(/(?:--region |aws:\/\/\$ACCOUNT\/)(\S+)/g))
      expect(['us-east-1', settings.dataRegion]).toContain(name);
    for (const [id] of named(/--model-id (\S+)/g)) expect(Object.values(settings.models)).toContain(id);
    expect(readFileSync('README.md', 'utf8')).toContain(`\`${settings.signInPrefix}\`; must be free`);
  });

  test('gives settings by names and values that are taken', () => {
    const version = '11111111-2222-3333-4444-555555555555';
    const given = named(/ -c (\w+)=(\S+?)(?=\)|$| )/g);
    expect(new Set(given.map(([name]) => name))).toEqual(
      new Set(['stage', 'rollout', 'googleSecretVersion', 'originSecretVersion', 'restoredTable']),
    );
    for (const [name, text] of given) {
      const value = text.replace('$VERSION', version);
      const read = readSettings((key) => (key === name ? value : key === 'stage' ? 'prod' : undefined));
      expect(read).toMatchObject({ [name]: value });
    }
  });

  test('gives a restored table what the stack gives its own', () => {
    const [table] = Object.values(stacks['data']?.findResources('AWS::DynamoDB::Table') ?? {});
    const { TimeToLiveSpecification, PointInTimeRecoverySpecification } = (table?.['Properties'] ?? {}) as {
      TimeToLiveSpecification: { AttributeName: string };
      PointInTimeRecoverySpecification: { RecoveryPeriodInDays: number };
    };
    expect(named(/AttributeName=(\w+)/g).map(([name]) => name)).toEqual([TimeToLiveSpecification.AttributeName]);
    expect(named(/RecoveryPeriodInDays=(\d+)/g).map(([days]) => Number(days))).toEqual([
      PointInTimeRecoverySpecification.RecoveryPeriodInDays,
    ]);
  });

  /** The name that a construct was given, without its place before and the digest behind. */
  const synthesised = (): string[] =>
    Object.values(stacks).flatMap((stack) =>
      Object.keys(stack.findResources('AWS::CloudWatch::Alarm')).map((id) =>
        id.replace(/^MonitoringAlarms/, '').replace(/[0-9A-F]{8}$/, ''),
      ),
    );

  describe('in its table of alarms', () => {
    const wanted = readmeAlarms();
    /** A name in full says more than a pattern. */
    const rowsOf = (alarm: string): string[] => {
      const exact = wanted.filter((name) => name === alarm);
      return exact.length > 0 ? exact : wanted.filter((name) => patternOf(name).test(alarm));
    };

    test('names every alarm once', () => {
      const alarms = synthesised();
      expect(alarms.length).toBeGreaterThan(30);
      expect(alarms.filter((alarm) => rowsOf(alarm).length !== 1)).toEqual([]);
    });

    test.each(wanted)('%s is there', (name) => {
      expect(synthesised().filter((alarm) => rowsOf(alarm).includes(name))).not.toEqual([]);
    });
  });
});

const run = promisify(execFile);

describe('What README says to this machine', () => {
  let house: House;
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'readme-'));
    await writeFile(join(folder, 'kursus.pdf'), pdfOf([`Kod Kursus: ${course.code}`, course.name], 'kursus.pdf').bytes);
    house = await startHouse();
  }, 120_000);
  afterAll(async () => {
    await house.stop();
    await rm(folder, { recursive: true });
  });

  test('starts by its first command, on the port and with the data it is told, and ends when it is asked to', async () => {
    // Else the command would begin by installing.
    expect(existsSync('node_modules/.installed-lock')).toBe(true);
    const page = join(folder, 'page');
    await mkdir(page);
    await writeFile(join(page, 'index.html'), '<title>Suite</title>');
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
    expect(scripts.start).toBe('node bin/run.mjs start');
    const child = spawn(process.execPath, ['bin/run.mjs', 'start'], {
      env: { ...process.env, NODE_OPTIONS: '', PORT: '0', DATA_DIR: join(folder, 'data'), PAGE_DIR: page },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    try {
      let said = '';
      child.stdout.on('data', (part) => (said += String(part)));
      const isUp = () => said.includes('\n') || child.exitCode !== null;
      await waitFor('the address', isUp);
      const url = /^Sedia di (http:\/\/localhost:\d+)$/m.exec(said)?.[1] ?? '';
      expect(await (await fetch(`${url}/login`)).text()).toContain('Suite');
      expect((await fetch(`${url}/api/auth/me`)).status).toBe(401);
    } finally {
      child.kill('SIGTERM');
    }
    expect(await ended).toEqual([0, null]);
  }, 300_000);

  test('is answered as it says, call by call', async () => {
    const script = commands
      .filter((command) => /^TOKEN=|^curl -s localhost/.test(command))
      .map((command) =>
        command
          .replace('localhost:3000', new URL(house.url).host)
          .replace('@kursus.pdf', `@${join(folder, 'kursus.pdf')}`)
          .replace(/^curl (.*)$/, "curl -w '\\n%{http_code}\\n' $1"),
      );
    const { stdout } = await run('bash', ['-euc', script.join('\n')], {
      env: { ...process.env, PORT: new URL(house.url).port, DATA_DIR: house.dataDir, NODE_OPTIONS: '' },
    });
    const statuses = stdout.match(/^\d{3}$/gm) ?? [];
    expect(statuses).toHaveLength(script.length - 1);
    for (const status of statuses) expect(status).toMatch(/^20[0-2]$/);
  }, 120_000);

  test('computes a cost, with both of its tables and what was assumed', async () => {
    const { stdout } = await run('npm', ['run', '--silent', 'cost'], {
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    expect(stdout).toMatch(/^USD for 1,000 sessions$/m);
    expect(stdout).toMatch(/^USD a month for 100,000 users$/m);
    expect(stdout).toMatch(/^ {2}all(?: +\d[\d.]*){3}$/m);
    expect(stdout).toContain('Assumed: users 100000');
  }, 300_000);
});
