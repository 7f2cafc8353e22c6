import { formatGiftCardCode } from '@foyer/domain/gift-cards/gift-card-code.ts';
import { formatDateInWords } from '@foyer/i18n/format-date.ts';
import { formatMoney } from '@foyer/i18n/format-money.ts';
import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import type { App } from '../../../platform/app.ts';
import { findPersonKey } from '../../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import { getClient, getContact, mailContactOf } from '../../clients/index.ts';
import { composeMail } from '../../templates/index.ts';
import { findMailBanner } from '../../tickets/index.ts';
import type { GiftCard } from '../gift-card.repository.ts';
import { codeOfCard } from '../gift-card-code.ts';
import { readLookOfCard } from '../gift-card-pdf/look-of-card.ts';
import { describeTickets } from '../gift-tickets/describe-tickets.ts';
import { openCardDetails } from '../show-gift-cards.ts';

/**
 * Writes the mail that brings a card, with its PDF and the link to its balance, in the caller's transaction.
 * @param to another address than that of its recipient: its buyer's.
 * @param mailId the same id writes one mail. @returns false where no mail is possible: no address, or the person was erased.
 */
export async function mailGiftCard(
  app: App,
  scope: ClientScope,
  card: GiftCard,
  mailId: string,
  to?: string,
): Promise<boolean> {
  const key = card.personKeyId && (await findPersonKey(scope, app.secrets, card.personKeyId));
  const [details] = await openCardDetails(app, scope, [card.id]);
  const address = to ?? details?.recipientEmail;
  if (!key || !details || !address) return false;
  const client = await getClient(scope);
  const look = await readLookOfCard(app, scope, card);
  const { t, intlLocale: locale } = readTranslator(card.language, ['present'], look.isOtherForm);
  const { lines, ...sender } = mailContactOf(
    app,
    client,
    await getContact(scope, app.clock()),
    (what, params) => t(`present.mail.${what}`, params),
  );
  const code = formatGiftCardCode(codeOfCard(app, scope.clientId, card.id));
  const tickets = await describeTickets(app, scope, card);
  const { recipientName, fromName, message } = details;
  const words = {
    client: client.name,
    name: recipientName || 'none',
    from: fromName || 'none',
    value: formatMoney(card.amountMinor, card.currency, locale),
    date: formatDateInWords(card.validUntil, locale),
  };
  const parts = await composeMail({
    locale,
    sender: client,
    banner: await findMailBanner(app, scope, card.language),
    logoUrl: client.logoUrl && new URL(client.logoUrl, app.publicUrl).href,
    colours: look.colours,
    heading: t(tickets ? 'present.mail.ticketHeading' : 'present.mail.heading', words),
    paragraphs: [
      ...(message ? [message] : []),
      t(tickets ? 'present.mail.ticketText' : 'present.mail.text', words),
    ],
    card: {
      title: tickets ? tickets.lines.join(', ') : words.value,
      lines: [...(tickets ? [] : [code]), t('present.pdf.validUntil', words)],
    },
    button: {
      label: t(tickets ? 'present.mail.ticketButton' : 'present.mail.button'),
      url: tickets
        ? tickets.link
        : `${app.publicUrl}/shop/order/${client.subdomain}/gift?language=${card.language}#${code}`,
    },
    footer: [t(tickets ? 'present.pdf.ticketCash' : 'present.pdf.cash'), ...lines],
  });
  await writeMail(scope, key, {
    id: mailId,
    kind: 'gift-card',
    language: card.language,
    ...(card.orderId ? { orderId: card.orderId } : {}),
    content: {
      to: { name: '', address },
      ...sender,
      subject: t(tickets ? 'present.mail.ticketSubject' : 'present.mail.subject', words),
      ...parts,
      copyTo: [],
      attachments: [
        {
          kind: 'gift-card',
          filename: `${tickets ? 'gift-tickets' : 'gift-card'}-${card.codeEnd}.pdf`,
          contentType: 'application/pdf',
          reference: card.id,
        },
      ],
      secrets: [code],
    },
  });
  return true;
}
