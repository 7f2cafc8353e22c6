import { momentOf } from '@foyer/domain/calendar/zoned-time.ts';
import { contentLanguages } from '@foyer/domain/catalog/content-text.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { waitingRoomInput } from '@foyer/domain/waiting-room/waiting-room-input.ts';
import { RefusedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, refuseStale, writeAudit } from '../audit-log/index.ts';
import { getChannel } from '../channels/index.ts';
import { getClient } from '../clients/index.ts';
import { advanceLine, drawWithoutStart } from './advance-line.ts';
import { auditValuesOfRoom } from './audit-values.ts';
import { forgetRooms } from './open-room.ts';
import { lockLine } from './waiting-line.repository.ts';
import { lockRoom, type StoredRoom, updateRoom } from './waiting-room.repository.ts';

/**
 * Changes when a channel's waiting room opens; it takes effect at once. Without a number of carts there is none, and all
 * who wait are let in. Those who wait for a start that is moved or removed are drawn at once.
 * @throws RefusedError `waiting-start-past`; `changed-meanwhile`
 */
export async function changeWaitingRoom(
  context: RequestContext,
  { channelId, version }: { channelId: string; version: number },
  typed: unknown,
): Promise<StoredRoom> {
  context.require('channel-management', 'edit');
  const { texts: listed, startDate, startTime, ...input } = valueOrThrow(parseInput(waitingRoomInput, typed));
  const texts = textsByLanguage(listed);
  const after = await context.inClient(async (scope) => {
    await getChannel(scope, channelId);
    const at = context.app.clock();
    const { timeZone } = await getClient(scope);
    const startsAt = startDate && startTime ? firstMoment(startDate, startTime, timeZone) : null;
    const before = await lockRoom(scope, channelId, at);
    await refuseStale(scope, 'channel', { id: channelId, version: before.version }, version);
    const isMoved = startsAt?.getTime() !== before.startsAt?.getTime();
    if (startsAt !== null && isMoved && startsAt <= at)
      throw new RefusedError([{ code: 'waiting-start-past', field: 'startTime' }]);
    const rateChange =
      input.cartsAMinute === before.cartsAMinute
        ? undefined
        : { at, by: context.account.username, before: before.cartsAMinute };
    await updateRoom(scope, channelId, { ...input, startsAt, texts }, rateChange);
    const changed = await lockRoom(scope, channelId, at);
    const line = await lockLine(scope, channelId, 'wait');
    if (line) await advanceLine(scope, changed, await drawWithoutStart(scope, changed, line, at), at);
    await writeAudit(scope, actorOf(context), {
      action: 'change-waiting-room',
      entity: 'channel',
      entityId: channelId,
      before: auditValuesOfRoom(before),
      after: auditValuesOfRoom(changed),
    });
    return changed;
  });
  forgetRooms(context.app);
  return after;
}

/** When the client's clock shows it first; a time that it skips is the one after. */
function firstMoment(date: string, time: string, timeZone: string): Date {
  const moment = momentOf(date, time, timeZone);
  if (moment.kind === 'once') return moment.at;
  return moment.kind === 'gap' ? moment.nextAt : moment.firstAt;
}

/** The texts that say something, by language. */
function textsByLanguage(listed: readonly { language: string; text: string }[]): Record<string, string> {
  return Object.fromEntries(
    contentLanguages.flatMap((language) => {
      const text = listed.find((one) => one.language === language)?.text ?? '';
      return text === '' ? [] : [[language, text]];
    }),
  );
}
