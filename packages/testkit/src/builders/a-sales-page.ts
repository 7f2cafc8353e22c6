import { randomUUID } from 'node:crypto';
import type { SalesFlowTyped } from '@foyer/domain/channels/sales-flow.ts';
import type pg from 'pg';
import { aTimeslot, type TestTimeslot } from './a-timeslot.ts';

export interface TestSalesPage extends TestTimeslot {
  channelId: string;
  /** Of the client, as visitors write it: `/api/shop/{client}/{url}`. */
  url: string;
}

/** A published ticketstreet that sells one ticket type for one timeslot of so many places (null = no limit). */
export async function aSalesPage(
  owner: pg.Pool,
  clientId: string,
  { capacity = 50, salesFlow = {} }: { capacity?: number | null; salesFlow?: SalesFlowTyped } = {},
): Promise<TestSalesPage> {
  const timeslot = await aTimeslot(owner, clientId, { capacity });
  const url = `visit-${randomUUID().slice(0, 8)}`;
  const { rows } = await owner.query<{ id: string }>(
    `insert into channel (client_id, kind, name, url, publication_on, languages, default_language, sales_flow)
     values ($1, 'ticketstreet', $2, $2, true, '{en,nl}', 'en', $3) returning id`,
    [clientId, url, JSON.stringify(salesFlow)],
  );
  const channelId = rows[0]?.id ?? '';
  const put = (text: string, ...values: string[]) => owner.query(text, [clientId, ...values]);
  await put(
    'insert into channel_ticket_group (client_id, channel_id, ticket_group_id) values ($1, $2, $3)',
    channelId,
    timeslot.ticketGroupId,
  );
  await put('insert into product_location values ($1, $2, $3)', timeslot.productId, timeslot.locationId);
  await put(`insert into ticket_type_sales_point values ($1, $2, 'website')`, timeslot.ticketTypeId);
  await put(
    `insert into content (client_id, owner, owner_id, language, field, text)
     values ($1, 'ticket-type', $2, 'en', 'name', 'Adult')`,
    timeslot.ticketTypeId,
  );
  return { ...timeslot, channelId, url };
}
