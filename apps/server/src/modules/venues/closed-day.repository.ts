import type { ClosedDay } from '@foyer/domain/venues/opening-input.ts';
import type { ClientScope } from '../../platform/database/database.ts';

export interface ClosedDayOfLocation extends ClosedDay {
  locationId: string;
}

/** The closed days of some locations from a date until another, both included, by date. */
export async function listClosedDays(
  scope: ClientScope,
  locationIds: readonly string[],
  from: string,
  until: string,
): Promise<ClosedDayOfLocation[]> {
  if (locationIds.length === 0) return [];
  return selectClosedDays(scope, locationIds)
    .select('locationId')
    .where('date', '>=', from)
    .where('date', '<=', until)
    .execute();
}

/** Every closed day of some locations, by date. */
export async function listAllClosedDays(
  scope: ClientScope,
  locationIds: readonly string[],
): Promise<ClosedDayOfLocation[]> {
  if (locationIds.length === 0) return [];
  return selectClosedDays(scope, locationIds).select('locationId').execute();
}

/** Every closed day of one location, by date. */
export async function listClosedDaysOf(scope: ClientScope, locationId: string): Promise<ClosedDay[]> {
  return selectClosedDays(scope, [locationId]).execute();
}

export async function replaceClosedDays(
  scope: ClientScope,
  locationId: string,
  days: readonly ClosedDay[],
): Promise<void> {
  const { tx, clientId } = scope;
  await tx
    .deleteFrom('closedDay')
    .where('clientId', '=', clientId)
    .where('locationId', '=', locationId)
    .execute();
  if (days.length === 0) return;
  const rows = days.map(({ date, note }) => ({ clientId, locationId, date, note }));
  await tx.insertInto('closedDay').values(rows).execute();
}

function selectClosedDays(scope: ClientScope, locationIds: readonly string[]) {
  return scope.tx
    .selectFrom('closedDay')
    .select(['date', 'note'])
    .where('clientId', '=', scope.clientId)
    .where('locationId', 'in', [...locationIds])
    .orderBy('date');
}
