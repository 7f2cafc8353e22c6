import { connectProvider } from '@foyer/server/modules/payments/accounts/connect-provider.ts';
import { listPayments } from '@foyer/server/modules/payments/index.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import { aClient, signedInAs } from '../builders/a-client.ts';
import { aTimeslot, type TestTimeslot } from '../builders/a-timeslot.ts';
import type { TestDatabase } from '../database/test-database.ts';
import { accountInput, type aFoyerWithProviders } from '../providers/a-remote-payment.ts';
import type { PayerSide } from './payer-side.ts';

export type MoneyFoyer = Awaited<ReturnType<typeof aFoyerWithProviders>>;

/** A museum with few places whose visitors pay at one provider, and what has been ordered there so far. */
export interface MoneyWorld extends MoneyFoyer {
  database: TestDatabase;
  side: PayerSide;
  clientId: string;
  timeslot: TestTimeslot;
  noticeUrl: string;
  orders: { orderId: string; holdId: string }[];
  /** One of the orders; none while there is none. */
  orderAt(pick: number): MoneyWorld['orders'][number] | undefined;
  /** The provider's names of an order's payments, the newest first. */
  referencesOf(orderId: string): Promise<string[]>;
}

export async function aMoneyWorld(
  foyer: MoneyFoyer,
  database: TestDatabase,
  side: PayerSide,
  { capacity = 8 } = {},
): Promise<MoneyWorld> {
  const { app, clock } = foyer;
  // An earlier world let time pass; the database dates what is made by the real time.
  clock.advance((Date.now() - clock.now().getTime()) / 60_000);
  const client = await aClient(app);
  const { clientId } = client;
  await connectProvider(await signedInAs(app, client), accountInput(side.provider, side.keys));
  const timeslot = await aTimeslot(database.owner, clientId, { capacity });
  const orders: MoneyWorld['orders'] = [];
  return {
    ...foyer,
    database,
    side,
    clientId,
    timeslot,
    noticeUrl: `${app.publicUrl}/webhooks/payments/${side.provider}/${client.subdomain}`,
    orders,
    orderAt: (pick) => orders[pick % Math.max(1, orders.length)],
    referencesOf: (orderId) =>
      inClient(app.db, clientId, async (scope) =>
        (await listPayments(scope, [orderId])).map(({ reference }) => reference),
      ),
  };
}
