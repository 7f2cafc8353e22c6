import { readVisitorDetails } from '@foyer/domain/storefront/details/read-visitor-details.ts';
import type { VisitorDetails } from '@foyer/domain/storefront/visitor-details.ts';
import type { App } from '../../../platform/app.ts';
import { erasePersonKeys, openPersonKey } from '../../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { idAt } from '../../../platform/database/id-at.ts';
import type { PersonData, PersonTrace } from '../../person-data/index.ts';
import {
  eraseCartDetails,
  listCartsOfOrders,
  listCartsWithDetails,
  listOldCarts,
} from './person-cart.repository.ts';

/** Details of carts older than this are cleared every night (privacy). */
export const mostCartDays = 90;

const stretch = 1000;

/** Details typed into carts, sealed with their keys, also those that became no order. */
export const cartPersonData: PersonData = {
  name: 'storefront',
  columns: ['cart.details'],
  async find(app, scope, trace) {
    const carts = await listCarts(app, scope, trace);
    const times = carts.map(({ createdAt }) => createdAt.getTime());
    const [from, until] = times.length ? [Math.min(...times), Math.max(...times)] : [null, null];
    return [
      {
        kind: 'carts',
        records: carts.length,
        from: from === null ? null : new Date(from),
        until: until === null ? null : new Date(until),
      },
    ];
  },
  async read(app, scope, trace) {
    const carts = await listCarts(app, scope, trace);
    return {
      carts: carts.flatMap(({ createdAt, details }) =>
        details ? [{ createdAt: createdAt.toISOString(), ...plain(details) }] : [],
      ),
    };
  },
  async forget(app, scope, step, { before, place, limit }) {
    if (step !== 'carts') return { records: 0, place: null };
    const carts = await listOldCarts(scope, { before: idAt(before.getTime()), place, limit });
    await eraseCartDetails(
      scope,
      carts.map(({ id }) => id),
    );
    // The key of a cart that became an order is the order's.
    const keys = carts.filter(({ isOfOrder }) => !isOfOrder).flatMap(({ personKeyId }) => personKeyId ?? []);
    await erasePersonKeys(scope, keys, app.clock());
    return { records: carts.length, place: carts.length === limit ? (carts.at(-1)?.id ?? null) : null };
  },
  async erase(app, scope, trace) {
    const carts = await listCarts(app, scope, trace);
    const cartIds = carts.map(({ id }) => id);
    await eraseCartDetails(scope, cartIds);
    const keys = carts.flatMap(({ personKeyId }) => personKeyId ?? []);
    await erasePersonKeys(scope, keys, app.clock());
  },
};

interface FoundCart {
  id: string;
  createdAt: Date;
  personKeyId: string | null;
  details?: VisitorDetails;
}

/** Those of the orders, and those that only say so inside. */
async function listCarts(app: App, scope: ClientScope, trace: PersonTrace): Promise<FoundCart[]> {
  const found = new Map<string, FoundCart>();
  for (const cart of await listCartsOfOrders(scope, trace.orderIds)) found.set(cart.id, cart);
  if (trace.emails.length === 0) return [...found.values()];
  let after = idAt(app.clock().getTime() - mostCartDays * 86_400_000);
  for (let length = stretch; length === stretch; ) {
    const carts = await listCartsWithDetails(scope, after, stretch);
    for (const cart of carts) {
      const details = readVisitorDetails(
        openPersonKey(app.secrets, cart.personKeyId, cart.wrappedKey).decrypt(cart.details),
      );
      if (details === null) continue;
      const isTheirs = trace.emails.includes(details.email.toLowerCase());
      // An order that waits keeps its cart's details for as long.
      const isOfOther =
        !trace.keyIds.includes(cart.personKeyId) && trace.waitingKeyIds.includes(cart.personKeyId);
      if (found.has(cart.id) || (isTheirs && !isOfOther)) {
        found.set(cart.id, { ...cart, details });
      }
    }
    length = carts.length;
    after = carts.at(-1)?.id ?? after;
  }
  return [...found.values()];
}

function plain(details: VisitorDetails): Record<string, string | number | null> {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      typeof value === 'string' || typeof value === 'number' || value === null
        ? value
        : JSON.stringify(value),
    ]),
  );
}
