import type { App } from '../app.ts';
import { inClient } from '../database/in-client.ts';
import { openAttachment } from './attachment-source.ts';
import { orderCopies } from './copy-mail.ts';
import { holdMail, type MailOutcome, openForSending, settleMail } from './mail.repository.ts';
import type { MailContent } from './mail-content.ts';
import { pauseOfMailMs } from './mail-pauses.ts';
import { findMailTransport, MailNotTakenError, type MailTransport } from './mail-transport.ts';

/** A mail of a client. */
export interface MailOf {
  clientId: string;
  mailId: string;
}

/** The queue tries nine times in all (see platform/outbox/queue-schema.ts). */
const lastAttempt = 9;

/**
 * Hands a mail to the mail server, or keeps it where none is set up. A mail that was sent or deleted meanwhile is
 * left alone. One that the server cannot take now is held, without using up a try.
 * @returns `server-down` where the server serves no client, `deferred` where it takes this mail later, else `done`.
 * @throws MailNotTakenError where the server refuses this mail, and whatever the makers of attachments throw.
 */
export async function deliverMail(app: App, mail: MailOf): Promise<'done' | 'deferred' | 'server-down'> {
  const { clientId, mailId } = mail;
  const opened = await inClient(app.db, clientId, (scope) => openForSending(app, scope, mailId));
  if (!opened) return 'done';
  const { content, attempts } = opened;
  const settle = (outcome: MailOutcome) =>
    inClient(app.db, clientId, (scope) => settleMail(scope, mailId, outcome));
  const transport = findMailTransport(app.env.SMTP_URL);
  if (!transport) {
    await settle({ state: 'kept', attempts, error: null });
    return 'done';
  }
  try {
    await send(app, transport, mail, content);
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    const reason = error instanceof MailNotTakenError ? error.reason : 'refused';
    const tries = attempts + 1;
    if (reason === 'refused') {
      await settle({ state: tries < lastAttempt ? 'waiting' : 'failed', attempts: tries, error: words });
      throw error;
    }
    const tried = reason === 'deferred' ? { attempts: tries, pauseMs: pauseOfMailMs(tries) } : {};
    await waitForServer(app, mail, { ...tried, error: words });
    return reason;
  }
  const sentAt = app.clock();
  const messageId = messageIdOf(app, mailId);
  await inClient(app.db, clientId, async (scope) => {
    await settleMail(scope, mailId, {
      state: 'sent',
      attempts: attempts + 1,
      error: null,
      sentAt,
      messageId,
    });
    await orderCopies(scope, mailId, content);
  });
  return 'done';
}

/** Holds a mail: its command is done, and `sendHeldMails` gives it another one after the pause. */
export async function waitForServer(
  app: App,
  { clientId, mailId }: MailOf,
  { pauseMs = 0, ...tried }: { pauseMs?: number; attempts?: number; error?: string } = {},
): Promise<void> {
  const now = app.clock();
  const nextTryAt = new Date(now.getTime() + pauseMs);
  await inClient(app.db, clientId, (scope) => holdMail(scope, mailId, { now, nextTryAt, ...tried }));
}

async function send(
  app: App,
  transport: MailTransport,
  { clientId, mailId }: MailOf,
  content: MailContent,
): Promise<void> {
  const attachments = await Promise.all(
    content.attachments.map(async (attachment) => ({
      filename: attachment.filename,
      contentType: attachment.contentType,
      content: await openAttachment(app, clientId, attachment),
    })),
  );
  const { copyTo: _copies, ...mail } = content;
  await transport.send({
    ...mail,
    messageId: messageIdOf(app, mailId),
    attachments: attachments.flatMap((one) => (one.content ? [{ ...one, content: one.content }] : [])),
  });
}

function messageIdOf(app: App, mailId: string): string {
  return `<${mailId}@${new URL(app.publicUrl).hostname}>`;
}
