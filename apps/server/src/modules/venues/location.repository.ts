import { weekdays } from '@foyer/domain/calendar/weekday.ts';
import type { OpeningHours } from '@foyer/domain/venues/hours-input.ts';
import { type Location, usualHours } from '@foyer/domain/venues/location.ts';
import type { LocationInput } from '@foyer/domain/venues/location-input.ts';
import type { OpeningInput } from '@foyer/domain/venues/opening-input.ts';
import { type Selectable, sql } from 'kysely';
import type { Tables } from '../../generated/tables.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors.ts';

/** A weekday's hours, as JSON knows a time: '10:00:00'. */
interface HoursOfDay {
  weekday: number;
  opens: string | null;
  closes: string | null;
}

const hoursOfRow = sql<HoursOfDay[]>`coalesce((
  select json_agg(json_build_object('weekday', h.weekday, 'opens', h.opens, 'closes', h.closes))
  from opening_hours h
  where h.client_id = location.client_id and h.location_id = location.id), '[]')`;

/** All locations of the client, or those with the given ids, by name. */
export async function listLocations(scope: ClientScope, ids?: readonly string[]): Promise<Location[]> {
  return (await readLocations(scope, ids)).map(({ hours, ...row }) => toLocation(row, hours));
}

/** Those of which staff saved opening hours: what others have is the usual, which visitors are not told. */
export async function listLocationsWithHours(
  scope: ClientScope,
  ids?: readonly string[],
): Promise<Location[]> {
  const rows = await readLocations(scope, ids);
  return rows.filter(({ hours }) => hours.length > 0).map(({ hours, ...row }) => toLocation(row, hours));
}

async function readLocations(scope: ClientScope, ids?: readonly string[]) {
  if (ids?.length === 0) return [];
  let query = scope.tx
    .selectFrom('location')
    .selectAll()
    .select(hoursOfRow.as('hours'))
    .where('clientId', '=', scope.clientId);
  if (ids) query = query.where('id', 'in', [...ids]);
  return query.orderBy('name').orderBy('id').execute();
}

/** @throws NotFoundError `location-not-found` where the client has no such location. */
export async function getLocation(scope: ClientScope, id: string): Promise<Location> {
  const [location] = await listLocations(scope, [id]);
  if (!location) throw new NotFoundError('location-not-found');
  return location;
}

/** The location of this client with the name, in any case. */
export async function findLocationIdByName(scope: ClientScope, name: string): Promise<string | undefined> {
  const row = await scope.tx
    .selectFrom('location')
    .select('id')
    .where('clientId', '=', scope.clientId)
    .where((eb) => eb(eb.fn('lower', ['name']), '=', eb.fn('lower', [eb.val(name)])))
    .executeTakeFirst();
  return row?.id;
}

export async function insertLocation(scope: ClientScope, input: LocationInput): Promise<string> {
  const { id } = await scope.tx
    .insertInto('location')
    .values({ clientId: scope.clientId, ...columnsOf(input) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await replaceOpeningHours(scope, id, input.weekHours);
  return id;
}

export async function updateLocation(scope: ClientScope, id: string, input: LocationInput): Promise<void> {
  await scope.tx
    .updateTable('location')
    .set(({ eb }) => ({ ...columnsOf(input), version: eb('version', '+', 1) }))
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
  await replaceOpeningHours(scope, id, input.weekHours);
}

/** Its week alone: the rest of the location stays. */
export async function updateOpening(
  scope: ClientScope,
  id: string,
  { standardHours, weekHours }: Pick<OpeningInput, 'standardHours' | 'weekHours'>,
): Promise<void> {
  await scope.tx
    .updateTable('location')
    .set(({ eb }) => ({
      standardOpens: standardHours.opens,
      standardCloses: standardHours.closes,
      version: eb('version', '+', 1),
    }))
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
  await replaceOpeningHours(scope, id, weekHours);
}

export async function deleteLocationRow(scope: ClientScope, id: string): Promise<void> {
  await scope.tx.deleteFrom('location').where('clientId', '=', scope.clientId).where('id', '=', id).execute();
}

/** Locks a location against other changes until the transaction ends. */
export async function lockLocation(scope: ClientScope, id: string): Promise<void> {
  await scope.tx
    .selectFrom('location')
    .select('id')
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
}

/** Locks every location of the client until the transaction ends, so that the last one cannot go twice. */
export async function lockLocationIds(scope: ClientScope): Promise<string[]> {
  const rows = await scope.tx
    .selectFrom('location')
    .select('id')
    .where('clientId', '=', scope.clientId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

async function replaceOpeningHours(
  scope: ClientScope,
  locationId: string,
  weekHours: LocationInput['weekHours'],
): Promise<void> {
  await scope.tx
    .deleteFrom('openingHours')
    .where('clientId', '=', scope.clientId)
    .where('locationId', '=', locationId)
    .execute();
  await scope.tx
    .insertInto('openingHours')
    .values(
      weekdays.map((weekday) => {
        const hours = weekHours[weekday - 1] ?? null;
        return {
          clientId: scope.clientId,
          locationId,
          weekday,
          opens: hours?.opens ?? null,
          closes: hours?.closes ?? null,
        };
      }),
    )
    .execute();
}

function columnsOf({ standardHours, weekHours: _week, closedDays: _days, ...columns }: LocationInput) {
  return { ...columns, standardOpens: standardHours.opens, standardCloses: standardHours.closes };
}

function toLocation(row: Selectable<Tables['location']>, hours: readonly HoursOfDay[]): Location {
  const { clientId: _client, createdAt: _at, standardOpens, standardCloses, ...place } = row;
  const standardHours = toHours(standardOpens, standardCloses) ?? usualHours;
  const weekHours = weekdays.map((weekday) => {
    const day = hours.find((candidate) => candidate.weekday === weekday);
    return day ? toHours(day.opens, day.closes) : standardHours;
  });
  return { ...place, standardHours, weekHours };
}

function toHours(opens: string | null, closes: string | null): OpeningHours | null {
  return opens === null || closes === null ? null : { opens: opens.slice(0, 5), closes: closes.slice(0, 5) };
}
