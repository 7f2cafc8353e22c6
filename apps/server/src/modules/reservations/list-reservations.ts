import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import {
  type ReservationFilter,
  reservationFilterInput,
} from '@foyer/domain/reservations/reservation-filter-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { isUuid } from '@foyer/domain/result/uuid.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { getClient } from '../clients/index.ts';
import {
  digestsOfSearch,
  type GroupReservation,
  openReservation,
  openReservations,
} from './group-contact.ts';
import { getReservation, listReservationRows } from './reservation.repository.ts';
import {
  type Asked,
  countViews,
  listFoundReservations,
  type ReservationTotals,
  sumFoundReservations,
} from './reservation-list.repository.ts';

/** One page of the group reservations that a filter finds, by visit. */
export async function listReservations(
  context: RequestContext,
  typed: unknown,
  page: { limit: number; offset: number },
): Promise<GroupReservation[]> {
  context.require('timeslotgroup', 'access');
  const filter = readReservationFilter(typed);
  return context.inClientReadOnly(async (scope) => {
    const asked = await askedOf(context.app, scope, filter);
    return openReservations(context.app, scope, await listFoundReservations(scope, filter, asked, page));
  });
}

export interface ReservationSums extends ReservationTotals {
  views: Awaited<ReturnType<typeof countViews>>;
}

/** How many reservations and people a filter finds, and how many each view has. */
export async function sumReservations(context: RequestContext, typed: unknown): Promise<ReservationSums> {
  context.require('timeslotgroup', 'access');
  const filter = readReservationFilter(typed);
  return context.inClientReadOnly(async (scope) => {
    const asked = await askedOf(context.app, scope, filter);
    const totals = await sumFoundReservations(scope, filter, asked);
    return { ...totals, views: await countViews(scope, asked.today, filter.timeslotGroupId) };
  });
}

/** One reservation with its contact. @throws NotFoundError `reservation-not-found` */
export async function showReservation(context: RequestContext, id: string): Promise<GroupReservation> {
  context.require('timeslotgroup', 'access');
  return context.inClientReadOnly(async (scope) =>
    openReservation(context.app, scope, await getReservation(scope, id)),
  );
}

const mostAtOnce = 50;

/** These reservations with their contacts, by visit; unknown ones are left out. */
export async function listReservationsByIds(
  context: RequestContext,
  ids: readonly string[],
): Promise<GroupReservation[]> {
  context.require('timeslotgroup', 'access');
  const known = ids.filter(isUuid).slice(0, mostAtOnce);
  return context.inClientReadOnly(async (scope) =>
    openReservations(context.app, scope, await listReservationRows(scope, known)),
  );
}

/** For other lists, which ask for rights of their own. */
export async function openReservationsByIds(
  app: App,
  scope: ClientScope,
  ids: readonly string[],
): Promise<GroupReservation[]> {
  return openReservations(app, scope, await listReservationRows(scope, ids));
}

export async function askedOf(
  app: App,
  scope: ClientScope,
  { search }: Pick<ReservationFilter, 'search'>,
): Promise<Asked> {
  const { timeZone } = await getClient(scope);
  return {
    today: localDateAt(app.clock(), timeZone),
    digests: digestsOfSearch(app, scope.clientId, search),
  };
}

const isReadable = (id: string | null) => id === null || isUuid(id);
const nowhere = '00000000-0000-0000-0000-000000000000';

/** An id that is none finds nothing. */
export function readReservationFilter(typed: unknown): ReservationFilter {
  const filter = valueOrThrow(parseInput(reservationFilterInput, typed ?? {}));
  const { productId, timeslotGroupId } = filter;
  return {
    ...filter,
    productId: isReadable(productId) ? productId : nowhere,
    timeslotGroupId: isReadable(timeslotGroupId) ? timeslotGroupId : nowhere,
  };
}
