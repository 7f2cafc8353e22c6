import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../../generated/tables.ts';
import type { App } from '../app.ts';
import { findPersonKey } from '../crypto/person-key.ts';
import type { ClientScope } from '../database/database.ts';
import { type MailContent, mailContent } from './mail-content.ts';

/** A mail that has not left. undefined where it was sent or deleted meanwhile, or its person was erased. */
export async function openForSending(
  app: App,
  scope: ClientScope,
  mailId: string,
): Promise<{ content: MailContent; attempts: number; createdAt: Date } | undefined> {
  const mail = await scope.tx
    .selectFrom('mail')
    .select(['sealed', 'personKeyId', 'attempts', 'createdAt'])
    .where('clientId', '=', scope.clientId)
    .where('id', '=', mailId)
    .where('state', 'in', ['waiting', 'kept', 'failed'])
    .executeTakeFirst();
  const key = mail && (await findPersonKey(scope, app.secrets, mail.personKeyId));
  return mail && key
    ? {
        content: mailContent.parse(key.decrypt(mail.sealed)),
        attempts: mail.attempts,
        createdAt: mail.createdAt,
      }
    : undefined;
}

/** What was sent; undefined where it did not leave, or its person was erased. */
export async function openSentMail(
  app: App,
  scope: ClientScope,
  mailId: string,
): Promise<{ content: MailContent; language: string; sentAt: Date } | undefined> {
  const mail = await scope.tx
    .selectFrom('mail')
    .select(['sealed', 'personKeyId', 'language', 'sentAt'])
    .where('clientId', '=', scope.clientId)
    .where('id', '=', mailId)
    .where('state', '=', 'sent')
    .executeTakeFirst();
  const key = mail && (await findPersonKey(scope, app.secrets, mail.personKeyId));
  return mail?.sentAt && key
    ? {
        content: mailContent.parse(key.decrypt(mail.sealed)),
        language: mail.language,
        sentAt: mail.sentAt,
      }
    : undefined;
}

/** Whether the mail server took the newest mail of this kind about an order. */
export async function isMailSent(
  scope: ClientScope,
  orderId: string,
  kind: Selectable<Tables['mail']>['kind'],
): Promise<boolean> {
  const mail = await scope.tx
    .selectFrom('mail')
    .select('state')
    .where('clientId', '=', scope.clientId)
    .where('orderId', '=', orderId)
    .where('kind', '=', kind)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return mail?.state === 'sent';
}

export interface MailOutcome {
  state: Selectable<Tables['mail']>['state'];
  attempts: number;
  error: string | null;
  /** Of a mail that was sent. */
  sentAt?: Date;
  messageId?: string;
}

/** Writes what became of a mail; it is no longer held. */
export async function settleMail(scope: ClientScope, mailId: string, outcome: MailOutcome): Promise<void> {
  await scope.tx
    .updateTable('mail')
    .set({ ...outcome, waitsSince: null, nextTryAt: null })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', mailId)
    .where('state', '!=', 'deleted')
    .execute();
}

export interface MailHold {
  now: Date;
  nextTryAt: Date;
  /** Left out, it stays as it is: the mail was not tried. */
  attempts?: number;
  error?: string;
}

/** Lets a mail wait without a command, from the first time that it was held. */
export async function holdMail(
  scope: ClientScope,
  mailId: string,
  { now, nextTryAt, ...tried }: MailHold,
): Promise<void> {
  await scope.tx
    .updateTable('mail')
    .set({ ...tried, state: 'waiting', waitsSince: sql`coalesce(waits_since, ${now})`, nextTryAt })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', mailId)
    .where('state', 'in', ['waiting', 'kept', 'failed'])
    .execute();
}
