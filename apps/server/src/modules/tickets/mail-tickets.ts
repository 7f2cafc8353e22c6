import { formatLongDate } from '@foyer/i18n/format-date.ts';
import { z } from 'zod';
import { inClient } from '../../platform/database/in-client.ts';
import type { NewMailContent } from '../../platform/mail/mail-content.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { readingPayload } from '../../platform/outbox/read-payload.ts';
import { recordOrderEvent } from '../orders/index.ts';
import { composeMail } from '../templates/index.ts';
import { listPrices } from './list-prices.ts';
import { findOrderMailFacts, type OrderMailFacts } from './order-mail-facts.ts';

/**
 * Mails a completed order's tickets to its buyer: on `order-completed`, and again when staff ask for it. The mail
 * has the message's id, so that a message that comes twice makes one mail.
 */
export const mailTickets = readingPayload(z.object({ orderId: z.uuid() }), async (app, message) => {
  const { orderId } = message.payload;
  await inClient(app.db, message.clientId, async (scope) => {
    const facts = await findOrderMailFacts(app, scope, orderId);
    if (!facts || facts.order.number === null) return;
    const { isNew } = await writeMail(scope, facts.key, {
      id: message.id,
      kind: 'order-confirmation',
      language: facts.order.language,
      orderId,
      content: await composeTicketMail(facts),
    });
    if (isNew) {
      await recordOrderEvent(
        scope,
        orderId,
        'mail-written',
        { kind: 'system' },
        { mail: 'order-confirmation' },
      );
    }
  });
});

async function composeTicketMail(facts: OrderMailFacts): Promise<NewMailContent> {
  const { order, tickets, client, visit, t, orderNumber } = facts;
  const all = tickets.reduce((sum, { quantity }) => sum + quantity, 0);
  const count = facts.ticketCount;
  const product = visit.productName;
  const date = order.visitDate && formatLongDate(order.visitDate, t.intlLocale);
  const shortDate = order.visitDate && formatLongDate(order.visitDate, t.intlLocale, true);
  const name = order.buyerFirstName || order.buyerName;
  const place = [visit.location?.address, visit.location?.town].filter(Boolean).join(', ');
  const parts = await composeMail({
    locale: t.intlLocale,
    sender: client,
    banner: facts.banner,
    logoUrl: facts.logoUrl,
    colours: visit.colours,
    heading: shortDate
      ? t.t('mail.confirmation.heading', { date: shortDate, name })
      : t.t('mail.confirmation.headingUndated', { name }),
    paragraphs: [
      ...(count > 0 ? [t.t('mail.confirmation.text', { count, product })] : []),
      ...(facts.presentCount > 0 ? [t.t('mail.confirmation.presents')] : []),
    ],
    card: {
      title: [date, order.visitTime].filter(Boolean).join(', ') || product,
      lines: [
        tickets.map(({ typeName, quantity }) => `${quantity} × ${typeName}`).join(', '),
        [visit.location?.name, place].filter(Boolean).join(', '),
      ].filter(Boolean),
    },
    // a receipt of what was bought would name tickets that were cancelled since
    prices: all === order.itemCount ? listPrices(facts) : null,
    button: {
      label: t.t(count > 0 ? 'mail.confirmation.button' : 'mail.confirmation.order'),
      url: facts.orderUrl,
    },
    links: facts.walletLinks,
    footer: [t.t('mail.order', { number: orderNumber }), ...facts.contact],
  });
  const reference = order.id;
  const calendar = { kind: 'visit-calendar', filename: 'visit.ics', contentType: 'text/calendar' };
  return {
    to: facts.to,
    from: facts.from,
    replyTo: facts.replyTo,
    copyTo: facts.copyTo,
    subject:
      count > 0
        ? t.t('mail.confirmation.subject', { count, product })
        : t.t('mail.order', { number: orderNumber }),
    ...parts,
    attachments: [...facts.ticketFiles, ...(visit.startsAt ? [{ ...calendar, reference }] : [])],
  };
}
