import type { PlaceFacts } from '@foyer/domain/waiting-room/place-state.ts';
import { keptSeconds, presentSeconds } from '@foyer/domain/waiting-room/waiting-room.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

export interface StoredPlace extends PlaceFacts {
  entry: number;
  browser: Buffer;
  toldSeconds: number | null;
}

export const placeColumns = [
  'entry',
  'number',
  'browser',
  'seenAt',
  'calledAt',
  'usedAt',
  'leftAt',
  'toldSeconds',
  'hasEmail',
] as const;

export interface NewPlace {
  entry: number;
  number: number | null;
  browser: Buffer;
  toldSeconds: number | null;
}

export async function insertPlaces(
  scope: ClientScope,
  channelId: string,
  places: readonly NewPlace[],
  at: Date,
): Promise<void> {
  if (places.length === 0) return;
  await sql`
    insert into waiting_place (client_id, channel_id, entry, number, browser, joined_at, seen_at, told_seconds)
    select ${scope.clientId}, ${channelId}, p.entry, p.number, decode(p.browser, 'hex'), ${at}, ${at}, p.told
    from unnest(${places.map(({ entry }) => entry)}::bigint[], ${places.map(({ number }) => number)}::bigint[],
      ${places.map(({ browser }) => browser.toString('hex'))}::text[],
      ${places.map(({ toldSeconds }) => toldSeconds)}::integer[]) as p (entry, number, browser, told)`.execute(
    scope.tx,
  );
}

/** Of each browser, the place that it may still use. */
export async function listOpenPlaces(
  scope: ClientScope,
  channelId: string,
  browsers: readonly Buffer[],
  at: Date,
): Promise<StoredPlace[]> {
  return scope.tx
    .selectFrom('waitingPlace')
    .select(placeColumns)
    .where('clientId', '=', scope.clientId)
    .where('channelId', '=', channelId)
    .where('browser', 'in', [...browsers])
    .where('usedAt', 'is', null)
    .where('leftAt', 'is', null)
    .where(isKept(at))
    .orderBy('entry')
    .execute();
}

export async function listPlaces(
  scope: ClientScope,
  channelId: string,
  entries: readonly number[],
): Promise<StoredPlace[]> {
  return scope.tx
    .selectFrom('waitingPlace')
    .select(placeColumns)
    .where('clientId', '=', scope.clientId)
    .where('channelId', '=', channelId)
    .where('entry', 'in', [...entries])
    .execute();
}

/** One place, held until the transaction ends. */
export async function lockPlace(
  scope: ClientScope,
  channelId: string,
  entry: number,
): Promise<(StoredPlace & { turnAt: Date | null }) | undefined> {
  return scope.tx
    .selectFrom('waitingPlace')
    .select([...placeColumns, 'turnAt'])
    .where('clientId', '=', scope.clientId)
    .where('channelId', '=', channelId)
    .where('entry', '=', entry)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Their pages asked. One that another transaction holds is noted the next time; one that was away for too long stays so.
 * @returns how many came back after they had been away
 */
export async function touchPlaces(
  scope: ClientScope,
  channelId: string,
  seen: ReadonlyMap<number, Date>,
): Promise<number> {
  const { rows } = await sql<{ cameBack: number }>`
    with asked as (select * from unnest(${[...seen.keys()]}::bigint[], ${[...seen.values()]}::timestamptz[]) as a (entry, at)),
    mine as (
      select p.entry, p.seen_at, p.has_email, a.at from waiting_place p join asked a on a.entry = p.entry
      where p.client_id = ${scope.clientId} and p.channel_id = ${channelId}
        and p.seen_at < a.at and (p.seen_at > a.at - make_interval(secs => ${keptSeconds}) or p.has_email)
      order by p.entry for update of p skip locked),
    touched as (
      update waiting_place p set seen_at = mine.at from mine
      where p.client_id = ${scope.clientId} and p.channel_id = ${channelId} and p.entry = mine.entry)
    select count(*) filter (where not has_email and seen_at < at - make_interval(secs => ${presentSeconds})) as came_back from mine`.execute(
    scope.tx,
  );
  return rows[0]?.cameBack ?? 0;
}

export interface NextPlace {
  number: number;
  isPresent: boolean;
}

/** Those whose turn is next, in their order. */
export async function listNextPlaces(
  scope: ClientScope,
  channelId: string,
  { after, limit, at }: { after: number; limit: number; at: Date },
): Promise<NextPlace[]> {
  const rows = await scope.tx
    .selectFrom('waitingPlace')
    .select(['number', 'seenAt', 'leftAt', 'hasEmail'])
    .where('clientId', '=', scope.clientId)
    .where('channelId', '=', channelId)
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute();
  const present = secondsBefore(at, presentSeconds);
  return rows.map(({ number, seenAt, leftAt, hasEmail }) => ({
    number: number ?? 0,
    isPresent: leftAt === null && (hasEmail || seenAt > present),
  }));
}

/** Those up to a number have their turn. @returns how long those who are there waited, and were told to wait. */
export async function giveTurns(
  scope: ClientScope,
  channelId: string,
  { after, upTo, at }: { after: number; upTo: number; at: Date },
): Promise<{ waitedSeconds: number; toldSeconds: number }> {
  const { rows } = await sql<{ waitedSeconds: number; toldSeconds: number }>`
    with turned as (
      update waiting_place set turn_at = ${at}
      where client_id = ${scope.clientId} and channel_id = ${channelId} and number > ${after} and number <= ${upTo}
        and left_at is null
      returning seen_at, joined_at, told_seconds, has_email)
    select coalesce(sum(extract(epoch from ${at}::timestamptz - joined_at)), 0)::bigint as waited_seconds,
      coalesce(sum(told_seconds), 0)::bigint as told_seconds
    from turned where has_email or seen_at > ${secondsBefore(at, presentSeconds)}`.execute(scope.tx);
  return rows[0] ?? { waitedSeconds: 0, toldSeconds: 0 };
}

/** Those who wait for the announced start and were there in the last ten minutes or left an address, in the order of arrival. */
export async function listEntriesToDraw(scope: ClientScope, channelId: string, at: Date): Promise<number[]> {
  const rows = await scope.tx
    .selectFrom('waitingPlace')
    .select('entry')
    .where('clientId', '=', scope.clientId)
    .where('channelId', '=', channelId)
    .where('number', 'is', null)
    .where('leftAt', 'is', null)
    .where(isKept(at))
    .orderBy('entry')
    .execute();
  return rows.map(({ entry }) => entry);
}

export async function numberPlaces(
  scope: ClientScope,
  channelId: string,
  places: readonly { entry: number; number: number }[],
): Promise<void> {
  if (places.length === 0) return;
  await sql`
    update waiting_place p set number = d.number
    from unnest(${places.map(({ entry }) => entry)}::bigint[], ${places.map(({ number }) => number)}::bigint[])
      as d (entry, number)
    where p.client_id = ${scope.clientId} and p.channel_id = ${channelId} and p.entry = d.entry`.execute(
    scope.tx,
  );
}

/** How many are there, by steps of numbers from 0; those without a number are one figure. */
export async function countPresent(
  scope: ClientScope,
  channelId: string,
  { after, step, at }: { after: number; step: number; at: Date },
): Promise<{ counts: number[]; beforeStart: number }> {
  const { rows } = await sql<{ step: number | null; people: number }>`
    select ((number - ${after} - 1) / ${step})::integer as step, count(*) as people from waiting_place
    where client_id = ${scope.clientId} and channel_id = ${channelId} and (number > ${after} or number is null)
      and left_at is null and (has_email or seen_at > ${secondsBefore(at, presentSeconds)})
    group by 1`.execute(scope.tx);
  const counts: number[] = [];
  let beforeStart = 0;
  for (const row of rows) {
    if (row.step === null) beforeStart = row.people;
    else counts[row.step] = row.people;
  }
  return { counts: Array.from(counts, (people) => people ?? 0), beforeStart };
}

/** Places that nothing can come of any more. */
export async function deleteOldPlaces(scope: ClientScope, channelId: string, at: Date): Promise<void> {
  await scope.tx
    .deleteFrom('waitingPlace')
    .where('clientId', '=', scope.clientId)
    .where('channelId', '=', channelId)
    .where((eb) =>
      eb.or([
        eb('seenAt', '<', secondsBefore(at, longestAwaySeconds)),
        eb.and([eb('hasEmail', '=', false), eb('seenAt', '<', secondsBefore(at, 24 * 3600))]),
      ]),
    )
    .execute();
}

/** The page of a place with an address need not ask; an announced start is a day away at most. */
const longestAwaySeconds = 3 * 24 * 3600;

/** Of a page that was there in the last ten minutes, or whose visitor left an address. */
const isKept = (at: Date) => sql<boolean>`(seen_at > ${secondsBefore(at, keptSeconds)} or has_email)`;

export const secondsBefore = (at: Date, seconds: number): Date => new Date(at.getTime() - seconds * 1000);
