import { hideSecretsInHtml, hideSecretsInText } from '@foyer/content-html/hide-secrets.ts';
import { z } from 'zod';
import type { ClientScope } from '../database/database.ts';
import { inClient } from '../database/in-client.ts';
import { readingPayload } from '../outbox/read-payload.ts';
import { sendMessages } from '../outbox/send-message.ts';
import type { Subscription } from '../outbox/subscription.ts';
import { openSentMail } from './mail.repository.ts';
import type { MailContent } from './mail-content.ts';
import { findMailTransport } from './mail-transport.ts';

/** Has each of its addresses get a copy of a mail that has left; an address that takes none holds up no other. */
export async function orderCopies(scope: ClientScope, mailId: string, content: MailContent): Promise<void> {
  const commands = (content.copyTo ?? []).map((_address, place) => ({
    bus: 'command' as const,
    type: 'copy-mail',
    payload: { mailId, place },
    source: 'mail',
  }));
  if (commands.length > 0) await sendMessages(scope, ...commands);
}

/**
 * Carries out the command `copy-mail`: what the visitor got, to one address of the museum. Without the files, links and
 * codes, which are the visitor's alone (decision 0286).
 */
export const copyMailSubscription: Subscription = {
  bus: 'command',
  type: 'copy-mail',
  destination: 'mail',
  handle: readingPayload(
    z.object({ mailId: z.uuid(), place: z.int().min(0) }),
    async (app, { clientId, payload: { mailId, place } }) => {
      const content = await inClient(app.db, clientId, (scope) => openSentMail(app, scope, mailId));
      const address = content?.copyTo?.[place];
      const transport = findMailTransport(app.env.SMTP_URL);
      if (!content || !address || !transport) return;
      const { to, from, replyTo, subject, html, text } = content;
      await transport.send({
        to,
        from,
        ...(replyTo ? { replyTo } : {}),
        subject: hideSecretsInText(subject),
        html: hideSecretsInHtml(html),
        text: hideSecretsInText(text),
        attachments: [],
        messageId: `<${mailId}.${place}@${new URL(app.publicUrl).hostname}>`,
        envelope: { from: from.address, to: address },
      });
    },
  ),
};
