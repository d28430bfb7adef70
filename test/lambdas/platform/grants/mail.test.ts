import { beforeEach, expect, test } from '@jest/globals';
import { paths } from '../../../../frontend/app/paths.ts';
import { useClients } from '../../../../lambdas/platform/clients.ts';
import { tellByMail } from '../../../../lambdas/platform/grants/mailServices.ts';
import { sentRow } from '../../../support/sent.ts';

const row = sentRow();

let told: { FromEmailAddress: string; Destination: unknown; Content: { Simple: unknown } }[];
beforeEach(() => {
  told = [];
  Object.assign(process.env, { MAIL_FROM: 'suite@moe-dl.edu.my', SITE_URL: 'https://alat.moe.edu.my' });
});
const mailThat = (fails: boolean) =>
  useClients({
    mail: {
      send: async ({ input }: { input: (typeof told)[number] }) => {
        if (fails) throw new Error('SES is not there');
        told.push(input);
      },
    },
  });

const href = paths.receivedOne.href({ module: row.module, grantId: row.id });
test.each([
  ['sent', 'Aminah menghantar "JST, Semester 1" kepada anda sebagai penyemak.', href],
  ['returned', 'Lim telah mengembalikan "JST, Semester 1".', '/valentra'],
  ['accepted', 'Lim telah menerima "JST, Semester 1".', '/valentra'],
] as const)('An e-mail of what was %s says who, what and where, and no more', async (news, said, path) => {
  mailThat(false);
  await tellByMail('x@moe-dl.edu.my', row, news);
  expect(told).toEqual([
    {
      FromEmailAddress: 'suite@moe-dl.edu.my',
      Destination: { ToAddresses: ['x@moe-dl.edu.my'] },
      Content: {
        Simple: { Subject: { Data: said }, Body: { Text: { Data: `${said}\n\nhttps://alat.moe.edu.my${path}\n` } } },
      },
    },
  ]);
});

test('without a sender nobody gets an e-mail, and one that fails stops nothing', async () => {
  mailThat(true);
  await tellByMail('x@moe-dl.edu.my', row, 'sent');
  process.env['MAIL_FROM'] = '';
  mailThat(false);
  await tellByMail('x@moe-dl.edu.my', row, 'sent');
  expect(told).toEqual([]);
});
