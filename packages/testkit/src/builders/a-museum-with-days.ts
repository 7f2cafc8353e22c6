import { randomUUID } from 'node:crypto';
import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import { listVisits } from '@foyer/server/modules/closures/closure-visit.repository.ts';
import { completeOrder, listTickets, lockOrder } from '@foyer/server/modules/orders/index.ts';
import { findPersonKey } from '@foyer/server/platform/crypto/person-key.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import { mailContent } from '@foyer/server/platform/mail/mail-content.ts';
import { closeAsShown } from '../close-as-shown.ts';
import type { testDatabase } from '../database/test-database.ts';
import { settleWaitingVisits } from '../settle-waiting-visits.ts';
import type { testApp } from '../test-app.ts';
import { aClient, signedInAs } from './a-client.ts';
import { aTimeslot } from './a-timeslot.ts';
import { aPlacedOrder } from './an-order.ts';

type Database = Awaited<ReturnType<typeof testDatabase>>;

/** A museum that sells day tickets without a time, for two each; closing it, and what that does. */
export async function aMuseumWithDays(
  { owner }: Database,
  { app, worker }: ReturnType<typeof testApp>,
  { date, language = 'en' }: { date: string; language?: ContentLanguage },
) {
  const client = await aClient(app);
  const { clientId } = client;
  const place = await aTimeslot(owner, clientId, { date });
  await owner.query('delete from calendar_ticket_group where client_id = $1', [clientId]);
  await owner.query(`update ticket_group set kind = 'specific day' where client_id = $1`, [clientId]);
  await owner.query(`update product set availability_type = 'UNLIMITED' where client_id = $1`, [clientId]);
  await owner.query('insert into product_location (client_id, product_id, location_id) values ($1, $2, $3)', [
    ...[clientId, place.productId, place.locationId],
  ]);
  const sell = async (visitDate = date) => {
    const visit = { ...place, date: visitDate };
    const { orderId } = await aPlacedOrder(app, clientId, visit, { language, unitPriceMinor: 1750 });
    await owner.query(
      'update order_line set timeslot_id = null, visit_time = null where client_id = $1 and order_id = $2',
      [clientId, orderId],
    );
    await owner.query(
      `insert into payment (client_id, order_id, provider, reference, method, amount_minor, currency, state, paid_at)
       values ($1, $2, 'test', $3, 'test', 3500, 'EUR', 'paid', now())`,
      [clientId, orderId, randomUUID()],
    );
    await inClient(app.db, clientId, async (scope) =>
      completeOrder(app, scope, await lockOrder(scope, orderId), { kind: 'provider' }),
    );
    return orderId;
  };
  const staff = await signedInAs(app, client);
  const stretch = (fromTime = '00:00', untilTime: string | null = null, untilDate = date) => ({
    scopeKind: 'location',
    scopeIds: [place.locationId],
    fromDate: date,
    fromTime,
    untilDate,
    untilTime,
  });
  const plan = (remedy: string) => ({
    requestId: randomUUID(),
    reason: 'storm',
    note: 'Windkracht 11',
    remedy,
    offersRefund: true,
    withoutAnswer: 'refund',
    deadlineHours: 48,
  });
  return {
    clientId,
    place,
    staff,
    stretch,
    plan,
    sell,
    close: (remedy: string, where = stretch()) => closeAsShown(staff, where, plan(remedy)),
    work: () => settleWaitingVisits({ owner }, worker, clientId),
    visits: (closureId: string) =>
      inClient(app.db, clientId, (scope) =>
        listVisits(scope, closureId, { group: null, offset: 0, limit: 50 }),
      ),
    tickets: (orderId: string) => inClient(app.db, clientId, (scope) => listTickets(scope, orderId)),
    count: async (table: 'mail' | 'refund') =>
      (await owner.query(`select from ${table} where client_id = $1`, [clientId])).rowCount,
    mails: () =>
      inClient(app.db, clientId, async (scope) => {
        const { rows } = await owner.query<{ personKeyId: string; sealed: Buffer }>(
          'select person_key_id as "personKeyId", sealed from mail where client_id = $1 order by id',
          [clientId],
        );
        const opened = [];
        for (const { personKeyId, sealed } of rows) {
          const key = await findPersonKey(scope, app.secrets, personKeyId);
          opened.push(mailContent.parse(key?.decrypt(sealed)));
        }
        return opened;
      }),
  };
}
