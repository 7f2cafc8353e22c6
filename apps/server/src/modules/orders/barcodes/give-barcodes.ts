import type { ClientScope } from '../../../platform/database/database.ts';
import { RefusedError } from '../../../platform/errors.ts';
import type { Places } from '../../capacity/index.ts';
import { findSaleCounters } from '../../sale-counters/index.ts';
import type { NewTicket, TicketRules } from '../ticket.repository.ts';
import {
  handBarcodesOn,
  listRenewedBarcodes,
  listSeriesOfCounters,
  listTypesOfSeries,
  setBarcodes,
  takeBarcodes,
} from './barcodes-of-tickets.repository.ts';

/** Gives tickets of a completed order the codes of the series whose places the order took; the others keep their own. */
export async function giveBarcodes(
  scope: ClientScope,
  tickets: readonly NewTicket[],
  {
    taken,
    rules,
    now,
  }: { taken: ReadonlyMap<string, readonly Places[]>; rules: readonly TicketRules[]; now: Date },
): Promise<readonly NewTicket[]> {
  const takers = new Set(
    rules.filter(({ takesCodes }) => takesCodes).map(({ ticketTypeId }) => ticketTypeId),
  );
  if (!tickets.some(({ ticketTypeId }) => takers.has(ticketTypeId))) return tickets;
  const places = [...taken.values()].flat();
  const series = new Map(
    (
      await listSeriesOfCounters(
        scope,
        places.map(({ counterId }) => counterId),
      )
    ).map(({ counterId, seriesId }) => [counterId, seriesId]),
  );
  if (series.size === 0) return tickets;
  const links = await listTypesOfSeries(scope, [...series.values()]);
  const seriesOf = Map.groupBy(links, ({ ticketTypeId }) => ticketTypeId);
  const left = new Map<string, number>();
  for (const [orderId, own] of taken)
    for (const { counterId, quantity } of own) {
      const seriesId = series.get(counterId);
      if (seriesId) left.set(`${orderId} ${seriesId}`, quantity);
    }
  // Types with fewer series first: the others have a choice.
  const byChoice = tickets.toSorted(
    (a, b) => (seriesOf.get(a.ticketTypeId)?.length ?? 0) - (seriesOf.get(b.ticketTypeId)?.length ?? 0),
  );
  const chosen = new Map<NewTicket, string>();
  for (const ticket of byChoice) {
    const keyOf = (seriesId: string) => `${ticket.order.id} ${seriesId}`;
    const own = (seriesOf.get(ticket.ticketTypeId) ?? []).find(
      ({ seriesId }) => (left.get(keyOf(seriesId)) ?? 0) > 0,
    );
    if (!own) continue;
    left.set(keyOf(own.seriesId), (left.get(keyOf(own.seriesId)) ?? 0) - 1);
    chosen.set(ticket, own.seriesId);
  }
  return withCodes(scope, tickets, chosen, now);
}

/**
 * Gives tickets that come to a sold order a code of a series that has enough; `recountOrder` takes the places.
 * @throws RefusedError `ticket-type-limit-reached`
 */
export async function giveBarcodesLater(
  scope: ClientScope,
  tickets: readonly NewTicket[],
  { rules, now }: { rules: readonly TicketRules[]; now: Date },
): Promise<readonly NewTicket[]> {
  const takers = new Set(
    rules.filter(({ takesCodes }) => takesCodes).map(({ ticketTypeId }) => ticketTypeId),
  );
  const chosen = new Map<NewTicket, string>();
  for (const [ticketTypeId, own] of Map.groupBy(tickets, (ticket) => ticket.ticketTypeId)) {
    if (!takers.has(ticketTypeId)) continue;
    const [first] = own;
    const seriesId = await chooseSeries(scope, ticketTypeId, own.length, first?.visitDate ?? null);
    if (seriesId !== undefined) for (const ticket of own) chosen.set(ticket, seriesId);
  }
  return withCodes(scope, tickets, chosen, now);
}

/** Undefined = its tickets have codes of their own. */
async function chooseSeries(
  scope: ClientScope,
  ticketTypeId: string,
  quantity: number,
  date: string | null,
): Promise<string | undefined> {
  const { counters } = await findSaleCounters(scope, [{ ticketTypeId, quantity, timeslotId: null, date }]);
  const counter = counters.find(({ kind }) => kind === 'barcode-series');
  if (counter && (counter.capacity ?? 0) < quantity)
    throw new RefusedError([
      { code: 'ticket-type-limit-reached', params: { left: counter.capacity ?? 0, name: '' } },
    ]);
  return counter?.ownerId;
}

async function withCodes(
  scope: ClientScope,
  tickets: readonly NewTicket[],
  chosen: ReadonlyMap<NewTicket, string>,
  now: Date,
): Promise<readonly NewTicket[]> {
  if (chosen.size === 0) return tickets;
  const wanted = new Map<string, number>();
  for (const seriesId of chosen.values()) wanted.set(seriesId, (wanted.get(seriesId) ?? 0) + 1);
  const codes = await takeBarcodes(scope, wanted, now);
  return tickets.map((ticket) => {
    const barcodeId = codes.get(chosen.get(ticket) ?? '')?.shift();
    return barcodeId ? { ...ticket, barcodeId } : ticket;
  });
}

/** After tickets were replaced: a ticket that was moved hands its code on, a renewed one gets another of its series. */
export async function keepBarcodes(
  scope: ClientScope,
  ids: readonly string[],
  isRenewed: boolean,
  now: Date,
): Promise<void> {
  if (!isRenewed) return handBarcodesOn(scope, ids);
  for (const [ticketTypeId, renewed] of Map.groupBy(
    await listRenewedBarcodes(scope, ids),
    (ticket) => ticket.ticketTypeId,
  )) {
    const seriesId = await chooseSeries(scope, ticketTypeId, renewed.length, null);
    if (seriesId === undefined) continue;
    const codes = (await takeBarcodes(scope, new Map([[seriesId, renewed.length]]), now)).get(seriesId) ?? [];
    await setBarcodes(
      scope,
      renewed.map(({ ticketId }, nth) => ({ ticketId, barcodeId: codes[nth] ?? '' })),
    );
  }
}
