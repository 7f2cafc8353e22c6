import type { Presence } from '@foyer/domain/waiting-room/people-ahead.ts';
import type { OpeningCause, WaitingLine } from '@foyer/domain/waiting-room/waiting-room.ts';
import { type Selectable, sql } from 'kysely';
import type { Tables } from '../../generated/tables.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { type RowLocks, skipLocked } from '../../platform/database/prepared.ts';

/** Who was there, and when that was counted. */
export interface LinePresence extends Presence {
  at: Date | null;
}

type LineRow = Selectable<Tables['waitingLine']>;

/** The line of a channel for who moves it on; undefined where another process does so now (`skip-locked`). */
export async function lockLine(
  scope: ClientScope,
  channelId: string,
  locks: RowLocks,
): Promise<{ line: WaitingLine; presence: LinePresence } | undefined> {
  const { rows } = await sql<LineRow>`
    select * from waiting_line where client_id = ${scope.clientId} and channel_id = ${channelId}
    for update${skipLocked(locks)}`.execute(scope.tx);
  const [row] = rows;
  return row && { line: toLine(row), presence: toPresence(row) };
}

export async function saveLine(scope: ClientScope, channelId: string, line: WaitingLine): Promise<void> {
  await scope.tx
    .updateTable('waitingLine')
    .set({ ...line })
    .where('clientId', '=', scope.clientId)
    .where('channelId', '=', channelId)
    .execute();
}

/** Late-comers whose number was passed while they were away: they count against the rate as they come. */
export async function chargeLine(scope: ClientScope, channelId: string, people: number): Promise<void> {
  await sql`
    update waiting_line set credit = credit - ${people}
    where client_id = ${scope.clientId} and channel_id = ${channelId}`.execute(scope.tx);
}

export async function savePresence(
  scope: ClientScope,
  channelId: string,
  { at, from, step, counts }: LinePresence,
): Promise<void> {
  await scope.tx
    .updateTable('waitingLine')
    .set({ presenceAt: at, presenceFrom: from, presenceStep: step, presenceCounts: [...counts] })
    .where('clientId', '=', scope.clientId)
    .where('channelId', '=', channelId)
    .execute();
}

export function toLine(row: LineRow): WaitingLine {
  return {
    lastEntry: row.lastEntry,
    lastNumber: row.lastNumber,
    admittedNumber: row.admittedNumber,
    credit: row.credit,
    tickedAt: row.tickedAt,
    pace: row.pace,
    openedAt: row.openedAt,
    openedBy: row.openedBy as OpeningCause | null,
    emptySince: row.emptySince,
    drawnFor: row.drawnFor,
    windowStart: row.windowStart,
    windowCarts: row.windowCarts,
    windowBefore: row.windowBefore,
  };
}

export function toPresence(row: LineRow): LinePresence {
  return {
    at: row.presenceAt,
    from: row.presenceFrom,
    step: row.presenceStep,
    counts: row.presenceCounts,
  };
}
