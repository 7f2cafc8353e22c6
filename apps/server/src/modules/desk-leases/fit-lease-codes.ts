import { randomFillSync } from 'node:crypto';
import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { codesOfLease } from '@foyer/domain/desk-leases/lease-size.ts';
import { drawTicketNumber } from '@foyer/domain/tickets/ticket-number.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { getTicketSigner, insertNumbersAhead, listNumbersAhead, type NumberAhead } from '../tickets/index.ts';
import { findNumbersOfKept } from './printed-numbers.ts';

/** A code of a ticket that is not sold yet: what is printed, and its 16 digits. */
export interface LeaseCode {
  number: string;
  code: string;
  visitDate: LocalDate | null;
}

/** How many codes a lease needs for tickets of a day; null = for those without one. */
export interface CodesNeeded {
  visitDate: LocalDate | null;
  places: number;
  soldLately: number;
}

/** Gives a locked lease the codes that it is to have. @returns those that were printed on nothing. */
export async function fitLeaseCodes(
  app: App,
  scope: ClientScope,
  { leaseId, isTest }: { leaseId: string; isTest: boolean },
  needed: readonly CodesNeeded[],
): Promise<LeaseCode[]> {
  const printed = await findNumbersOfKept(scope, leaseId);
  const has = (await listNumbersAhead(scope, leaseId)).filter(
    (one) => one.isTest === isTest && !printed.has(one.number),
  );
  const added = needed.flatMap(({ visitDate, places, soldLately }) => {
    const own = has.filter((one) => one.visitDate === visitDate).length;
    const missing = Math.max(0, codesOfLease(places, soldLately) - own);
    return Array.from({ length: missing }, () => ({
      number: drawTicketNumber((bytes) => randomFillSync(bytes)),
      ...{ visitDate, isTest, leaseId },
    }));
  });
  await insertNumbersAhead(scope, added, app.clock());
  const dates = needed.map(({ visitDate }) => visitDate);
  const usable = [...has, ...added].filter(({ visitDate }) => dates.includes(visitDate));
  const signer = await getTicketSigner(app, scope);
  return usable.map(({ number, visitDate }: Omit<NumberAhead, 'ticketId'>) => ({
    ...{ number, visitDate },
    code: signer.codeOf({ code: number, visitDate, test: isTest }),
  }));
}
