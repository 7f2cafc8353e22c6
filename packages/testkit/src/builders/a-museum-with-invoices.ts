import { isEarned } from '@foyer/domain/ledger/ledger-account.ts';
import { listInvoices } from '@foyer/server/modules/invoices/invoice.repository.ts';
import { listPostings } from '@foyer/server/modules/ledger/index.ts';
import { cancelVisit } from '@foyer/server/modules/order-changes/index.ts';
import { completeOrder, lockOrder } from '@foyer/server/modules/orders/index.ts';
import type { App } from '@foyer/server/platform/app.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import type { DatabaseAccess } from '../database/database-access.ts';
import { aClient, signedInAs } from './a-client.ts';
import { aSeller } from './a-seller.ts';
import { aTimeslot } from './a-timeslot.ts';
import { aPlacedOrder } from './an-order.ts';

/** A museum whose orders are sold, invoiced and cancelled. */
export async function aMuseumWithInvoices(
  app: App,
  owner: DatabaseAccess['owner'],
  { saysWhoSells = true } = {},
) {
  const client = await aClient(app);
  const { clientId } = client;
  if (saysWhoSells) await aSeller(owner, clientId);
  const timeslot = await aTimeslot(owner, clientId, { capacity: 500 });
  const staff = await signedInAs(app, client);
  const place = async (quantity = 2, isTest = false) =>
    (await aPlacedOrder(app, clientId, timeslot, { quantity, isTest })).orderId;
  const complete = (orderId: string) =>
    inClient(app.db, clientId, async (scope) =>
      completeOrder(app, scope, await lockOrder(scope, orderId), { kind: 'provider' }),
    );
  const sell = async (quantity = 2, isTest = false) => {
    const orderId = await place(quantity, isTest);
    await complete(orderId);
    return orderId;
  };
  const documents = (orderId: string) =>
    inClient(app.db, clientId, (scope) => listInvoices(scope, [orderId]));
  /** Cancels all tickets that were not scanned. @returns the documents that follow from it. */
  const cancel = async (orderId: string) => {
    const before = await documents(orderId);
    await inClient(app.db, clientId, (scope) => {
      const by = { actor: { kind: 'system' } } as const;
      const { timeslotId } = timeslot;
      return cancelVisit(app, scope, { orderId, timeslotId, by, reason: 'storm', money: 'elsewhere' });
    });
    return (await documents(orderId)).slice(before.length);
  };
  const earned = (orderId: string) =>
    inClient(app.db, clientId, async (scope) =>
      (await listPostings(scope, [orderId]))
        .flatMap(({ entries }) => entries)
        .filter(({ account }) => isEarned(account))
        .reduce((sum, { amountMinor }) => sum - amountMinor, 0),
    );
  const numbers = async () => {
    const { rows } = await owner.query<{ number: string }>(
      'select number from invoice where client_id = $1 order by year, sequence',
      [clientId],
    );
    return rows.map(({ number }) => number);
  };
  const scanOne = (orderId: string) =>
    owner.query(
      `update ticket set used_at = now() where id = (select id from ticket where order_id = $1 limit 1)`,
      [orderId],
    );
  return {
    scanOne,
    client,
    clientId,
    timeslot,
    staff,
    place,
    complete,
    sell,
    cancel,
    documents,
    earned,
    numbers,
  };
}
