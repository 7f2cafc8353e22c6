import { randomUUID } from 'node:crypto';
import { settlePayment } from '@foyer/server/modules/payments/settle-payment.ts';
import { saveDetails } from '@foyer/server/modules/storefront/cart/save-details.ts';
import { getCart } from '@foyer/server/modules/storefront/cart/show-cart.ts';
import { takeCart } from '@foyer/server/modules/storefront/cart/take-cart.ts';
import { checkOut } from '@foyer/server/modules/storefront/checkout/check-out.ts';
import type { App } from '@foyer/server/platform/app.ts';
import type pg from 'pg';
import { counterFigures } from './a-counter.ts';
import { aSalesPage } from './a-sales-page.ts';
import { aTimeslot } from './a-timeslot.ts';

interface Tour {
  isUpsell?: boolean;
  tourDate?: string;
  tourTime?: string;
}

const anna = { firstName: 'Anna', lastName: 'Visser', email: 'anna.visser@example.com' };

/** A museum that is entered at 14:00, and beside it a tour at 15:30 of its own calendar. */
export async function aMuseumWithATour(
  owner: pg.Pool,
  app: App,
  { clientId, subdomain }: { clientId: string; subdomain: string },
  { isUpsell = true, tourDate = '2030-06-15', tourTime = '15:30' }: Tour = {},
) {
  const tour = await aTimeslot(owner, clientId, {
    capacity: 4,
    date: tourDate,
    time: tourTime,
    title: 'Tour',
  });
  const upsell = { isOn: isUpsell, ticketTypeIds: isUpsell ? [tour.ticketTypeId] : [] };
  const page = await aSalesPage(owner, clientId, { capacity: 10, salesFlow: { upsell } });
  const put = (text: string, ...values: string[]) => owner.query(text, [clientId, ...values]);
  await put(
    'insert into channel_ticket_group (client_id, channel_id, ticket_group_id) values ($1, $2, $3)',
    page.channelId,
    tour.ticketGroupId,
  );
  await put('insert into product_location values ($1, $2, $3)', tour.productId, tour.locationId);
  await put(`insert into ticket_type_sales_point values ($1, $2, 'website')`, tour.ticketTypeId);
  await put(
    `insert into content (client_id, owner, owner_id, language, field, text)
     values ($1, 'ticket-type', $2, 'en', 'name', 'Tour')`,
    tour.ticketTypeId,
  );
  /** Three adults, and so many of them on the tour; `''` names no time for it. */
  const wish = ({
    tours = 2,
    timeslotId = tour.timeslotId,
  }: {
    tours?: number;
    timeslotId?: string;
  } = {}) => ({
    language: 'en',
    timeslotId: page.timeslotId,
    lines: [
      { ticketTypeId: page.ticketTypeId, quantity: 3 },
      { ticketTypeId: tour.ticketTypeId, quantity: tours, ...(timeslotId ? { timeslotId } : {}) },
    ],
  });
  const address = { client: subdomain, channel: page.url };
  const take = (wanted: unknown) => takeCart(app, address, wanted, randomUUID());
  /** The newest payment is paid; answers the secret of its order. */
  const settle = async (secret: string) => {
    const { rows } = await owner.query(
      `select p.reference, p.amount_minor::int as "amountMinor", p.currency from payment p
       order by p.created_at desc, p.id desc limit 1`,
    );
    await settlePayment(app, clientId, { provider: 'test', event: 'paid', outcome: 'paid', ...rows[0] });
    return (await getCart(app, secret)).orderSecret ?? '';
  };
  return {
    page,
    tour,
    wish,
    take,
    settle,
    /** Another time of the museum or the tour on the same day. */
    async addTime({ timeslotId }: { timeslotId: string }, time: string) {
      const { rows } = await owner.query<{ id: string }>(
        `insert into timeslot (client_id, calendar_id, local_date, local_time, starts_at, origin)
         select client_id, calendar_id, local_date, $2::time, (local_date + $2::time) at time zone 'Europe/Amsterdam', 'manual'
         from timeslot where id = $1 returning id`,
        [timeslotId, time],
      );
      const id = rows[0]?.id ?? '';
      await put(
        `insert into counter (client_id, id, kind, owner_id, capacity) values ($1, $2, 'timeslot', $2, 4)`,
        id,
      );
      return id;
    },
    /** Bought and paid: the secret of the order. */
    async buy(wanted: unknown = wish()) {
      const { secret } = await take(wanted);
      await saveDetails(app, secret, anna);
      await checkOut(app, secret, { method: 'test' });
      return settle(secret);
    },
    async taken() {
      const [museum, own] = await Promise.all(
        [page, tour].map((one) => counterFigures(owner, one.timeslotId)),
      );
      return { museum, tour: own };
    },
  };
}
