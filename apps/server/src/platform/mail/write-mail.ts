import type { Tables } from '../../generated/tables.ts';
import type { PersonKey } from '../crypto/person-key.ts';
import type { ClientScope } from '../database/database.ts';
import { sendMessages } from '../outbox/send-message.ts';
import type { NewMailContent } from './mail-content.ts';

export interface MailToWrite {
  /** The mail's id where its cause has one: written twice, the mail is still one. */
  id?: string;
  kind: Tables['mail']['kind'];
  language: string;
  orderId?: string;
  accountId?: string;
  content: NewMailContent;
  /** What hands it over; null = nothing does: it stays in the outbox. Left out: the mail server. */
  command?: 'send-sms' | null;
}

/**
 * Puts a mail into the outbox in the transaction of its cause; a worker sends it. Its personal values are sealed
 * with the key of the person it goes to.
 * @returns whether it is new: the same mail written again changes nothing.
 */
export async function writeMail(
  scope: ClientScope,
  key: PersonKey,
  mail: MailToWrite,
): Promise<{ id: string; isNew: boolean }> {
  const written = await scope.tx
    .insertInto('mail')
    .values({
      clientId: scope.clientId,
      ...(mail.id ? { id: mail.id } : {}),
      kind: mail.kind,
      orderId: mail.orderId ?? null,
      accountId: mail.accountId ?? null,
      language: mail.language,
      sealed: key.encrypt(mail.content),
      personKeyId: key.id,
      ...(mail.command === null ? { state: 'kept' as const } : {}),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) {
    return { id: mail.id ?? '', isNew: false };
  }
  if (mail.command === null) return { id: written.id, isNew: true };
  await sendMessages(scope, {
    bus: 'command',
    type: mail.command ?? 'send-mail',
    payload: { mailId: written.id },
    source: mail.kind,
  });
  return { id: written.id, isNew: true };
}
