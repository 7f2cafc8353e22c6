import { randomUUID } from 'node:crypto';
import { openTill } from '@foyer/server/modules/tills/open-till.ts';
import { createTill } from '@foyer/server/modules/tills/save-till.ts';
import type { App } from '@foyer/server/platform/app.ts';
import type pg from 'pg';
import { aClient, signedInAs, type TestClient } from './a-client.ts';
import { aDesk, type TestDesk } from './a-desk.ts';

export interface TillDesk extends TestDesk {
  client: TestClient;
  manager: Awaited<ReturnType<typeof signedInAs>>;
  tillId: string;
  /** What a browser sends for so many adults that are paid in cash; the total is 17.50 a ticket. */
  sale(quantity: number, change?: Record<string, unknown>): Record<string, unknown>;
}

/** A desk with an open till, in a museum of its own. */
export async function aTillDesk(
  app: App,
  owner: pg.Pool,
  { capacity = 50, client }: { capacity?: number; client?: TestClient } = {},
): Promise<TillDesk> {
  const museum = client ?? (await aClient(app));
  const manager = await signedInAs(app, museum);
  const desk = await aDesk(owner, museum, { capacity });
  const { id: tillId } = await createTill(manager, { locationId: desk.locationId, name: 'Till 1' });
  await openTill(manager, tillId, { floatMinor: 10_000 });
  const { timeslotId, ticketTypeId } = desk;
  return {
    ...desk,
    client: museum,
    manager,
    tillId,
    sale: (quantity, change = {}) => ({
      saleId: randomUUID(),
      tillId,
      wish: { language: 'nl', timeslotId, lines: [{ ticketTypeId, quantity }] },
      totalMinor: 1750 * quantity,
      payments: [{ means: 'cash', amountMinor: 1750 * quantity }],
      buyer: {},
      ...change,
    }),
  };
}
