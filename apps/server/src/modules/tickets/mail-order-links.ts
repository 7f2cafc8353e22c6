import { formatOrderNumber } from '@foyer/domain/orders/order-number.ts';
import { formatLongDate } from '@foyer/i18n/format-date.ts';
import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { readingPayload } from '../../platform/outbox/read-payload.ts';
import { getOrder, listOrderIdsOfBuyer, listOrderLines, orderPathOf } from '../orders/index.ts';
import { composeMail } from '../templates/index.ts';
import { findOrderMailFacts, type OrderMailFacts } from './order-mail-facts.ts';

/**
 * Mails the links of all orders of an address, on `order-links-requested`. The message names the newest of them, so that
 * no address is in it; null where there is no order with the address.
 */
export const mailOrderLinks = readingPayload(
  z.object({ orderId: z.uuid().nullable() }),
  async (app, message) => {
    const { orderId } = message.payload;
    if (orderId === null) return;
    await inClient(app.db, message.clientId, async (scope) => {
      const facts = await findOrderMailFacts(app, scope, orderId);
      if (!facts) return;
      const { t, client, order } = facts;
      const ids = await listOrderIdsOfBuyer(scope, order.buyerEmail);
      if (ids.length === 0) return;
      const count = ids.length;
      const parts = await composeMail({
        locale: t.intlLocale,
        sender: client,
        banner: facts.banner,
        logoUrl: facts.logoUrl,
        colours: facts.visit.colours,
        heading: t.t('mail.links.heading', { count }),
        paragraphs: [t.t('mail.links.text')],
        links: await describeOrders(app, scope, facts, ids),
        footer: facts.contact,
      });
      await writeMail(scope, facts.key, {
        id: message.id,
        kind: 'order-links',
        language: order.language,
        orderId,
        content: {
          to: facts.to,
          from: facts.from,
          ...(facts.replyTo ? { replyTo: facts.replyTo } : {}),
          subject: t.t('mail.links.subject', { count, client: client.name }),
          ...parts,
          copyTo: [],
          attachments: [],
        },
      });
    });
  },
);

async function describeOrders(
  app: App,
  scope: ClientScope,
  { t, client }: OrderMailFacts,
  ids: readonly string[],
): Promise<{ label: string; url: string }[]> {
  const links: { label: string; url: string }[] = [];
  for (const id of ids) {
    const { number, visitDate, visitTime } = await getOrder(scope, id);
    const [line] = await listOrderLines(scope, id);
    const date = visitDate ? formatLongDate(visitDate, t.intlLocale) : '';
    links.push({
      label: t.t('mail.links.line', {
        number: number === null ? '' : formatOrderNumber(number, client.orderPrefix),
        product: line?.productName ?? '',
        when: [date, visitTime].filter(Boolean).join(', ') || 'none',
      }),
      url: `${app.publicUrl}${orderPathOf(app, client, id)}`,
    });
  }
  return links;
}
