import type { MailKind } from '@foyer/domain/message-queue/mail-kinds.ts';
import { formatLongDate } from '@foyer/i18n/format-date.ts';
import { formatMoney } from '@foyer/i18n/format-money.ts';
import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { readingPayload } from '../../platform/outbox/read-payload.ts';
import type { Message } from '../../platform/outbox/subscription.ts';
import { recordOrderEvent } from '../orders/index.ts';
import { composeMail } from '../templates/index.ts';
import { cancelledText, findOrderMailFacts, type OrderMailFacts } from './order-mail-facts.ts';
import { type ChangedVisit, findChangedVisit } from './visit-facts.repository.ts';

const visitMessage = z.object({
  orderId: z.uuid(),
  fromDate: z.string().nullish(),
  fromTime: z.string().nullish(),
  reason: z.string().optional(),
});
type VisitMessage = z.infer<typeof visitMessage>;

const changeMessage = visitMessage.extend({ amountMinor: z.int() });

/** Tells the buyer of a new time, with the new tickets, on `visit-moved`; a correction where a change is undone. */
export const mailMovedVisit = readingPayload(visitMessage, async (app, message) => {
  await mailOnce(app, message, 'visit-moved', async (facts, changed) => {
    const { t, order, tickets, visit } = facts;
    const { reason } = message.payload;
    const isCorrection = reason === 'timeslots-undone';
    // Asked for: nothing to apologise for.
    const isOwnChoice = reason === 'changed';
    const when = startText(facts, changed?.visitDate ? changed : order);
    const product = changed?.productName ?? visit.productName;
    const parts = await composeMail({
      ...lookOf(facts),
      heading: t.t(isCorrection ? 'mail.moved.corrected.heading' : 'mail.moved.heading', { when }),
      paragraphs: isOwnChoice
        ? [t.t('mail.changed.text', { product }), t.t('mail.changed.tickets')]
        : [
            t.t(isCorrection ? 'mail.moved.corrected.text' : 'mail.moved.text', {
              product,
              from: formerVisit(facts, message),
            }),
            t.t('mail.moved.tickets'),
          ],
      links: facts.walletLinks,
      card: {
        title: startText(facts, order) || product,
        lines: [
          tickets.map(({ typeName, quantity }) => `${quantity} × ${typeName}`).join(', '),
          [visit.location?.name, visit.location?.address, visit.location?.town].filter(Boolean).join(', '),
        ].filter(Boolean),
      },
    });
    const subject = t.t(isCorrection ? 'mail.moved.corrected.subject' : 'mail.moved.subject', { product });
    return { subject, ...parts, attachments: facts.ticketFiles };
  });
});

/** Brings the buyer the tickets that are valid after a change of the order, on `order-changed`. */
export const mailChangedOrder = readingPayload(visitMessage, async (app, message) => {
  await mailOnce(app, message, 'order-changed', async (facts) => {
    const { t } = facts;
    const product = facts.visit.productName;
    const parts = await composeMail({
      ...lookOf(facts),
      links: facts.walletLinks,
      heading: t.t('mail.changed.heading'),
      paragraphs: [t.t('mail.changed.text', { product }), t.t('mail.changed.tickets')],
    });
    return { subject: t.t('mail.changed.subject', { product }), ...parts, attachments: facts.ticketFiles };
  });
});

/** Asks the buyer to pay for a change of the order, on `order-change-to-pay`: the link is that of the order. */
export const mailChangeToPay = readingPayload(changeMessage, async (app, message) => {
  await mailOnce(app, message, 'order-change-to-pay', async (facts) => {
    const { t, order } = facts;
    const product = facts.visit.productName;
    const amount = formatMoney(message.payload.amountMinor, order.currency, t.intlLocale);
    const look = lookOf(facts);
    const parts = await composeMail({
      ...look,
      button: { ...look.button, label: t.t('mail.changePay.button') },
      heading: t.t('mail.changePay.heading', { amount }),
      paragraphs: [t.t('mail.changePay.text', { amount, product })],
    });
    return { subject: t.t('mail.changePay.subject', { amount }), ...parts, attachments: [] };
  });
});

/** Tells the buyer that a visit or tickets for which nothing goes back are cancelled; where money goes back, the refund's mail does. */
export const mailCancelledVisit = readingPayload(visitMessage, async (app, message) => {
  await mailOnce(app, message, 'visit-cancelled', async (facts, changed) => {
    const { t } = facts;
    // Asked for: the museum could let them visit.
    if (message.payload.reason === 'cancelled') {
      const subject = t.t('mail.ticketsCancelled.subject');
      const parts = await composeMail({
        ...lookOf(facts),
        heading: subject,
        paragraphs: [cancelledText(facts)],
      });
      return { subject, ...parts, attachments: [] };
    }
    const product = changed?.productName ?? facts.visit.productName;
    const parts = await composeMail({
      ...lookOf(facts),
      heading: t.t('mail.cancelled.heading'),
      paragraphs: [t.t('mail.cancelled.text', { product, from: formerVisit(facts, message) })],
    });
    return { subject: t.t('mail.cancelled.subject', { product }), ...parts, attachments: [] };
  });
});

type Composed = Awaited<ReturnType<typeof composeMail>> & {
  subject: string;
  attachments: { kind: string; filename: string; contentType: string; reference: string }[];
};

async function mailOnce(
  app: App,
  message: Message<VisitMessage>,
  kind: MailKind,
  compose: (facts: OrderMailFacts, changed: ChangedVisit | undefined) => Promise<Composed>,
): Promise<void> {
  const { orderId, fromDate, fromTime } = message.payload;
  await inClient(app.db, message.clientId, async (scope: ClientScope) => {
    const facts = await findOrderMailFacts(app, scope, orderId);
    if (!facts) return;
    const from = { date: fromDate ?? null, time: fromTime ?? null };
    const changed = await findChangedVisit(scope, orderId, from);
    const { isNew } = await writeMail(scope, facts.key, {
      id: message.id,
      kind,
      language: facts.order.language,
      orderId,
      content: {
        to: facts.to,
        from: facts.from,
        replyTo: facts.replyTo,
        copyTo: facts.copyTo,
        ...(await compose(facts, changed)),
      },
    });
    if (isNew) await recordOrderEvent(scope, orderId, 'mail-written', { kind: 'system' }, { mail: kind });
  });
}

function lookOf({ t, client, visit, banner, logoUrl, orderUrl, orderNumber, contact }: OrderMailFacts) {
  return {
    locale: t.intlLocale,
    sender: client,
    banner,
    logoUrl,
    colours: visit.colours,
    button: { label: t.t('mail.refund.button'), url: orderUrl },
    footer: [t.t('mail.order', { number: orderNumber }), ...contact],
  };
}

function formerVisit(facts: OrderMailFacts, { payload }: Message<VisitMessage>): string {
  const { fromDate = null, fromTime = null } = payload;
  return fromDate === null ? '' : startText(facts, { visitDate: fromDate, visitTime: fromTime });
}

function startText(
  { t }: OrderMailFacts,
  { visitDate, visitTime }: Pick<ChangedVisit, 'visitDate' | 'visitTime'>,
): string {
  const date = visitDate === null ? '' : formatLongDate(visitDate, t.intlLocale);
  return [date, visitTime].filter(Boolean).join(', ');
}
