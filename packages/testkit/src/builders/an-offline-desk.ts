import { randomUUID } from 'node:crypto';
import { renewDeskLease } from '@foyer/server/modules/desk-leases/renew-desk-lease.ts';
import type { LeaseTermsOfDesk, RenewedLease } from '@foyer/server/modules/desk-leases/renewed-lease.ts';
import { sendDeskSales } from '@foyer/server/modules/desk-leases/send-desk-sales.ts';
import type { App } from '@foyer/server/platform/app.ts';
import type pg from 'pg';
import { aTillDesk, type TillDesk } from './a-till-desk.ts';

/** A renewal of a browser that has nothing yet. */
export type FullLease = RenewedLease & LeaseTermsOfDesk & { codes: NonNullable<RenewedLease['codes']> };

export interface OfflineDesk extends TillDesk {
  deviceId: string;
  /** Opens or renews its lease. */
  renew(): Promise<FullLease>;
  /** What the desk keeps of a sale of so many adults: it takes the next codes and the next receipt of its lease. */
  sold(
    lease: Pick<FullLease, 'codes' | 'nextReceiptNumber'>,
    quantity: number,
    change?: Record<string, unknown>,
  ): Record<string, unknown>;
  send(
    lease: Pick<RenewedLease, 'lease'>,
    sales: readonly Record<string, unknown>[],
    deviceNow?: Date,
  ): ReturnType<typeof sendDeskSales>;
}

/** A desk with an open till whose account may sell offline. */
export async function anOfflineDesk(
  app: App,
  owner: pg.Pool,
  options?: Parameters<typeof aTillDesk>[2],
): Promise<OfflineDesk> {
  return offlineAt(app, owner, await aTillDesk(app, owner, options));
}

/** The same for a desk that there is. */
export async function offlineAt(app: App, owner: pg.Pool, desk: TillDesk): Promise<OfflineDesk> {
  await owner.query(
    `update account_right set offline_sales = true where client_id = $1 and module = 'ticketverkoop'`,
    [desk.clientId],
  );
  const deviceId = randomUUID();
  const used = new Set<string>();
  let receipts = 0;
  return {
    ...desk,
    deviceId,
    renew: async () => {
      const renewed = await renewDeskLease(desk.manager, { tillId: desk.tillId, deviceId, language: 'nl' });
      const { terms, codes } = renewed;
      if (!terms || !codes) throw new Error('a browser with nothing was sent nothing');
      return { ...renewed, ...terms, codes };
    },
    sold: ({ codes, nextReceiptNumber }, quantity, change = {}) => {
      const taken = codes.filter(({ number }) => !used.has(number)).slice(0, quantity);
      for (const { number } of taken) used.add(number);
      receipts += 1;
      const { leaseId: _leaseId, tillId: _tillId, ...sale } = desk.sale(quantity);
      return {
        ...sale,
        receiptNumber: nextReceiptNumber + receipts - 1,
        soldAt: app.clock().toISOString(),
        codes: taken.map(({ code }) => code),
        ...change,
      };
    },
    send: ({ lease }, sales, deviceNow = app.clock()) =>
      sendDeskSales(desk.manager, { leaseId: lease.id, deviceNow: deviceNow.toISOString(), sales }),
  };
}
