import type { App } from '../../platform/app.ts';
import { openPersonKey } from '../../platform/crypto/person-key.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { type MailContent, mailContent } from '../../platform/mail/mail-content.ts';
import { listMails, type SealedMail } from './mail-outbox.repository.ts';

/** A mail that has not left, with its links. */
export interface UnsentMail
  extends Pick<SealedMail, 'kind' | 'state' | 'createdAt'>,
    Pick<MailContent, 'to' | 'subject' | 'text'> {}

/**
 * The newest mails of a client that have not left, links included, for the operator at the server's command line:
 * without a mail server nothing else brings them to a person. No resolver or route may call it.
 */
export function readUnsentMails(app: App, clientId: string, most: number): Promise<UnsentMail[]> {
  return inClient(app.db, clientId, async (scope) => {
    const mails = await listMails(
      scope,
      { kind: null, states: ['waiting', 'kept', 'failed'], orderSequence: null },
      { after: null, before: null, limit: most, isInverted: false },
    );
    return mails.flatMap(({ wrappedKey, personKeyId, sealed, kind, state, createdAt }) => {
      if (!wrappedKey) return [];
      const { to, subject, text } = mailContent.parse(
        openPersonKey(app.secrets, personKeyId, wrappedKey).decrypt(sealed),
      );
      return [{ kind, state, createdAt, to, subject, text }];
    });
  });
}
