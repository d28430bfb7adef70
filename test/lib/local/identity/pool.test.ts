import { afterEach, describe, expect, test } from '@jest/globals';
import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { openPeople } from '../../../../lambdas/platform/users/userPool.ts';
import { issueToken } from '../../../../lib/local/identity/server.ts';
import { credentials, region, userPoolId } from '../../../../lib/local/names.ts';
import { CLIENT, createBench, createTriggers } from './support.ts';

const bench = createBench();
afterEach(bench.tidy);

const aminah = 'aminah.ibrahim@moe-dl.edu.my';
const lim = 'lim.weijie@moe-dl.edu.my';

/** A sign-in with its pool's API, and what signs people in without a browser. */
async function open() {
  const server = await bench.start();
  const client = new CognitoIdentityProviderClient({
    region,
    credentials,
    endpoint: server.authBaseUrl,
    maxAttempts: 1,
  });
  const subFor = async (email: string): Promise<string> => {
    const token = await issueToken({
      dataDir: server.dataDir,
      email,
      issuer: server.issuer,
      clientId: CLIENT,
      triggers: createTriggers().triggers,
    });
    const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as { sub: string };
    return sub;
  };
  return { client, subFor, people: openPeople(userPoolId, client) };
}

describe('a person whom the pool is told to remove', () => {
  test('is another person of a new sub at the next sign-in, every time; others stay who they are', async () => {
    const { subFor, people } = await open();
    const other = await subFor(lim);
    const subs: string[] = [];
    for (let i = 0; i < 3; i++) {
      const sub = await subFor(aminah);
      expect(await subFor(aminah)).toBe(sub);
      subs.push(sub);
      await people.remove(sub);
    }
    expect(new Set(subs).size).toBe(3);
    expect(await subFor(lim)).toBe(other);
  });

  test('is not removed again after having come back', async () => {
    const { subFor, people } = await open();
    const sub = await subFor(aminah);
    await people.remove(sub);
    const back = await subFor(aminah);
    await people.remove(sub);
    expect(await subFor(aminah)).toBe(back);
  });

  test('who was never there is no fault', async () => {
    const { people } = await open();
    await expect(people.remove('tiada')).resolves.toBeUndefined();
  });
});

describe("the pool's API", () => {
  test('finds a person by sub, under the name that Google’s account gives', async () => {
    const { client, subFor } = await open();
    const sub = await subFor(aminah);
    const find = () => client.send(new ListUsersCommand({ UserPoolId: userPoolId, Filter: `sub = "${sub}"` }));
    const { Users: [found] = [] } = await find();
    expect(found).toMatchObject({
      Username: expect.stringMatching(/^google_\d{21}$/),
      UserStatus: 'EXTERNAL_PROVIDER',
    });
    await client.send(new AdminDeleteUserCommand({ UserPoolId: userPoolId, Username: found?.Username }));
    expect((await find()).Users).toEqual([]);
  });

  test('refuses what it does not know by the names that Cognito gives', async () => {
    const { client } = await open();
    const remove = (UserPoolId: string) => client.send(new AdminDeleteUserCommand({ UserPoolId, Username: 'tiada' }));
    await expect(remove(userPoolId)).rejects.toMatchObject({ name: 'UserNotFoundException' });
    await expect(remove('ap-southeast-1_lain')).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
    await expect(client.send(new AdminGetUserCommand({ UserPoolId: userPoolId, Username: 'x' }))).rejects.toMatchObject(
      { name: 'UnknownOperationException' },
    );
    await expect(client.send(new ListUsersCommand({ UserPoolId: userPoolId }))).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
  });
});
