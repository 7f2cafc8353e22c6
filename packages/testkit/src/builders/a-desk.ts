import { noHoldCapacity } from '@foyer/domain/channels/hold-capacity.ts';
import type { Seller, Wish } from '@foyer/server/modules/sales/index.ts';
import type pg from 'pg';
import type { TestClient } from './a-client.ts';
import { aTimeslot, type TestTimeslot } from './a-timeslot.ts';

export interface TestDesk extends TestTimeslot {
  clientId: string;
  seller: Seller;
  /** So many adults at the time of the timeslot. */
  wish(quantity: number): Wish;
}

/** A desk that sells one ticket type for one timeslot of so many places, by the account of the manager. */
export async function aDesk(
  owner: pg.Pool,
  client: TestClient,
  { capacity = 50 }: { capacity?: number | null } = {},
): Promise<TestDesk> {
  const timeslot = await aTimeslot(owner, client.clientId, { capacity });
  const { productId, locationId } = timeslot;
  await owner.query('insert into product_location values ($1, $2, $3)', [
    client.clientId,
    productId,
    locationId,
  ]);
  return aDeskFor(owner, client, timeslot);
}

/** A desk that sells for a timeslot that others sell for too. */
export async function aDeskFor(
  owner: pg.Pool,
  { clientId, managerId }: TestClient,
  timeslot: TestTimeslot,
): Promise<TestDesk> {
  const { ticketGroupId, ticketTypeId, timeslotId } = timeslot;
  await owner.query(`insert into ticket_type_sales_point values ($1, $2, 'reception')`, [
    clientId,
    ticketTypeId,
  ]);
  return {
    ...timeslot,
    clientId,
    seller: {
      salesPoint: 'reception',
      channelId: null,
      accountId: managerId,
      ticketGroupIds: [ticketGroupId],
      defaultLanguage: 'nl',
      minTickets: 1,
      maxTickets: null,
      holdCapacity: noHoldCapacity,
    },
    wish: (quantity) => ({ language: 'nl', timeslotId, date: null, lines: [{ ticketTypeId, quantity }] }),
  };
}
