import { localDateTime } from '@foyer/i18n/format-date.ts';
import type { WaitingRoomQuery } from '../../generated/operations.ts';

export type ShownRoom = WaitingRoomQuery['waitingRoom'];

export interface WaitingRoomForm extends Record<string, unknown> {
  cartsAMinute: number | null;
  opensByLoad: boolean;
  startDate: string | null;
  /** '' = none */
  startTime: string;
  opensBeforeMinutes: number | null;
  minutesToBegin: number | null;
  /** By language. */
  texts: Record<string, string>;
}

/** What the form starts from; the announced start by the clocks of the client. */
export function waitingRoomFormOf(room: ShownRoom, timeZone: string): WaitingRoomForm {
  const start = room.startsAt ? localDateTime(room.startsAt, timeZone) : null;
  const { cartsAMinute, opensByLoad, opensBeforeMinutes, minutesToBegin } = room;
  return {
    cartsAMinute,
    opensByLoad,
    startDate: start?.date ?? null,
    startTime: start?.time ?? '',
    opensBeforeMinutes,
    minutesToBegin,
    texts: Object.fromEntries(room.texts.map(({ language, text }) => [language, text])),
  };
}

/** What is typed, as the rule and the server read it. */
export function waitingRoomInputOf({ startTime, texts, ...form }: WaitingRoomForm) {
  return {
    ...form,
    startTime: startTime || null,
    texts: Object.entries(texts).map(([language, text]) => ({ language, text })),
  };
}
