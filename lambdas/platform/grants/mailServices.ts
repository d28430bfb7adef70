import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { deedOf } from '../../../shared/moderation/deeds.ts';
import { roleLabels } from '../../../shared/moderation/signatures.ts';
import { clientFor } from '../clients.ts';
import { readSettings } from '../config.ts';
import { faultOf, log } from '../log/logger.ts';
import type { SentRow } from './grants.ts';

/** The domains whose addresses sign in. */
export const emailDomains = () => readSettings(process.env, 'EMAIL_DOMAINS').EMAIL_DOMAINS;

/** Whether colleagues get e-mails: the settings name a sender. */
export const isMailed = (): boolean => readSettings(process.env, 'MAIL_FROM').MAIL_FROM !== '';

/** What an e-mail tells: the colleague that something waits, or the owner what came of it. */
type News = 'sent' | 'accepted' | 'returned';

/** Who, what and where; nothing that a document says. */
function textOf({ ownerName, readerName, role, title }: SentRow, news: News): string {
  if (news === 'sent')
    return role === 'salinan'
      ? `${ownerName} menawarkan kepada anda salinan sesi "${title}".`
      : `${ownerName} menghantar "${title}" kepada anda sebagai ${roleLabels[role].toLowerCase()}.`;
  const does = news === 'accepted' ? deedOf(role).does : role === 'salinan' ? 'menolak salinan' : 'mengembalikan';
  return `${readerName} telah ${does} "${title}".`;
}

/**
 * Sends an e-mail where the settings name a sender. One that fails is only logged: the same is told on the page.
 * @param to undefined for one whose address is not known any more
 */
export async function tellByMail(to: string | undefined, row: SentRow, news: News): Promise<void> {
  const { MAIL_FROM: from, SITE_URL: site } = readSettings(process.env, 'MAIL_FROM', 'SITE_URL');
  if (from === '' || to === undefined) return;
  const text = textOf(row, news);
  // The addresses of the page (`frontend/app/paths.ts`).
  const link = site + (news === 'sent' ? `/semakan/${row.module}/${row.id}` : `/${row.module}`);
  const command = new SendEmailCommand({
    FromEmailAddress: from,
    Destination: { ToAddresses: [to] },
    Content: { Simple: { Subject: { Data: text }, Body: { Text: { Data: `${text}\n\n${link}\n` } } } },
  });
  try {
    await clientFor('mail', () => new SESv2Client({})).send(command);
  } catch (error) {
    log.warn('An e-mail was not sent', { grant: row.id, fault: faultOf(error) });
  }
}
