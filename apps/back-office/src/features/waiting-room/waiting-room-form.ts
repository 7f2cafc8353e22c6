import { localDateTime } from '@foyer/i18n/format-date.ts';
import { controlNames } from '../../components/edit-page/place-refusals.ts';
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
  /** A row for each language of the channel, and for any other that has a text. */
  texts: ShownRoom['texts'];
}

/** What the form starts from; the announced start by the clocks of the client. */
export function waitingRoomFormOf(room: ShownRoom, timeZone: string): WaitingRoomForm {
  const start = room.startsAt ? localDateTime(room.startsAt, timeZone) : null;
  const { cartsAMinute, opensByLoad, opensBeforeMinutes, minutesToBegin } = room;
  const languages = new Set([...room.languages, ...room.texts.map(({ language }) => language)]);
  return {
    cartsAMinute,
    opensByLoad,
    startDate: start?.date ?? null,
    startTime: start?.time ?? '',
    opensBeforeMinutes,
    minutesToBegin,
    texts: [...languages].map(
      (language) => room.texts.find((one) => one.language === language) ?? { language, text: '' },
    ),
  };
}

/** What is typed, as the rule and the server read it. */
export function waitingRoomInputOf({ startTime, ...form }: WaitingRoomForm) {
  return { ...form, startTime: startTime || null };
}

/** The field of the form in which a field of the input is typed. */
export const waitingRoomControlOf = controlNames({ texts: 'main', 'texts.*.language': 'main' });
