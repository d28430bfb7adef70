import { describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { adminApi } from '../../shared/admin/api.ts';
import { authApi } from '../../shared/auth/api.ts';
import { valentraApi } from '../../shared/valentra/api.ts';
import { manualChecks } from '../../shared/valentra/schemas.ts';
import { vettingOf } from '../../shared/valentra/vetting/vetting.ts';
import { part, unzip, wordLines } from '../shared/word/docx.ts';
import type { Visit } from '../support/browser.ts';
import { coursePdf } from '../support/coursePdf.ts';
import { people } from '../support/testApp.ts';
import { setStage, widths } from './stage.ts';
import { cardOf, madeSession, sessionOf, unfold } from './valentraSteps.ts';

const stage = setStage();

/** A document's part of the vetting card, opened. */
async function openedJst({ page, open, sees }: Visit, id: string): Promise<Locator> {
  await open(`/valentra/session/${id}`);
  const card = cardOf(page, 'jst');
  await card.getByRole('button', { name: 'Papar JST' }).click();
  const status = card.locator('details', { has: page.getByText(/^Status: /) }).last();
  if ((await status.getAttribute('open')) === null) await card.getByText(/^Status: /).click();
  await sees('Semakan oleh rakan');
  return sendingIn(page);
}

const sendingIn = (page: Page): Locator =>
  page.getByRole('group', { name: 'Semakan oleh rakan' }).filter({ visible: true }).first();

/** The same, as the bell leads to what a colleague has returned. */
async function returnedJst({ page, open }: Visit): Promise<Locator> {
  await open('/');
  await page.getByRole('link', { name: /mengembalikan Jadual Spesifikasi/ }).waitFor();
  // The bell says that there is something new.
  const bell = page.getByRole('button', { name: 'Pemberitahuan' });
  await bell.getByText(/^[1-9]\d* perlu dilihat$/).waitFor({ state: 'attached' });
  await bell.click();
  await page
    .getByRole('link', { name: /dikembalikan oleh/ })
    .first()
    .click();
  await sendingIn(page).waitFor();
  return sendingIn(page);
}

async function send(jst: Locator, email: string, role: 'penyemak' | 'pengesah'): Promise<void> {
  await jst
    .getByRole('button', { name: role === 'penyemak' ? 'Hantar untuk semakan' : 'Hantar kepada pengesah' })
    .click();
  await jst.getByLabel('E-mel rakan').fill(email);
  await jst.getByLabel('Peranan').selectOption(role);
  await jst.getByLabel('Nota (pilihan)').fill('Sila semak wajaran.');
  await jst.getByRole('button', { name: 'Hantar', exact: true }).click();
}

/** A JSU that is made as it stands leaves a Sah JST alone; what ends an acceptance, a Sah or a reading is said and asked first. */
async function makingAnewAsks({ page, open, sees }: Visit, token: string, id: string, email: string): Promise<void> {
  const { app } = stage;
  const jsu = cardOf(page, 'jsu');
  const make = () => jsu.getByRole('form').getByRole('button', { name: 'Jana JSU' }).click();
  const makeAgain = async (field: string, value: string) => {
    await open(`/valentra/session/${id}`);
    await jsu.getByRole('button', { name: /^Tindakan lain/ }).click();
    await page.getByRole('button', { name: 'Tetapan Kertas' }).click();
    await jsu.getByLabel(field).fill(value);
    await make();
  };
  const refused = async (said: RegExp) => {
    const asked = page.getByRole('alertdialog');
    await asked.getByText(said).waitFor();
    await asked.getByRole('button', { name: 'Batal' }).click();
    const { states, versions } = await sessionOf(app, token, id);
    expect([states.jst, versions.jsu]).toEqual(['sah', 1]);
  };
  // Before it is made its form is open.
  await open(`/valentra/session/${id}#jsu`);
  await make();
  await sees('JSU berjaya dijana!');
  await makeAgain('Tempoh', '75 minit');
  await refused(/Jika JST berubah: statusnya tidak lagi Sah dan kembali ke Draf; penerimaan .*\(Pengesah\) akan tamat/);
  await app.call(valentraApi.send, { token, params: { sessionId: id }, body: { email, artefact: 'jsu' } });
  await makeAgain('Jumlah Markah', '50');
  await refused(/\(Penyemak\) akan menyemak versi lama/);
}

/** Pages that are open follow what the other side does: a return reaches the owner's by the bell; a withdrawal leaves the reader what was typed. */
async function openPagesFollow(owner: { width: number; token: string }, reader: string, id: string): Promise<void> {
  const { app } = stage;
  const { width, token } = owner;
  const params = { sessionId: id };
  const { sent } = await app.call(valentraApi.listSent, { token, params });
  const { id: grantId = '' } = sent.find(({ artefact, role }) => artefact === 'jst' && role === 'penyemak') ?? {};
  const change = (body: Parameters<typeof app.call<typeof valentraApi.changeSent>>[1]['body']) =>
    app.call(valentraApi.changeSent, { token, params: { ...params, grantId }, ...(body && { body }) });
  const read = { token: reader, params: { grantId } };
  await change({ does: 'send' });
  await stage.visit(owner, async (visit) => {
    const { page } = visit;
    await openedJst(visit, id);
    await app.call(valentraApi.changeReceived, { ...read, body: { does: 'return', reason: 'Semak tarikh.' } });
    await page.getByRole('button', { name: 'Pemberitahuan' }).click();
    const told = page.getByRole('link', { name: /dikembalikan oleh/ }).first();
    await told.click();
    await sendingIn(page).getByText('Semak tarikh.').waitFor();
  });
  const { comments } = (await app.call(valentraApi.getReceived, read)).sent;
  const comment = comments.find(({ text }) => text === 'Semak tarikh.')?.id ?? '';
  await change({ does: 'answer', comment, said: 'Semak tarikh.', text: 'Sudah.' });
  await change({ does: 'send' });
  await stage.visit({ width, token: reader }, async ({ page, open, expectFault }) => {
    await open(`/semakan/valentra/${grantId}`);
    await page.getByLabel('Komen', { exact: true }).fill('Ayat yang panjang.');
    await change({ does: 'withdraw' });
    expectFault(/^answer: 404 /);
    await press(page, 'Tambah komen');
    const kept = page.getByLabel('Komen anda yang belum disimpan');
    await kept.waitFor();
    expect(await kept.inputValue()).toBe('Ayat yang panjang.');
    const { y = -1 } = (await page.getByRole('main').getByText('Permintaan ini tidak dijumpai').boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(page.viewportSize()?.height ?? 0);
    await page.getByRole('button', { name: 'Pemberitahuan' }).click();
    await page.getByRole('link', { name: /ditarik balik oleh/ }).click();
    await page.getByText(/^Selesai/).click();
    await page.getByText('Ditarik balik', { exact: true }).first().waitFor();
  });
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last().click();

describe.each(widths.wide)('at %i pixels', (width) => {
  test('a JST goes to a penyemak, who returns it, then to a pengesah; three accounts sign it', async () => {
    const { app } = stage;
    const emails = ['aishah', 'badrul', 'chong'].map((name) => `${name}.${width}@moe-dl.edu.my`);
    const [token = '', ...readers] = await Promise.all(emails.map((email) => app.tokenFor(email)));
    const users = await Promise.all(
      [token, ...readers].map(async (one) => (await app.call(authApi.me, { token: one })).user),
    );
    const [checker = '', approver = ''] = readers;
    const admin = await app.tokenFor(people.admin);
    const controls = await app.call(adminApi.controls, { token: admin });
    await app.call(adminApi.setControls, { token: admin, body: { ...controls, approvers: 2 } });
    const id = await madeSession(app, token, coursePdf(), 'jst');
    const vet = async () => {
      const session = await sessionOf(app, token, id);
      const accepted = (vettingOf(session, 'jst')?.findings ?? []).map(({ key }) => ({
        key,
        reason: 'Dibincangkan bersama panel.',
      }));
      const body = { state: 'draf' as const, checked: [...manualChecks], version: session.versions.jst ?? 1, accepted };
      await app.call(valentraApi.reviewArtefact, { token, params: { sessionId: id, stage: 'jst' }, body });
    };
    await vet();

    await stage.visit({ width, token }, async (visit) => {
      const jst = await openedJst(visit, id);
      await send(jst, emails[1] ?? '', 'penyemak');
      await jst.getByText('Menunggu').waitFor();
      await visit.look('moderation-sent');
      await visit.open('/valentra');
      await visit.sees(/^Menunggu penyemak: /);
    });

    for (const round of [1, 2]) {
      await stage.visit({ width, token: checker }, async ({ page, open, sees, look }) => {
        await open('/');
        await page.getByRole('link', { name: 'Untuk disemak: 1' }).click();
        await look(`moderation-list-${round}`);
        await page.getByRole('link', { name: /Jadual Spesifikasi Tugasan/ }).click();
        await sees(`Pusingan ${round}`);
        if (round > 1) {
          await sees('Perubahan sejak Pusingan 1');
          await page.getByRole('button', { name: /^Belum selesai: Wajaran/ }).click();
        }
        expect(await page.getByLabel('Bahagian ini perlu diubah').isChecked()).toBe(round > 1);
        // Nothing is returned without a word of why.
        await press(page, 'Kembalikan');
        const returning = page.getByRole('alertdialog');
        await returning.getByLabel('Sebab dikembalikan', { exact: true }).waitFor();
        const button = returning.getByRole('button', { name: 'Kembalikan' });
        expect(await button.getAttribute('aria-disabled')).toBe('true');
        await press(page, 'Batal');
        await page.getByLabel('Komen', { exact: true }).fill('Wajaran ini perlu disemak semula.');
        await page.getByLabel('Bahagian ini perlu diubah').check();
        // What is begun moves with the form.
        await page.getByRole('button', { name: 'Komen di sini' }).first().click();
        expect(await page.getByLabel('Bahagian ini perlu diubah').isChecked()).toBe(true);
        await page.getByLabel('Bahagian', { exact: true }).selectOption({ index: 1 });
        await press(page, 'Tambah komen');
        // The next comment is begun before this one is stored.
        await page.getByLabel('Komen', { exact: true }).fill('Satu lagi');
        await page.getByRole('listitem').getByText('Wajaran ini perlu disemak semula.').first().waitFor();
        await sees('Komen telah disimpan.');
        // What was said covers nothing at the foot of the page.
        const gap = await page.getByText('Komen telah disimpan.').evaluate((notice) => {
          window.scrollTo(0, document.body.scrollHeight);
          const foot = document.querySelector('footer')?.getBoundingClientRect();
          return notice.getBoundingClientRect().top - (foot?.bottom ?? Number.NaN);
        });
        expect(gap).toBeGreaterThan(0);
        expect(await page.getByLabel('Komen', { exact: true }).inputValue()).toBe('Satu lagi');
        await page.getByLabel('Komen', { exact: true }).fill('');
        // What was taken back by mistake comes back.
        await page
          .getByRole('button', { name: /^Tarik balik komen: Wajaran/ })
          .last()
          .click();
        await press(page, 'Buat asal');
        await page
          .getByRole('button', { name: /^Tarik balik komen: Wajaran/ })
          .first()
          .waitFor();
        await look(`moderation-read-${round}`);
        await press(page, 'Kembalikan');
        await press(page, 'Kembalikan');
        await sees('Anda telah mengembalikan dokumen ini.', page);
      });
      await stage.visit({ width, token }, async (visit) => {
        const { page, look } = visit;
        const version = (await sessionOf(app, token, id)).versions.jst ?? 1;
        const edit = { pointer: '/assessments/0/description', value: `Huraian ${round}`, version };
        await app.call(valentraApi.editArtefact, { token, params: { sessionId: id, stage: 'jst' }, body: edit });
        await vet();
        const jst = await returnedJst(visit);
        await look(`moderation-returned-${round}`);
        await jst.getByLabel(/^Jawapan: /).fill('Telah dibetulkan.');
        await press(page, 'Jawab');
        await jst.getByLabel(/^Jawapan: /).waitFor({ state: 'detached' });
        await press(page, 'Hantar semula');
        await jst.getByText('Menunggu').waitFor();
      });
    }

    const accept = (reader: string, name: string, button: 'Terima' | 'Sahkan') =>
      stage.visit({ width, token: reader }, async ({ page, open, sees, look }) => {
        await open('/semakan');
        await page.getByRole('link', { name: /Jadual Spesifikasi Tugasan/ }).click();
        await press(page, button);
        await press(page, button);
        await sees(`Anda telah ${button === 'Sahkan' ? 'mengesahkan' : 'menerima'} dokumen ini.`, page);
        await look(name);
        // What is finished waits no more: it is folded.
        await open('/semakan');
        await sees('Tiada dokumen untuk disemak');
        const document = page.getByRole('link', { name: /Jadual Spesifikasi Tugasan/ });
        expect(await document.isVisible()).toBe(false);
        await page.getByText('Selesai (1)').click();
        await document.waitFor();
      });
    await accept(checker, 'moderation-accepted', 'Terima');
    await stage.visit({ width, token }, async (visit) => {
      const jst = await openedJst(visit, id);
      await visit.sees('Status: Disemak');
      await send(jst, emails[2] ?? '', 'pengesah');
      await jst.getByText('Menunggu').waitFor();
    });
    await accept(approver, 'moderation-approved', 'Sahkan');
    await stage.visit({ width, token }, async (visit) => {
      await visit.open('/');
      await visit.page.getByRole('button', { name: 'Pemberitahuan' }).click();
      await visit.sees('disahkan oleh');
      await visit.look('moderation-news');
      await openedJst(visit, id);
      await visit.sees('Status: Sah (versi');
      await visit.look('moderation-sah');
      const file = await fetch(`${app.url}/api/valentra/sessions/${id}/download-jst`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const lines = wordLines(part(unzip(new Uint8Array(await file.arrayBuffer())), 'word/document.xml'));
      expect(lines.slice(lines.indexOf('Nama dan Jawatan') + 1).slice(0, 3)).toEqual(users.map(({ name }) => name));
      // An edit asks before it takes the Sah away; undone, it gives it back.
      const { page, sees } = visit;
      const card = cardOf(page, 'jst');
      await unfold(card);
      const mode = card.getByRole('button', { name: 'Mod sunting' });
      if (await mode.isVisible()) await mode.click();
      await card
        .getByRole('button', { name: /^Sunting: .*Penerangan/ })
        .first()
        .click();
      const editor = card.getByRole('group', { name: /^Sunting: .*Penerangan/ });
      await editor.getByRole('textbox').fill('Huraian yang tersilap');
      // Nothing passes over what is typed: no decision, and no link, be it to a part of another page.
      await card.getByRole('button', { name: 'Simpan status' }).click();
      await sees(/Penerangan belum disimpan/);
      await page.getByRole('link', { name: 'Semua yang dihantar' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Batal' }).click();
      expect(await editor.getByRole('textbox').inputValue()).toBe('Huraian yang tersilap');
      await editor.getByRole('button', { name: 'Simpan' }).click();
      const question = page.getByRole('alertdialog', { name: 'Ubah dokumen ini?' });
      await question.getByText(/statusnya tidak lagi Sah/).waitFor();
      // Declined, nothing is said, and what was typed stays.
      await question.getByRole('button', { name: 'Batal' }).click();
      await question.waitFor({ state: 'detached' });
      expect(await editor.getByRole('alert').count()).toBe(0);
      await editor.getByRole('button', { name: 'Simpan' }).click();
      await question.getByRole('button', { name: 'Teruskan' }).click();
      await sees('(Pengesah) tidak lagi berkuat kuasa.');
      await sees('Status: Draf');
      await visit.look('moderation-ended');
      await page.getByRole('button', { name: 'Buat asal' }).click();
      await sees('Status: Sah');
      await makingAnewAsks(visit, token, id, emails[1] ?? '');
      const version = (await sessionOf(app, token, id)).versions.jst ?? 1;
      const edit = { pointer: '/assessments/0/description', value: 'Huraian lain', version };
      await app.call(valentraApi.editArtefact, { token, params: { sessionId: id, stage: 'jst' }, body: edit });
      await openedJst(visit, id);
      await sees('Dokumen telah berubah selepas dihantar');
      await visit.look('moderation-fallen');
      await page.getByRole('link', { name: 'Semua yang dihantar' }).click();
      const sent = page.getByRole('listitem').filter({ hasText: 'Tidak lagi berkuat kuasa' });
      await sent.nth(1).waitFor();
      await visit.look('moderation-sent-list');
    });
    await stage.visit({ width, token: approver }, async ({ page, open, sees }) => {
      await open('/');
      await page.getByRole('link', { name: 'Perlu perhatian: 1' }).click();
      await sees('Perlu perhatian (1)');
      await page.getByRole('link', { name: /Jadual Spesifikasi Tugasan/ }).click();
      await page.getByText(/Penerangan diubah$/).waitFor();
    });
    await openPagesFollow({ width, token }, checker, id);
  }, 240_000);
});
