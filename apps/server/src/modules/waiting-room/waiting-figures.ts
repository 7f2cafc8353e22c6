import { rateOf } from '@foyer/domain/waiting-room/advance-line.ts';
import { minutesToWait, peopleWaiting } from '@foyer/domain/waiting-room/people-ahead.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { countOrders } from './order-count.ts';
import { countEnds, listCartIds } from './waiting-figures.repository.ts';
import { listMinutes, type WaitingMinute } from './waiting-minute.repository.ts';
import type { RoomWithLine } from './waiting-room.repository.ts';

const dayMs = 24 * 3_600_000;
const chartMinutes = 60;

export interface WaitingFigures {
  waiting: number;
  mostWaiting: number;
  mostWaitingAt: Date | null;
  /** For a visitor who comes now; null = unknown while admission is paused. */
  minutesForNext: number | null;
  /** Of those let in today, on average; null = none so far. */
  waitedMinutes: number | null;
  toldMinutes: number | null;
  admittedLastMinute: number;
  admitted: number;
  ordered: number;
  left: number;
  cameBack: number;
  refused: number;
  /** The most carts that began in a minute without waiting, in thirty days. */
  busiestMinute: number;
  minutes: { at: Date; waiting: number; admitted: number }[];
}

/** What staff see of the last day, since the room opened where it is open. */
export async function readWaitingFigures(
  scope: ClientScope,
  { room, line, presence }: RoomWithLine,
  at: Date,
): Promise<WaitingFigures> {
  const { channelId } = room;
  const minutes = await listMinutes(scope, channelId, new Date(at.getTime() - 30 * dayMs));
  const since = new Date(at.getTime() - dayMs);
  const recent = minutes.filter(({ minute }) => minute >= since);
  const most = recent.reduce<WaitingMinute | null>(
    (best, one) => (one.waiting > (best?.waiting ?? 0) ? one : best),
    null,
  );
  const sum = (read: (minute: WaitingMinute) => number) =>
    recent.reduce((total, one) => total + read(one), 0);
  const admitted = sum((one) => one.admitted);
  const average = (seconds: number) => (admitted === 0 ? null : Math.round(seconds / admitted / 60));
  const waiting = peopleWaiting(presence, line.lastNumber, line.admittedNumber);
  const full = new Date(Math.floor(at.getTime() / 60_000) * 60_000 - 60_000);
  const chartFrom = new Date(at.getTime() - chartMinutes * 60_000);
  return {
    waiting,
    mostWaiting: Math.max(waiting, most?.waiting ?? 0),
    mostWaitingAt: most?.minute ?? null,
    minutesForNext:
      room.isPaused || line.openedAt === null ? null : minutesToWait(waiting, rateOf(room, line)),
    waitedMinutes: average(sum((one) => one.waitedSeconds)),
    toldMinutes: average(sum((one) => one.toldSeconds)),
    admittedLastMinute: recent.find(({ minute }) => minute.getTime() === full.getTime())?.admitted ?? 0,
    admitted,
    ordered: await countOrders(scope, await listCartIds(scope, channelId, since)),
    left: await countEnds(scope, channelId, since, { minutesToBegin: room.minutesToBegin, at }),
    cameBack: sum((one) => one.cameBack),
    refused: sum((one) => one.refused),
    busiestMinute: Math.max(0, ...minutes.map(({ direct }) => direct)),
    minutes: recent
      .filter(({ minute }) => minute >= chartFrom)
      .map(({ minute, ...counts }) => ({ at: minute, waiting: counts.waiting, admitted: counts.admitted })),
  };
}
