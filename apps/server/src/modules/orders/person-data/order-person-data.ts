import { formatOrderNumber } from '@foyer/domain/orders/order-number.ts';
import { whyOrderStays } from '@foyer/domain/privacy/why-order-stays.ts';
import { findPersonKeys, type PersonKey } from '../../../platform/crypto/person-key.ts';
import type { PersonData } from '../../person-data/index.ts';
import { lockOrders } from '../order.repository.ts';
import {
  countOfOrders,
  eraseBuyers,
  findNextVisit,
  listNamesakes,
  listOldOrders,
  listOrdersForPerson,
  listOrdersOfKeys,
  listOrdersOfPerson,
  listOrdersWithBuyer,
  listSealedNotes,
  listTicketsForPerson,
  listWaitFacts,
} from './person-order.repository.ts';

const mostMatches = 20;

const numberOf = ({ sequence, prefix }: { sequence: number | null; prefix: string }) =>
  sequence === null ? null : formatOrderNumber(sequence, prefix);

/** Buyers, what they said, the names on their tickets; notes of colleagues. What is sealed has the order's key. */
export const orderPersonData: PersonData = {
  name: 'orders',
  columns: [
    'orders.buyer_first_name',
    'orders.buyer_last_name',
    'orders.buyer_name',
    'orders.buyer_email',
    'orders.buyer_phone',
    'orders.buyer_phone_digits',
    'orders.details',
    'orders.opt_ins',
    'order_line.ticket_names',
    'order_line.gifts',
    'ticket.visitor_name',
    'order_event.facts',
  ],
  async identify(app, scope, person) {
    const orders = await listOrdersOfPerson(scope, person);
    const unique = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))];
    const orderIds = orders.map(({ id }) => id);
    return {
      names: unique(orders.map(({ name }) => name)),
      phones: unique(orders.map(({ phone }) => phone)),
      language: orders[0]?.language ?? null,
      nextVisit: await findNextVisit(scope, orderIds, app.clock()),
      orders: orders.map(({ id, personKeyId }) => ({ id, keyId: personKeyId })),
    };
  },
  async suggest(scope, like) {
    if ('part' in like) return listNamesakes(scope, like.part, null, mostMatches);
    const found = await Promise.all(
      like.names.slice(0, 5).map((name) =>
        listNamesakes(
          scope,
          lastNameOf(name),
          {
            names: like.names.map((one) => one.toLowerCase()),
            phones: like.phones,
            notEmails: [...like.emails, ...(like.emails.length > 0 ? [] : [''])],
          },
          mostMatches,
        ),
      ),
    );
    return [...new Map(found.flat().map((one) => [`${one.email} ${one.name}`, one])).values()];
  },
  async listOrders(scope, orderIds) {
    const orders = await listOrdersWithBuyer(scope, orderIds);
    return orders.map(({ id, personKeyId }) => ({ id, keyId: personKeyId }));
  },
  listOrdersOfKeys,
  async lock(scope, orderIds) {
    await lockOrders(scope, orderIds, 'wait');
  },
  async wait(app, scope, orderIds) {
    const now = app.clock();
    const facts = await listWaitFacts(scope, orderIds);
    return facts.flatMap((one) => {
      const why = whyOrderStays(one, now);
      if (why === null) return [];
      const until = why === 'visit-to-come' && !one.hasUnusedOpenTicket ? one.usableUntil : null;
      return [{ orderId: one.orderId, number: numberOf(one), why, until }];
    });
  },
  find: (_app, scope, { orderIds }) => countOfOrders(scope, orderIds),
  async read(app, scope, { orderIds, keyIds }) {
    const keys = await findPersonKeys(scope, app.secrets, keyIds);
    const notes = await listSealedNotes(scope, orderIds);
    return {
      orders: (await listOrdersForPerson(scope, orderIds)).map(
        ({ sequence, prefix, keyId, details, optIns, ...order }) => ({
          number: numberOf({ sequence, prefix }),
          ...order,
          ...saidIn(keys, keyId, details),
          optIns: optIns.join(', '),
          createdAt: order.createdAt.toISOString(),
        }),
      ),
      tickets: (await listTicketsForPerson(scope, orderIds)).map(({ keyId, visitorName, ...ticket }) => ({
        ...ticket,
        visitorName: nameIn(keys, keyId, visitorName),
        usedAt: ticket.usedAt?.toISOString() ?? null,
      })),
      notes: notes.flatMap(({ at, key, sealed }) => {
        const text = keys.get(key)?.decrypt(Buffer.from(sealed, 'base64'));
        return typeof text === 'string' ? [{ at: at.toISOString(), text }] : [];
      }),
    };
  },
  async listOldOrders(scope, step, stretch) {
    const orders = await listOldOrders(scope, step, stretch);
    const isMore = orders.length === stretch.limit;
    return {
      orders: orders.map(({ id, personKeyId }) => ({ id, keyId: personKeyId })),
      place: isMore ? (orders.at(-1)?.id ?? null) : null,
    };
  },
  erase: (app, scope, { orderIds }) => eraseBuyers(scope, orderIds, app.clock()),
};

type Keys = ReadonlyMap<string, PersonKey>;

/** Every detail that the buyer gave besides. */
function saidIn(keys: Keys, keyId: string | null, sealed: Buffer | null): Record<string, string> {
  const said: unknown = sealed && keyId ? keys.get(keyId)?.decrypt(sealed) : null;
  if (typeof said !== 'object' || said === null) return {};
  return Object.fromEntries(Object.entries(said).map(([name, value]) => [name, String(value)]));
}

function nameIn(keys: Keys, keyId: string | null, sealed: Buffer | null): string | null {
  const name = sealed && keyId ? keys.get(keyId)?.decrypt(sealed) : null;
  return typeof name === 'string' ? name : null;
}

/** What a name is looked for by: `S. de Vries` and `Sanne de Vries` have it in common. */
function lastNameOf(name: string): string {
  return name.split(' ').slice(1).join(' ') || name;
}
