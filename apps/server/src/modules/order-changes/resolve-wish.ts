import { isMerchandise } from '@foyer/domain/catalog/item-kinds.ts';
import type { OrderWish } from '@foyer/domain/order-changes/order-change-input.ts';
import { ok, type Refusal, type Result, refused } from '@foyer/domain/result/result.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { TicketToChange } from '../orders/index.ts';
import { findTarget, type Target } from './find-target.ts';
import type { OrderToChange } from './order-to-change.ts';
import { listWantedTypes, type WantedType } from './type-to-choose.repository.ts';

/** Tickets of one line that become others. */
export interface ReplacePart {
  tickets: TicketToChange[];
  ticketTypeId: string;
  /** null = the visit stays. */
  target: Target | null;
}

export interface AddPart {
  ticketTypeId: string;
  quantity: number;
  /** null = valid whenever they are valid. */
  target: Target | null;
}

/** A wish whose tickets and visits are there. */
export interface ResolvedWish {
  cancelled: TicketToChange[];
  replaced: ReplacePart[];
  added: AddPart[];
  newCodes: TicketToChange[];
}

/**
 * Finds what a wish names. What changes nothing is left out. Refusals: `ticket-not-in-order` (cancelled or replaced
 * meanwhile), `ticket-twice`, `ticket-scanned` where that is not allowed, `gift-card-not-changeable` also for a type that
 * is one, `timeslot-required` where tickets with a time would get a day alone, and those of `findTarget`.
 */
export async function resolveWish(
  app: App,
  scope: ClientScope,
  { tickets }: OrderToChange,
  wish: OrderWish,
  { mayBeScanned }: { mayBeScanned: boolean },
): Promise<Result<ResolvedWish>> {
  const known = new Map(tickets.map((ticket) => [ticket.id, ticket]));
  const types = await readWantedTypes(scope, wish);
  const named = [wish.cancel, ...wish.replace.map(({ ticketIds }) => ticketIds), wish.newCodes].flat();
  const refusal =
    refuseTickets(named, known, mayBeScanned) ??
    refuseRedeemed(wish.cancel, known) ??
    refuseCards(named.slice(wish.cancel.length), known) ??
    refuseCardTypes(types);
  if (refusal) return refused(refusal);
  const find = (ids: readonly string[]) => ids.flatMap((id) => known.get(id) ?? []);
  const replaced: ReplacePart[] = [];
  for (const part of wish.replace) {
    const own = find(part.ticketIds);
    if (isOnlyDate(part) && own.some((ticket) => needsTime(ticket, part.ticketTypeId, types)))
      return refused({ code: 'timeslot-required' });
    const target = await findTarget(app, scope, part, {
      ticketIds: own.map(({ id }) => id),
      ticketTypeIds: part.ticketTypeId ? [part.ticketTypeId] : [],
    });
    if (!target.ok) return target;
    replaced.push(...splitByLine(own, part.ticketTypeId ?? null, target.value));
  }
  const added: AddPart[] = [];
  for (const { ticketTypeId, quantity, ...visit } of wish.add) {
    const type = types.get(ticketTypeId);
    if (type && isMerchandise(type.itemKind)) {
      added.push({ ticketTypeId, quantity, target: null });
      continue;
    }
    if (isOnlyDate(visit) && isSoldByTime(type)) return refused({ code: 'timeslot-required' });
    const target = await findTarget(app, scope, visit, { ticketIds: [], ticketTypeIds: [ticketTypeId] });
    if (!target.ok) return target;
    added.push({ ticketTypeId, quantity, target: target.value });
  }
  return ok({ cancelled: find(wish.cancel), replaced, added, newCodes: find(wish.newCodes) });
}

function refuseTickets(
  named: readonly string[],
  known: ReadonlyMap<string, TicketToChange>,
  mayBeScanned: boolean,
): Refusal | null {
  if (named.some((id) => !known.has(id))) return { code: 'ticket-not-in-order' };
  if (new Set(named).size < named.length) return { code: 'ticket-twice' };
  const isScanned = named.some((id) => known.get(id)?.isScanned);
  return isScanned && !mayBeScanned ? { code: 'ticket-scanned' } : null;
}

/** A gift ticket that has its day, or is getting one, is cancelled in the order that gave it the day. */
function refuseRedeemed(ids: readonly string[], known: ReadonlyMap<string, TicketToChange>): Refusal | null {
  const isRedeemed = ids.some((id) => {
    const { sells, spentMinor = 0 } = known.get(id) ?? {};
    return sells === 'gift-ticket' && spentMinor > 0;
  });
  return isRedeemed ? { code: 'gift-ticket-has-day' } : null;
}

/** A gift card or gift ticket has no visit and no code of a ticket: it can only be given back. */
function refuseCards(ids: readonly string[], known: ReadonlyMap<string, TicketToChange>): Refusal | null {
  const [sold] = ids.flatMap((id) => known.get(id)?.sells ?? []);
  if (sold === undefined) return null;
  return { code: sold === 'gift-card' ? 'gift-card-not-changeable' : 'gift-ticket-not-changeable' };
}

type WantedTypes = ReadonlyMap<string, WantedType>;

async function readWantedTypes(scope: ClientScope, { replace, add }: OrderWish): Promise<WantedTypes> {
  const ids = [...replace, ...add].flatMap(({ ticketTypeId }) => ticketTypeId ?? []);
  return new Map((await listWantedTypes(scope, [...new Set(ids)])).map((type) => [type.id, type]));
}

/** Nothing becomes a gift card, and none is added: a ticket would be sold in its place, and its value not be owed. */
function refuseCardTypes(types: WantedTypes): Refusal | null {
  const isCard = [...types.values()].some(({ itemKind }) => itemKind === 'gift-card');
  return isCard ? { code: 'gift-card-not-changeable' } : null;
}

const isOnlyDate = ({ timeslotId, date }: Pick<OrderWish['add'][number], 'timeslotId' | 'date'>): boolean =>
  !timeslotId && Boolean(date);

/** With a day alone it would lose its place and be valid the whole day. Another type is sold as its own group says. */
function needsTime(
  ticket: TicketToChange,
  ticketTypeId: string | null | undefined,
  types: WantedTypes,
): boolean {
  if (!ticketTypeId || ticketTypeId === ticket.ticketTypeId) return ticket.timeslotId !== null;
  return isSoldByTime(types.get(ticketTypeId));
}

const isSoldByTime = (type: WantedType | undefined): boolean => type?.groupKind === 'day plus time';

/** Tickets of one line and one visit have one price. */
export function splitByLine(
  tickets: readonly TicketToChange[],
  ticketTypeId: string | null,
  target: Target | null,
): ReplacePart[] {
  const keyOf = (ticket: TicketToChange) => `${ticket.orderLineId} ${ticket.timeslotId} ${ticket.visitDate}`;
  return [...Map.groupBy(tickets, keyOf).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const isSameVisit =
      target === null || (target.timeslotId === first.timeslotId && target.date === first.visitDate);
    const part = {
      tickets: own,
      ticketTypeId: ticketTypeId ?? first.ticketTypeId,
      target: isSameVisit ? null : target,
    };
    return isSameVisit && part.ticketTypeId === first.ticketTypeId ? [] : [part];
  });
}
