import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { OrderableGroup } from '@foyer/domain/sales/check-wish.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listPeriodsWithDaysLeft } from '../availability/index.ts';
import { listTicketGroupsForSale, type TicketGroupForSale } from '../catalog/index.ts';
import { listCalendarIdsOfTicketGroups } from '../scheduling/index.ts';
import type { SaleMoment, Seller } from './seller.ts';

/** A ticket group that can be bought now, with what a wish for its tickets has to name. */
export interface OfferedGroup extends TicketGroupForSale, Pick<OrderableGroup, 'calendarIds'> {
  /** The buyer chooses a day. */
  needsDate: boolean;
  /** The one day for which it is sold; null = another or none. */
  fixedDate: LocalDate | null;
}

/**
 * What a seller sells now, in its order and in the buyer's language. A group whose tickets need a time but that has no
 * calendar is left out, and so is one without timeslots whose dates are over or have not come.
 */
export async function listOffer(
  scope: ClientScope,
  { ticketGroupIds, salesPoint, channelId, defaultLanguage: fallbackLanguage }: Seller,
  language: string,
  now: SaleMoment,
): Promise<OfferedGroup[]> {
  const ofChannel = channelId === null ? {} : { channelId };
  const [groups, calendarIds] = await Promise.all([
    listTicketGroupsForSale(scope, { ticketGroupIds, salesPoint, ...ofChannel, language, fallbackLanguage }),
    listCalendarIdsOfTicketGroups(scope, ticketGroupIds),
  ]);
  const periods = groups.filter(({ sale }) => sale.kind === 'period').map(({ id }) => id);
  const left = await listPeriodsWithDaysLeft(scope, periods, now);
  return groups.flatMap((group) => {
    const calendars = calendarIds.get(group.id) ?? [];
    const isSold = group.needsTimeslot ? calendars.length > 0 : isSoldOn(group, now.today, left);
    const ticketTypes = group.ticketTypes.filter((type) => isCurrent(type, now.today));
    return isSold && ticketTypes.length > 0 ? [toOffered({ ...group, ticketTypes }, calendars)] : [];
  });
}

/** Tickets that are valid until a date are sold until it. */
function isCurrent({ validUntil }: { validUntil: LocalDate | null }, today: LocalDate): boolean {
  return validUntil === null || validUntil >= today;
}

/** Whether a group without timeslots is for sale today; for which days a day ticket is, its calendar tells. */
function isSoldOn(
  { id, sale }: TicketGroupForSale,
  today: LocalDate,
  periodsLeft: ReadonlySet<string>,
): boolean {
  const { kind, availableFrom, availableUntil, validFrom = null } = sale;
  if (kind === 'specific day') return availableUntil === null || availableUntil >= today;
  if (kind === 'fixed date') return validFrom !== null && validFrom >= today;
  if (kind === 'period' && !periodsLeft.has(id)) return false;
  const hasEnded = availableUntil !== null && availableUntil < today;
  return !hasEnded && (availableFrom === null || availableFrom <= today);
}

function toOffered(group: TicketGroupForSale, calendarIds: readonly string[]): OfferedGroup {
  const { kind, sale } = group;
  return {
    ...group,
    calendarIds,
    needsDate: kind === 'specific day',
    fixedDate: kind === 'fixed date' ? (sale.validFrom ?? null) : null,
  };
}
