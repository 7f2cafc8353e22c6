import { postPayment } from '@foyer/domain/ledger/post-money.ts';
import { holderOfTill } from '@foyer/domain/ledger/till-holder.ts';
import type { TillMeans } from '@foyer/domain/tills/till-entry.ts';
import { listBalances, postToLedger } from '@foyer/server/modules/ledger/index.ts';
import { getOrder } from '@foyer/server/modules/orders/index.ts';
import { lockOpenTillSession, recordTillEntries } from '@foyer/server/modules/tills/index.ts';
import { openTill } from '@foyer/server/modules/tills/open-till.ts';
import { createTill } from '@foyer/server/modules/tills/save-till.ts';
import type { App } from '@foyer/server/platform/app.ts';
import { makeId } from '@foyer/server/platform/crypto/make-id.ts';
import type { ClientScope } from '@foyer/server/platform/database/database.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import type pg from 'pg';
import { aClient, signedInAs } from './a-client.ts';
import { aTimeslot } from './a-timeslot.ts';
import { aPlacedOrder } from './an-order.ts';

/** A museum with a till that is open with a float, and what can come to it. */
export async function aTill(app: App, owner: pg.Pool, floatMinor = 15_000) {
  const client = await aClient(app);
  const { clientId } = client;
  const manager = await signedInAs(app, client);
  const timeslot = await aTimeslot(owner, clientId, { capacity: 50 });
  const till = await createTill(manager, { name: 'Desk 1', locationId: timeslot.locationId });
  const session = await openTill(manager, till.id, { floatMinor, note: '' });
  const inMuseum = <T>(work: Parameters<typeof inClient<T>>[2]) => inClient(app.db, clientId, work);

  /** Money for an order, as a desk takes it within its transaction. */
  const take = async (
    scope: ClientScope,
    orderId: string,
    amountMinor: number,
    means: TillMeans = 'cash',
  ) => {
    const open = await lockOpenTillSession(scope, till.id);
    const { test: isTest, currency } = await getOrder(scope, orderId);
    const [paymentId, at] = [makeId(), app.clock()];
    const cause = { causeId: paymentId, orderId, isTest, currency, at };
    await postToLedger(scope, postPayment(cause, holderOfTill(till.id, means), amountMinor));
    const entry = { kind: 'sale', means, amountMinor, orderId, paymentId, byName: 'Femke', at } as const;
    await recordTillEntries(scope, open, [entry]);
  };
  return {
    ...{ client, clientId, manager, till, session, inMuseum, take },
    anOrder: async () => (await aPlacedOrder(app, clientId, timeslot, { quantity: 2, isTest: true })).orderId,
    /** What the ledger says is in the drawer. */
    drawer: async (): Promise<number> => {
      const balances = await inMuseum(listBalances);
      return balances.find(({ account }) => account === `money:${till.id}`)?.amountMinor ?? 0;
    },
  };
}
