import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { costsOfSale } from '@foyer/domain/pricing/sale-fees.ts';
import { decideSaleTerms, type TicketsOnSale } from '@foyer/domain/storefront/decide-sale-terms.ts';
import type { SaleTerms } from '@foyer/domain/storefront/sale-terms.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { inClientReadOnly } from '../../../platform/database/in-client.ts';
import { listTicketTypes } from '../../catalog/index.ts';
import { getFeesOfMoment } from '../../clients/index.ts';
import { rebookingRulesOf } from '../../rebooking/index.ts';
import { listOffer, type OfferedGroup, sellerOfChannel } from '../../sales/index.ts';
import { listTimeslots, type Timeslot } from '../../scheduling/index.ts';
import { findSetting } from '../../settings/index.ts';
import { listLocations } from '../../venues/index.ts';
import { openClientOf, openPageOf, type SalesPageAddress } from '../sales-page/open-sales-page.ts';

/** The tickets that a visitor is about to buy, with their visit as far as it is chosen. */
export interface WantedTerms {
  ticketTypeIds: readonly string[];
  timeslotId: string | null;
  date: LocalDate | null;
}

/**
 * Whether and until when tickets of a sales page can be moved and cancelled. Ticket types that it does not sell are left
 * out. @throws NotFoundError `channel-not-found`; RefusedError `client-disabled`.
 */
export async function showSaleTerms(
  app: App,
  address: SalesPageAddress,
  wanted: WantedTerms,
): Promise<SaleTerms> {
  const show: Parameters<typeof openClientOf<SaleTerms>>[2] = async (open) => {
    const { scope, client, today } = open;
    const now = app.clock();
    const point = address.point ?? 'website';
    const channel = await openPageOf(open, address.channel);
    const offer = await listOffer(scope, sellerOfChannel(channel, point), channel.defaultLanguage, {
      today,
      at: now,
    });
    const [timeslot] = wanted.timeslotId === null ? [] : await listTimeslots(scope, [wanted.timeslotId]);
    const groups = offer.filter((group) =>
      group.ticketTypes.some(({ id }) => wanted.ticketTypeIds.includes(id)),
    );
    const { settings: rebooking, exceptions } = await rebookingRulesOf(scope, now);
    const { buyersCancel, cancelHours, keepServiceCost, keepTransactionCost } = await findSetting(
      scope,
      'refunds',
      now,
    );
    return decideSaleTerms({
      rebooking,
      exceptions,
      refunds: { buyersCancel, cancelHours, keepServiceCost, keepTransactionCost },
      costs: costsOfSale(await getFeesOfMoment(scope, client, now), point),
      tickets: await ticketsOf(scope, groups, { ...wanted, timeslot }),
      currency: client.currency,
      timeZone: timeslot?.timeZone ?? (await timeZoneOf(scope, groups)) ?? client.timeZone,
      now,
    });
  };
  return openClientOf(app, address.client, show, inClientReadOnly);
}

async function ticketsOf(
  scope: ClientScope,
  groups: readonly OfferedGroup[],
  { ticketTypeIds, timeslot, date }: WantedTerms & { timeslot: Timeslot | undefined },
): Promise<TicketsOnSale[]> {
  const types = await listTicketTypes(scope, ticketTypeIds);
  return groups.flatMap((group) => {
    const sold = types.filter(({ id }) => group.ticketTypes.some((type) => type.id === id));
    return sold.map(({ id: ticketTypeId, eventId }) => ({
      ticketTypeId,
      ticketGroupId: group.id,
      eventId,
      visit: visitOf(group, timeslot, date),
    }));
  });
}

function visitOf(
  { needsTimeslot, needsDate, fixedDate }: OfferedGroup,
  timeslot: Timeslot | undefined,
  date: LocalDate | null,
): TicketsOnSale['visit'] {
  if (needsTimeslot) return timeslot ? { date: timeslot.date, time: timeslot.time } : 'open';
  if (fixedDate !== null) return { date: fixedDate, time: null };
  if (!needsDate) return null;
  const day = timeslot?.date ?? date;
  return day === null ? 'open' : { date: day, time: null };
}

async function timeZoneOf(scope: ClientScope, groups: readonly OfferedGroup[]): Promise<string | undefined> {
  const ids = groups.flatMap(({ locationIds }) => locationIds);
  return (await listLocations(scope)).find(({ id }) => ids.includes(id))?.timeZone ?? undefined;
}
