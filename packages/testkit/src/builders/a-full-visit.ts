import { randomUUID } from 'node:crypto';
import { readUnsentMails, type UnsentMail } from '@foyer/server/modules/message-queue/read-unsent-mails.ts';
import { settlePayment } from '@foyer/server/modules/payments/settle-payment.ts';
import { saveDetails } from '@foyer/server/modules/storefront/cart/save-details.ts';
import { getCart } from '@foyer/server/modules/storefront/cart/show-cart.ts';
import { checkOut } from '@foyer/server/modules/storefront/checkout/check-out.ts';
import { joinWaitingList } from '@foyer/server/modules/waiting-list/join-waiting-list.ts';
import { showOwnEntry } from '@foyer/server/modules/waiting-list/own-entry.ts';
import { waitingListModule } from '@foyer/server/modules/waiting-list/waiting-list.module.ts';
import type { testDatabase } from '../database/test-database.ts';
import type { testApp } from '../test-app.ts';
import { aClient } from './a-client.ts';
import { aSalesPage } from './a-sales-page.ts';

/** A time of so many places, all of them sold, on a page with a waiting list, and what visitors do there. */
export async function aFullVisit(
  { owner }: Awaited<ReturnType<typeof testDatabase>>,
  { app, worker }: ReturnType<typeof testApp>,
  { capacity = 2, waitingList = true } = {},
) {
  const client = await aClient(app);
  const { clientId } = client;
  const page = await aSalesPage(owner, clientId, { capacity, salesFlow: { waitingList } });
  await owner.query('update counter set sold = capacity where id = $1', [page.timeslotId]);
  const address = { client: client.subdomain, channel: page.url };
  const lines = (quantity: number) => [{ ticketTypeId: page.ticketTypeId, quantity }];
  const secretIn = (mail: UnsentMail | undefined) => /#([\w-]{43})\b/.exec(mail?.text ?? '')?.[1] ?? '';
  /** What waits in the outbox, as a worker does it. */
  const carryOut = async () => {
    const { rows } = await owner.query<{ id: string; type: string; payload: Record<string, unknown> }>(
      'delete from outbox where client_id = $1 returning id, type, payload',
      [clientId],
    );
    for (const row of rows.toSorted((one, other) => one.id.localeCompare(other.id))) {
      const of = waitingListModule.subscriptions?.filter(({ type }) => type === row.type) ?? [];
      for (const one of of) await one.handle(worker, { ...row, clientId, createdAt: '' });
    }
  };
  const order = async (secret: string | undefined) => {
    await saveDetails(app, secret ?? '', {
      firstName: 'Anna',
      lastName: 'Visser',
      email: 'anna@example.com',
    });
    await checkOut(app, secret ?? '', { method: 'test' });
  };
  return {
    client,
    page,
    address,
    wish: (quantity: number) => ({ language: 'en', timeslotId: page.timeslotId, lines: lines(quantity) }),
    async join(
      email: string,
      {
        tickets = 1,
        timeslotId = page.timeslotId as string | null,
        date = page.date,
        beside = lines(0),
      } = {},
    ): Promise<void> {
      const wanted = [...lines(tickets), ...beside].filter(({ quantity }) => quantity > 0);
      const wish = { language: 'en', date, timeslotId, lines: wanted };
      await joinWaitingList(app, address, { ...wish, email });
      await carryOut();
    },
    /** Places come back, as of an order that was cancelled. */
    free: (places: number) =>
      owner.query('update counter set sold = sold - $2 where id = $1', [page.timeslotId, places]),
    change: (columns: string) => owner.query(`update channel set ${columns} where id = $1`, [page.channelId]),
    /** Those of the waiting list, the oldest first. */
    async mails(): Promise<UnsentMail[]> {
      await carryOut();
      const mails = await readUnsentMails(app, clientId, 100);
      return mails.filter(({ kind }) => kind === 'waiting-list').reverse();
    },
    secretIn,
    /** What the link of a mail shows. */
    open: (mail: UnsentMail | undefined) => showOwnEntry(app, address.client, { secret: secretIn(mail) }),
    cart: (secret: string | undefined) => getCart(app, secret ?? ''),
    order,
    async buy(secret: string | undefined) {
      await order(secret);
      const { rows } = await owner.query<{ reference: string; amountMinor: number; currency: string }>(
        `select reference, amount_minor::int as "amountMinor", currency from payment where client_id = $1
         order by created_at desc, id desc limit 1`,
        [clientId],
      );
      const [paid] = rows;
      if (!paid) throw new Error('no payment');
      await settlePayment(app, clientId, { ...paid, provider: 'test', event: randomUUID(), outcome: 'paid' });
    },
    async entries() {
      const { rows } = await owner.query<{ state: string; tickets: number }>(
        'select state, tickets from waiting_list_entry where client_id = $1 order by turn',
        [clientId],
      );
      return rows;
    },
  };
}
