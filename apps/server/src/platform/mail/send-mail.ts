import { z } from 'zod';
import type { App } from '../app.ts';
import { findPersonKey } from '../crypto/person-key.ts';
import type { ClientScope } from '../database/database.ts';
import { inClient } from '../database/in-client.ts';
import { reading } from '../outbox/read-payload.ts';
import type { Subscription } from '../outbox/subscription.ts';
import { openAttachment } from './attachment-source.ts';
import { type MailContent, mailContent } from './mail-content.ts';
import type { MailState } from './mail-states.ts';
import { findMailTransport } from './mail-transport.ts';

/** The queue tries nine times in all (see platform/outbox/queue-schema.ts). */
const lastAttempt = 9;

/**
 * Carries out the command `send-mail`: hands the mail to the SMTP server, or keeps it where none is set up. A mail
 * that was sent or deleted meanwhile is left alone, so the command may come twice.
 */
export const sendMailSubscription: Subscription = {
  bus: 'command',
  type: 'send-mail',
  destination: 'mail',
  handle: reading(z.object({ mailId: z.uuid() }), async (app, message) => {
    const { mailId } = message.payload;
    const mail = await inClient(app.db, message.clientId, (scope) => openForSending(app, scope, mailId));
    if (!mail) {
      return;
    }
    const { content } = mail;
    const transport = findMailTransport(app.env.SMTP_URL);
    const settle = (outcome: Outcome) =>
      inClient(app.db, message.clientId, (scope) => settleMail(app, scope, mailId, outcome));
    if (!transport) {
      await settle({ state: 'kept', attempts: mail.attempts, error: null });
      return;
    }
    try {
      const attachments = await Promise.all(
        content.attachments.map(async (attachment) => ({
          filename: attachment.filename,
          contentType: attachment.contentType,
          content: await openAttachment(app, message.clientId, attachment),
        })),
      );
      await transport.send({ ...content, messageId: messageIdOf(app, mailId), attachments });
    } catch (error) {
      const attempts = mail.attempts + 1;
      const reason = error instanceof Error ? error.message : String(error);
      await settle({ state: attempts < lastAttempt ? 'waiting' : 'failed', attempts, error: reason });
      throw error;
    }
    await settle({ state: 'sent', attempts: mail.attempts + 1, error: null });
  }),
};

async function openForSending(
  app: App,
  scope: ClientScope,
  mailId: string,
): Promise<{ content: MailContent; attempts: number } | undefined> {
  const mail = await scope.tx
    .selectFrom('mail')
    .select(['sealed', 'personKeyId', 'attempts'])
    .where('clientId', '=', scope.clientId)
    .where('id', '=', mailId)
    .where('state', 'in', ['waiting', 'kept', 'failed'])
    .executeTakeFirst();
  const key = mail && (await findPersonKey(scope, app.secrets, mail.personKeyId));
  return mail && key
    ? { content: mailContent.parse(key.decrypt(mail.sealed)), attempts: mail.attempts }
    : undefined;
}

interface Outcome {
  state: MailState;
  attempts: number;
  error: string | null;
}

async function settleMail(app: App, scope: ClientScope, mailId: string, outcome: Outcome): Promise<void> {
  const sent = outcome.state === 'sent' ? { sentAt: app.clock(), messageId: messageIdOf(app, mailId) } : {};
  await scope.tx
    .updateTable('mail')
    .set({ ...outcome, ...sent })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', mailId)
    .where('state', '!=', 'deleted')
    .execute();
}

function messageIdOf(app: App, mailId: string): string {
  return `<${mailId}@${new URL(app.publicUrl).hostname}>`;
}
