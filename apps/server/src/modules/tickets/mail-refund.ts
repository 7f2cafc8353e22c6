import { formatMoney } from '@foyer/i18n/format-money.ts';
import { z } from 'zod';
import { inClient } from '../../platform/database/in-client.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { readingPayload } from '../../platform/outbox/read-payload.ts';
import { recordOrderEvent } from '../orders/index.ts';
import { composeMail } from '../templates/index.ts';
import { cancelledText, findOrderMailFacts } from './order-mail-facts.ts';
import { findChangedVisit } from './visit-facts.repository.ts';

/** Tells the buyer that money goes back and why, on `refund-requested`; one mail a message. */
export const mailRefund = readingPayload(
  z.object({
    orderId: z.uuid(),
    reason: z.string(),
    amountMinor: z.int(),
    fromDate: z.string().nullish(),
    fromTime: z.string().nullish(),
    isMailed: z.boolean().default(true),
  }),
  async (app, message) => {
    const { orderId, reason, amountMinor, fromDate, fromTime = null, isMailed } = message.payload;
    if (!isMailed) return;
    await inClient(app.db, message.clientId, async (scope) => {
      const facts = await findOrderMailFacts(app, scope, orderId);
      if (!facts) return;
      const { t, order, client, orderNumber } = facts;
      const from = fromDate === undefined ? undefined : { date: fromDate, time: fromTime };
      const changed = from && (await findChangedVisit(scope, orderId, from));
      const product = changed?.productName ?? facts.lines[0]?.productName ?? '';
      const amount = formatMoney(amountMinor, order.currency, t.intlLocale);
      const parts = await composeMail({
        locale: t.intlLocale,
        sender: client,
        banner: facts.banner,
        logoUrl: facts.logoUrl,
        colours: facts.visit.colours,
        heading: t.t('mail.refund.heading', { amount }),
        paragraphs: [
          reason === 'tickets-cancelled' ? cancelledText(facts) : t.t(textOfReason(reason), { product }),
          t.t(partReasons.includes(reason) ? 'mail.refund.howPart' : 'mail.refund.how'),
        ],
        button: { label: t.t('mail.refund.button'), url: facts.orderUrl },
        footer: [...(orderNumber ? [t.t('mail.order', { number: orderNumber })] : []), ...facts.contact],
      });
      const { isNew } = await writeMail(scope, facts.key, {
        id: message.id,
        kind: 'refund',
        language: order.language,
        orderId,
        content: {
          to: facts.to,
          from: facts.from,
          replyTo: facts.replyTo,
          copyTo: facts.copyTo,
          subject: t.t('mail.refund.subject', { amount }),
          ...parts,
          attachments: [],
        },
      });
      if (isNew)
        await recordOrderEvent(scope, orderId, 'mail-written', { kind: 'system' }, { mail: 'refund' });
    });
  },
);

/** Of these a part of the money may stay. */
const partReasons = ['visit-cancelled', 'tickets-cancelled', 'order-changed'];

function textOfReason(reason: string): string {
  if (reason === 'places-gone') return 'mail.refund.placesGone';
  if (reason === 'visit-cancelled') return 'mail.refund.visitCancelled';
  if (reason === 'order-changed') return 'mail.refund.orderChanged';
  if (reason === 'change-not-made') return 'mail.refund.changeNotMade';
  return reason === 'paid-twice' ? 'mail.refund.paidTwice' : 'mail.refund.orderOver';
}
