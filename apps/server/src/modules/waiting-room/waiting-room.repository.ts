import type { WaitingLine, WaitingRoomSettings } from '@foyer/domain/waiting-room/waiting-room.ts';
import type { WaitingRoomInput } from '@foyer/domain/waiting-room/waiting-room-input.ts';
import { type Selectable, sql } from 'kysely';
import type { Tables } from '../../generated/tables.ts';
import type { ClientScope, Database } from '../../platform/database/database.ts';
import { type LinePresence, toLine, toPresence } from './waiting-line.repository.ts';

/** A waiting room as staff set it. */
export interface StoredRoom extends WaitingRoomSettings {
  channelId: string;
  texts: Readonly<Record<string, string>>;
  rateChange: { at: Date; by: string; before: number | null } | null;
  version: number;
}

export interface RoomWithLine {
  room: StoredRoom;
  line: WaitingLine;
  presence: LinePresence;
}

/** The client of each sales page that has a waiting room, by `{subdomain}/{url}`; read before any client is known. */
export async function listWaitingPages(db: Database): Promise<Map<string, string>> {
  const { rows } = await sql<{ clientId: string; subdomain: string; url: string }>`
    select * from list_waiting_rooms()`.execute(db);
  return new Map(rows.map(({ clientId, subdomain, url }) => [`${subdomain}/${url}`, clientId]));
}

/** All waiting rooms of the client with their lines. */
export async function listRooms(scope: ClientScope): Promise<RoomWithLine[]> {
  const rows = await scope.tx
    .selectFrom('waitingRoom')
    .innerJoin('waitingLine', (join) =>
      join
        .onRef('waitingLine.clientId', '=', 'waitingRoom.clientId')
        .onRef('waitingLine.channelId', '=', 'waitingRoom.channelId'),
    )
    .selectAll()
    .where('waitingRoom.clientId', '=', scope.clientId)
    .execute();
  return rows.map((row) => ({ room: toRoom(row), line: toLine(row), presence: toPresence(row) }));
}

export async function findRoom(scope: ClientScope, channelId: string): Promise<RoomWithLine | undefined> {
  return (await listRooms(scope)).find(({ room }) => room.channelId === channelId);
}

/** The settings, held against every other change until the transaction ends; made where there are none. */
export async function lockRoom(scope: ClientScope, channelId: string, at: Date): Promise<StoredRoom> {
  const key = { clientId: scope.clientId, channelId };
  await scope.tx
    .insertInto('waitingRoom')
    .values(key)
    .onConflict((on) => on.doNothing())
    .execute();
  await scope.tx
    .insertInto('waitingLine')
    .values({ ...key, tickedAt: at, windowStart: at })
    .onConflict((on) => on.doNothing())
    .execute();
  const row = await scope.tx
    .selectFrom('waitingRoom')
    .selectAll()
    .where('clientId', '=', scope.clientId)
    .where('channelId', '=', channelId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return toRoom(row);
}

/** What a channel has before anything was set. */
export const newRoom = (channelId: string): StoredRoom => ({
  channelId,
  cartsAMinute: null,
  opensByLoad: false,
  startsAt: null,
  opensBeforeMinutes: 30,
  minutesToBegin: 10,
  isPaused: false,
  texts: {},
  rateChange: null,
  version: 1,
});

type Changes = Partial<Omit<WaitingRoomInput, 'texts' | 'startDate' | 'startTime'>> & {
  startsAt?: Date | null;
  texts?: Readonly<Record<string, string>>;
  isPaused?: boolean;
};

export async function updateRoom(
  scope: ClientScope,
  channelId: string,
  { texts, cartsAMinute, ...changes }: Changes,
  rateChange?: { at: Date; by: string; before: number | null },
): Promise<void> {
  await scope.tx
    .updateTable('waitingRoom')
    .set({
      ...changes,
      ...(texts && { texts: JSON.stringify(texts) }),
      ...(rateChange && {
        rateChangedAt: rateChange.at,
        rateChangedBy: rateChange.by,
        rateBefore: rateChange.before,
      }),
      version: sql`version + 1`,
    })
    // The plugin would write the single letter without its underscore.
    .$if(cartsAMinute !== undefined, (query) => query.set(sql.ref('carts_a_minute'), cartsAMinute))
    .where('clientId', '=', scope.clientId)
    .where('channelId', '=', channelId)
    .execute();
}

function toRoom(row: Selectable<Tables['waitingRoom']>): StoredRoom {
  const { rateChangedAt, rateChangedBy, rateBefore } = row;
  return {
    channelId: row.channelId,
    cartsAMinute: row.cartsAMinute,
    opensByLoad: row.opensByLoad,
    startsAt: row.startsAt,
    opensBeforeMinutes: row.opensBeforeMinutes,
    minutesToBegin: row.minutesToBegin,
    isPaused: row.isPaused,
    texts: row.texts as Record<string, string>,
    rateChange:
      rateChangedAt && rateChangedBy !== null
        ? { at: rateChangedAt, by: rateChangedBy, before: rateBefore }
        : null,
    version: row.version,
  };
}
