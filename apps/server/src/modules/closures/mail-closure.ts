import { localTimeAt } from '@foyer/domain/calendar/zoned-time.ts';
import { formatLongDate } from '@foyer/i18n/format-date.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { recordOrderEvent } from '../orders/index.ts';
import { composeMail } from '../templates/index.ts';
import { findOrderMailFacts, type OrderMailFacts } from '../tickets/index.ts';
import type { Closure } from './closure.repository.ts';
import { type ClosureVisit, findProductOfVisit } from './closure-visit.repository.ts';

/** What the mail says: closed; closed and choose by a link; open after all. */
export type ClosureMail = 'mail' | 'offer' | 'lifted';

/**
 * Writes a mail to a visitor, in the visitor's language, about what happened and what can be chosen, in the
 * transaction of its cause.
 * @returns false where no mail can be written.
 */
export async function mailClosure(
  app: App,
  scope: ClientScope,
  closure: Closure,
  visit: ClosureVisit,
  kind: ClosureMail,
): Promise<boolean> {
  const facts = await findOrderMailFacts(app, scope, visit.orderId);
  if (!facts) return false;
  const { t, order, client } = facts;
  const date = formatLongDate(visit.date, t.intlLocale);
  const product = (await findProductOfVisit(scope, visit)) ?? facts.lines[0]?.productName ?? '';
  const words = { date, time: visit.time ?? 'none', product };
  const name = order.buyerFirstName || order.buyerName;
  const parts = await composeMail({
    locale: t.intlLocale,
    sender: client,
    logoUrl: facts.logoUrl,
    colours: facts.visit.colours,
    heading: t.t(`mail.closure.${kind}.heading`, { ...words, name }),
    paragraphs: paragraphsOf(facts, closure, visit, kind, words),
    button: { label: t.t(`mail.closure.${kind}.button`), url: facts.orderUrl },
    footer: [t.t('mail.order', { number: facts.orderNumber }), ...facts.contact],
  });
  await writeMail(scope, facts.key, {
    kind: 'closure',
    language: order.language,
    orderId: order.id,
    content: {
      to: facts.to,
      from: facts.from,
      replyTo: facts.replyTo,
      copyTo: facts.copyTo,
      subject: t.t(`mail.closure.${kind}.subject`, words),
      ...parts,
      attachments: [],
    },
  });
  await recordOrderEvent(scope, order.id, 'mail-written', { kind: 'system' }, { mail: 'closure' });
  return true;
}

function paragraphsOf(
  { t }: OrderMailFacts,
  closure: Closure,
  visit: ClosureVisit,
  kind: ClosureMail,
  words: { date: string; time: string; product: string },
): string[] {
  if (kind === 'lifted') return [t.t('mail.closure.lifted.text', words)];
  const cause = [
    closure.reason === 'other' ? '' : t.t(`mail.closure.reason.${closure.reason}`),
    closure.note,
  ].filter(Boolean);
  if (kind === 'mail') return [cause.join(' '), t.t('mail.closure.mail.text', words)];
  const { deadlineAt, timeZone } = closure;
  const deadline = deadlineAt && localTimeAt(deadlineAt, timeZone);
  const until = deadline && {
    date: formatLongDate(deadline.date, t.intlLocale),
    time: deadline.time,
    count: visit.heads,
  };
  return [
    cause.join(' '),
    t.t(closure.offersRefund ? 'mail.closure.offer.textRefund' : 'mail.closure.offer.text', until ?? {}),
    t.t(`mail.closure.offer.${closure.withoutAnswer}`),
  ];
}
