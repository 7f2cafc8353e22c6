import { createPersonKey } from '@foyer/server/platform/crypto/person-key.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import { writeMail } from '@foyer/server/platform/mail/write-mail.ts';
import type { DatabaseAccess } from '../database/database-access.ts';
import type { TestApp } from '../test-app.ts';
import { aClient, type TestClient } from './a-client.ts';
import { aSalesPage, type TestSalesPage } from './a-sales-page.ts';
import { aSoldTicket } from './a-sold-ticket.ts';
import { aPlacedOrder } from './an-order.ts';

/** A kind of thing, spelt as it appears in names of fields and arguments, without capitals. */
export type Thing =
  | 'account'
  | 'session'
  | 'location'
  | 'product'
  | 'ticketgroup'
  | 'tickettype'
  | 'ticketstreet'
  | 'timeslotgroup'
  | 'timeslot'
  | 'order'
  | 'mail'
  | 'device';

export interface BusyClient extends TestClient {
  page: TestSalesPage;
  /** One of each. */
  ids: Record<Thing, string>;
}

/** A client that has one of everything: a sales page, a sold ticket, a placed order, a mail, a gate, a session. */
export async function aBusyClient(
  { app }: TestApp,
  database: DatabaseAccess,
  names: { subdomain?: string; name?: string } = {},
): Promise<BusyClient> {
  const client = await aClient(app, names);
  const { clientId } = client;
  const page = await aSalesPage(database.owner, clientId);
  await aSoldTicket(database.owner, clientId, { visitDate: page.date, visitTime: page.time });
  const order = await aPlacedOrder(app, clientId, page);
  const mail = await inClient(app.db, clientId, async (scope) =>
    writeMail(scope, await createPersonKey(scope, app.secrets), {
      kind: 'order-confirmation',
      language: 'en',
      orderId: order.orderId,
      content: {
        to: { name: 'Anna Visser', address: 'anna.visser@example.com' },
        from: { name: client.subdomain, address: 'tickets@example.com' },
        subject: 'Your tickets',
        html: '<p>Your tickets</p>',
        text: 'Your tickets',
        copyTo: [],
        attachments: [],
      },
    }),
  );
  const make = async (text: string, values: unknown[]) =>
    (await database.owner.query<{ id: string }>(`${text} returning id`, values)).rows[0]?.id ?? '';
  const device = await make(`insert into device (client_id, name) values ($1, 'Gate 1')`, [clientId]);
  const session = await make(
    `insert into session (client_id, account_id, expires_at) values ($1, $2, now() + interval '30 days')`,
    [clientId, client.managerId],
  );
  const calendar = await database.owner.query<{ calendar_id: string }>(
    'select calendar_id from timeslot where client_id = $1 and id = $2',
    [clientId, page.timeslotId],
  );
  return {
    ...client,
    page,
    ids: {
      account: client.managerId,
      session,
      location: page.locationId,
      product: page.productId,
      ticketgroup: page.ticketGroupId,
      tickettype: page.ticketTypeId,
      ticketstreet: page.channelId,
      timeslotgroup: calendar.rows[0]?.calendar_id ?? '',
      timeslot: page.timeslotId,
      order: order.orderId,
      mail: mail.id,
      device,
    },
  };
}
