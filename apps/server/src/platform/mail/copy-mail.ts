import { HIDDEN_SECRET } from '@foyer/content-html/hidden-secret.ts';
import { hideSecretsInHtml, hideSecretsInText } from '@foyer/content-html/hide-secrets.ts';
import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import { z } from 'zod';
import type { ClientScope } from '../database/database.ts';
import { inClient } from '../database/in-client.ts';
import { readingPayload, UndeliverableError } from '../outbox/read-payload.ts';
import { type OutgoingMessage, sendMessages } from '../outbox/send-message.ts';
import type { Subscription } from '../outbox/subscription.ts';
import { openSentMail } from './mail.repository.ts';
import type { MailContent } from './mail-content.ts';
import { findMailOutage } from './mail-outage.repository.ts';
import { mostWaitMs, pauseOfMailMs } from './mail-pauses.ts';
import { findMailTransport, MailNotTakenError, type MailToSend } from './mail-transport.ts';

/** Has each of its addresses get a copy of a mail that has left; an address that takes none holds up no other. */
export async function orderCopies(scope: ClientScope, mailId: string, content: MailContent): Promise<void> {
  const commands = (content.copyTo ?? []).map((_address, place) => copyCommand({ mailId, place, tries: 0 }));
  if (commands.length > 0) await sendMessages(scope, ...commands);
}

const copyPayload = z.object({
  mailId: z.uuid(),
  /** Which of the addresses. */
  place: z.int().min(0),
  tries: z.int().min(0).default(0),
});

const copyCommand = (payload: z.output<typeof copyPayload>): OutgoingMessage => ({
  bus: 'command',
  type: 'copy-mail',
  payload,
  source: 'mail',
});

/**
 * Carries out the command `copy-mail`: what the visitor got, to one address of the museum. Without the files, links and
 * codes, which are the visitor's alone (decision 0286). While the mail server takes nothing, or says "later" to the copy,
 * it waits as mails do (decision 0061); one that is refused is not tried again.
 */
export const copyMailSubscription: Subscription = {
  bus: 'command',
  type: 'copy-mail',
  destination: 'mail',
  isLast: true,
  handle: readingPayload(copyPayload, async (app, { clientId, payload }) => {
    const { mailId, place, tries } = payload;
    const mail = await inClient(app.db, clientId, (scope) => openSentMail(app, scope, mailId));
    const address = mail?.content.copyTo?.[place];
    const transport = findMailTransport(app.env.SMTP_URL);
    if (!mail || !address || !transport) return;
    try {
      if (await findMailOutage(app.db)) throw new MailNotTakenError('server-down', 'No mail server answers');
      const messageId = `<${mailId}.${place}@${new URL(app.publicUrl).hostname}>`;
      await transport.send({ ...copyOf(mail.content, mail.language, address), messageId });
    } catch (error) {
      if (!(error instanceof MailNotTakenError)) throw error;
      const now = app.clock();
      if (error.reason === 'refused' || now.getTime() > mail.sentAt.getTime() + mostWaitMs)
        throw new UndeliverableError(error.message);
      const again = { mailId, place, tries: tries + 1 };
      const startAfter = new Date(now.getTime() + pauseOfMailMs(again.tries));
      await inClient(app.db, clientId, (scope) => sendMessages(scope, { ...copyCommand(again), startAfter }));
    }
  }),
};

function copyOf(content: MailContent, language: string, address: string): Omit<MailToSend, 'messageId'> {
  const { to, from, replyTo, subject, html, text, secrets } = content;
  const { t } = readTranslator(language, ['mail']);
  const named = (hidden: string) => hidden.replaceAll(HIDDEN_SECRET, t('mail.hiddenLink'));
  return {
    to,
    from,
    ...(replyTo ? { replyTo } : {}),
    subject: named(hideSecretsInText(subject, secrets)),
    html: named(hideSecretsInHtml(html, secrets)),
    text: named(hideSecretsInText(text, secrets)),
    ...(secrets ? { secrets } : {}),
    attachments: [],
    envelope: { from: from.address, to: address },
  };
}
