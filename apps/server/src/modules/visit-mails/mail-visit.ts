import type { VisitMailKind } from '@foyer/domain/visit-mails/visit-mail-due.ts';
import { formatLongDate } from '@foyer/i18n/format-date.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { NewMailContent } from '../../platform/mail/mail-content.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { findChannel, findOpenChannel } from '../channels/index.ts';
import { recordOrderEvent } from '../orders/index.ts';
import { composeMail } from '../templates/index.ts';
import { findOrderMailFacts, type OrderMailFacts } from '../tickets/index.ts';
import { type MailedVisit, readMailedVisit } from './mailed-visit.repository.ts';
import { noteVisitMail, type UnmailedVisit } from './visit-to-mail.repository.ts';

/** Writes the mail of a visit and the note that it was sent, in one transaction; nothing where one is there. */
export async function mailVisit(
  app: App,
  scope: ClientScope,
  kind: VisitMailKind,
  visit: UnmailedVisit,
): Promise<void> {
  const facts = await findOrderMailFacts(app, scope, visit.orderId);
  if (!facts || !(await noteVisitMail(scope, visit, kind))) return;
  const { order } = facts;
  const mailed = await readMailedVisit(scope, visit, order.language);
  const content =
    kind === 'pre-visit'
      ? await composeBefore(facts, visit, mailed)
      : await composeAfter(facts, mailed, await findSalesPage(app, scope, facts));
  await writeMail(scope, facts.key, { kind, language: order.language, orderId: order.id, content });
  await recordOrderEvent(scope, order.id, 'mail-written', { kind: 'system' }, { mail: kind });
}

/** When and where the visit is, how to get there, and the way to its tickets. */
function composeBefore(
  facts: OrderMailFacts,
  { date, time }: UnmailedVisit,
  { productName: product, tickets, place, texts }: MailedVisit,
): Promise<NewMailContent> {
  const { t, intlLocale } = facts.t;
  const when = [formatLongDate(date, intlLocale), time].filter(Boolean).join(', ');
  return compose(facts, t('mail.preVisit.subject', { when }), {
    paragraphs: [t('mail.preVisit.text', { product }), ...texts],
    card: {
      title: product,
      lines: [
        when,
        tickets.map(({ typeName, quantity }) => `${quantity} × ${typeName}`).join(', '),
        place ? [place.name, place.address, place.town].filter(Boolean).join(', ') : '',
      ].filter(Boolean),
    },
    button: { label: t('mail.confirmation.button'), url: facts.orderUrl },
  });
}

/** Thanks, and the way to a next visit. */
function composeAfter(
  facts: OrderMailFacts,
  { productName: product }: MailedVisit,
  salesPage: string | null,
): Promise<NewMailContent> {
  const { t } = facts.t;
  return compose(facts, t('mail.afterVisit.subject', { product }), {
    paragraphs: [t('mail.afterVisit.text')],
    ...(salesPage ? { button: { label: t('mail.afterVisit.button'), url: salesPage } } : {}),
  });
}

type OwnWords = Pick<Parameters<typeof composeMail>[0], 'paragraphs' | 'card' | 'button'>;

async function compose(facts: OrderMailFacts, subject: string, words: OwnWords): Promise<NewMailContent> {
  const parts = await composeMail({
    locale: facts.t.intlLocale,
    sender: facts.client,
    banner: facts.banner,
    logoUrl: facts.logoUrl,
    colours: facts.visit.colours,
    heading: subject,
    ...words,
    footer: [facts.t.t('mail.order', { number: facts.orderNumber }), ...facts.contact],
  });
  return {
    to: facts.to,
    from: facts.from,
    replyTo: facts.replyTo,
    subject,
    ...parts,
    copyTo: [],
    attachments: [],
  };
}

/** A page that sells today: the one that sold the order where it can; null = none is published. */
async function findSalesPage(
  app: App,
  scope: ClientScope,
  { order, client }: OrderMailFacts,
): Promise<string | null> {
  const seller = order.channelId === null ? undefined : await findChannel(scope, order.channelId);
  const open = await findOpenChannel(scope, app.clock(), { wanted: seller });
  return open ? `${app.publicUrl}/shop/${client.subdomain}/${open.url}?language=${order.language}` : null;
}
