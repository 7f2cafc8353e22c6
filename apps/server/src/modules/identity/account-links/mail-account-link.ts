import { formatDateTime } from '@foyer/i18n/format-date.ts';
import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import { z } from 'zod';
import { findPersonKey } from '../../../platform/crypto/person-key.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import { readingPayload } from '../../../platform/outbox/read-payload.ts';
import { composeMail } from '../../templates/index.ts';
import { lockAccount } from '../accounts/account.repository.ts';
import { getMailingClient } from '../client-lookup.repository.ts';
import { accountLinkUrl } from './account-link.ts';
import { accountMailColours, accountMailSender } from './account-mail.ts';
import { findLink } from './one-time-link.repository.ts';

/** Brings an account its link, on `account-link-made`. A link that was used or replaced meanwhile is not sent. */
export const mailAccountLink = readingPayload(z.object({ linkId: z.uuid() }), async (app, message) => {
  await inClient(app.db, message.clientId, async (scope) => {
    const link = await findLink(scope, message.payload.linkId);
    if (!link || link.usedAt) return;
    const account = await lockAccount(scope, link.accountId);
    if (!account?.email || !account.personKeyId) return;
    const key = await findPersonKey(scope, app.secrets, account.personKeyId);
    if (!key) return;
    const client = await getMailingClient(scope);
    const { t, intlLocale } = readTranslator(account.locale, ['account-mail']);
    const words = {
      client: client.name,
      username: account.username,
      until: formatDateTime(link.expiresAt, client.timeZone),
    };
    const isInvitation = link.purpose === 'account-activation';
    const say = (part: 'subject' | 'heading' | 'text' | 'button' | 'footer') =>
      isInvitation ? t(`account-mail.activation.${part}`, words) : t(`account-mail.reset.${part}`, words);
    const parts = await composeMail({
      locale: intlLocale,
      sender: client,
      colours: accountMailColours,
      heading: say('heading'),
      paragraphs: [say('text')],
      button: { label: say('button'), url: accountLinkUrl(app, link) },
      footer: [say('footer')],
    });
    await writeMail(scope, key, {
      id: message.id,
      kind: link.purpose,
      language: account.locale.slice(0, 2),
      accountId: account.id,
      content: {
        to: { name: account.username, address: account.email },
        from: accountMailSender(app, client),
        subject: say('subject'),
        ...parts,
        copyTo: [],
        attachments: [],
      },
    });
  });
});
