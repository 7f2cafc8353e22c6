import { formatOrderNumber } from '@foyer/domain/orders/order-number.ts';
import { formatWeek } from '@foyer/i18n/format-week.ts';
import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import type { Translator } from '@foyer/i18n/translator.ts';
import type { App } from '../../platform/app.ts';
import { findPersonKey, type PersonKey } from '../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { MailAddress, MailAttachment } from '../../platform/mail/mail-content.ts';
import { findChannel, listOtherForms } from '../channels/index.ts';
import { type Client, getClient, getContact, mailContactOf } from '../clients/index.ts';
import {
  countByType,
  getOrder,
  listOrderLines,
  listTickets,
  type Order,
  type OrderLine,
  orderPathOf,
  splitByValidity,
  type Ticket,
} from '../orders/index.ts';
import { findSetting } from '../settings/index.ts';
import { listLocationsWithHours } from '../venues/index.ts';
import { findMailBanner } from './eticket-look.repository.ts';
import { listWalletLinks } from './offer-wallets.ts';
import { listTicketAttachments } from './ticket-attachments.ts';
import { countShownTickets, getVisitFacts, type VisitFacts } from './visit-facts.repository.ts';

/** What every mail about an order needs. */
export interface OrderMailFacts {
  order: Order;
  lines: OrderLine[];
  /** Those that are valid now: cancelled ones are in no mail. */
  tickets: { typeName: string; quantity: number }[];
  /** How many open a gate, as the visitor counts them (`countShownTickets`). */
  ticketCount: number;
  /** How many open no gate: presents, which come in mails of their own. */
  presentCount: number;
  client: Client;
  visit: VisitFacts;
  key: PersonKey;
  /** The tickets as files: of every ticket that is valid now. */
  ticketFiles: MailAttachment[];
  /** The wallets that take them, each with its link; none where the museum or the sales page offers none. */
  walletLinks: { label: string; url: string }[];
  /** Above every mail; null = the name alone. */
  banner: { url: string; alt: string } | null;
  t: Translator;
  /** The words are those of the other form, formal or informal, than the written one. */
  isOtherForm: boolean;
  orderUrl: string;
  /** `GT-104877`; empty before it is given. */
  orderNumber: string;
  to: MailAddress;
  from: MailAddress;
  /** Left out = answers go to the sender. */
  replyTo?: MailAddress;
  /** Who gets a copy of what is bought, changed or paid back. */
  copyTo: string[];
  /** How to reach the museum, a line each. */
  contact: string[];
  logoUrl: string | null;
}

/**
 * Reads them; undefined where no mail is possible: no address, or the person was erased.
 * @param to another recipient than the buyer.
 */
export async function findOrderMailFacts(
  app: App,
  scope: ClientScope,
  orderId: string,
  to?: MailAddress,
): Promise<OrderMailFacts | undefined> {
  const order = await getOrder(scope, orderId);
  const key = order.personKeyId && (await findPersonKey(scope, app.secrets, order.personKeyId));
  const recipient = to ?? { name: order.buyerName, address: order.buyerEmail };
  if (!key || !recipient.address) return undefined;
  const client = await getClient(scope);
  const isOtherForm = await speaksOtherForm(app, scope, order);
  const t = readTranslator(order.language, ['mail', 'wallet'], isOtherForm);
  const orderNumber = order.number === null ? '' : formatOrderNumber(order.number, client.orderPrefix);
  const { lines: contact, ...sender } = mailContactOf(
    app,
    client,
    await getContact(scope, app.clock()),
    (what, params) => t.t(`mail.${what}`, params),
  );
  const { valid } = splitByValidity(await listTickets(scope, orderId));
  const orderUrl = `${app.publicUrl}${orderPathOf(app, client, orderId)}`;
  const channel = order.channelId === null ? undefined : await findChannel(scope, order.channelId);
  const takesWallets =
    (channel?.salesFlow.options.wallet ?? true) && valid.some(({ state }) => state === 'active');
  return {
    order,
    lines: await listOrderLines(scope, orderId),
    tickets: countByType(valid.map((ticket) => withOwnTime(ticket, order))),
    ticketCount: await countShownTickets(scope, orderId),
    presentCount: valid.filter(({ state }) => state === 'inactive').length,
    client,
    visit: await getVisitFacts(scope, orderId),
    key,
    banner: await findMailBanner(app, scope, order.language),
    t,
    isOtherForm,
    orderUrl,
    walletLinks: takesWallets ? await listWalletLinks(scope, app.clock(), t, orderUrl) : [],
    orderNumber,
    ticketFiles: await listTicketAttachments(app, scope, { id: orderId, orderNumber }),
    to: recipient,
    ...sender,
    copyTo: (await findSetting(scope, 'mails', app.clock())).bccEmails,
    contact: [...contact, ...(await openingOf(scope, order, t))],
    logoUrl: client.logoUrl && new URL(client.logoUrl, app.publicUrl).href,
  };
}

/** A ticket for another time of the day than the visit says so: `Tour, 14:00`. */
function withOwnTime(ticket: Ticket, { visitDate, visitTime }: Order): Ticket {
  const isOther =
    ticket.visitTime !== null && ticket.visitDate === visitDate && ticket.visitTime !== visitTime;
  return isOther ? { ...ticket, ticketTypeName: `${ticket.ticketTypeName}, ${ticket.visitTime}` } : ticket;
}

/** That tickets were cancelled as the buyer or staff chose, and whether others stay. */
export function cancelledText({ t, tickets }: Pick<OrderMailFacts, 't' | 'tickets'>): string {
  return t.t(tickets.length > 0 ? 'mail.ticketsCancelled.some' : 'mail.ticketsCancelled.all');
}

/** When the place of the visit is open, a line; none where it has no hours. */
async function openingOf(
  scope: ClientScope,
  { locationId }: Pick<Order, 'locationId'>,
  { t, intlLocale }: Translator,
): Promise<string[]> {
  const [location] = locationId === null ? [] : await listLocationsWithHours(scope, [locationId]);
  if (!location?.weekHours.some((hours) => hours !== null)) return [];
  const hours = formatWeek(location.weekHours, intlLocale, t('mail.closed')).join(', ');
  return [t('mail.opening', { hours })];
}

/** Whether the buyer of an order reads the other form, formal or informal, than the written one. */
export async function speaksOtherForm(
  app: App,
  scope: ClientScope,
  { channelId, language }: Pick<Order, 'channelId' | 'language'>,
): Promise<boolean> {
  const channel = channelId === null ? undefined : await findChannel(scope, channelId);
  return (await listOtherForms(scope, channel, [language], app.clock())).includes(language);
}
