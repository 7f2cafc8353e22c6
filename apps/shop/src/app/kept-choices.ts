import type { GiftWish } from '@foyer/domain/gifts/gift.ts';
import type { DetailName } from '@foyer/domain/storefront/details/detail-fields.ts';
import type { VisitorDetails } from '@foyer/domain/storefront/visitor-details.ts';
import { tabStorage } from './tab-storage.ts';

/** A visitor's details as they are typed, not checked yet. */
export type TypedDetails = Readonly<Partial<Record<DetailName, string | boolean>>> & {
  /** By ticket type. */
  ticketNames?: Readonly<Record<string, readonly string[]>>;
  /** Of presents, as `domain/gifts` names them. */
  gifts?: Readonly<Record<string, readonly Partial<GiftWish>[]>>;
};

/** What a visitor chose on one sales page; kept through a reload, gone with the tab or once it is ordered. */
export interface KeptChoices {
  quantities: Readonly<Record<string, number>>;
  date: string | null;
  timeslotId: string | null;
  /** By ticket type, of tickets that have a time of their own on that day. */
  ownTimes: Readonly<Record<string, string>>;
  cartSecret: string | null;
  /** Until the server has them, and again once its cart is gone; they never leave the tab before. */
  typed: TypedDetails | null;
  /** What is given on top; null = not asked yet. */
  donationMinor: number | null;
  /** What the page said that it costs when the places were asked for; null = it could not say. */
  shownMinor: number | null;
  /** The key of the last request for places and what it asked, so that repeating it takes no second hold. */
  holdKey: { key: string; asked: string } | null;
  /** The ticket group that the link to the page is about. */
  firstGroupId: string | null;
  /** By which the visitor came; the order keeps it. */
  campaign: string | null;
  /** Of the code that only holders may buy with; null = none was given. */
  codePass: string | null;
  /** The tickets are bought as a present: who gets them chooses the day. */
  isPresent: boolean;
  /** Where the present is shown whose places are held: once they are gone, only that page gives others. */
  presentAt: string | null;
}

export const noChoices: KeptChoices = {
  quantities: {},
  date: null,
  timeslotId: null,
  ownTimes: {},
  cartSecret: null,
  typed: null,
  donationMinor: null,
  shownMinor: null,
  holdKey: null,
  firstGroupId: null,
  campaign: null,
  codePass: null,
  isPresent: false,
  presentAt: null,
};

/** Details that a cart had, as they were typed. */
export function typedBefore(known: VisitorDetails | null): TypedDetails {
  if (known === null) return {};
  const { firstName, lastName, email, phone, further, ticketNames, gifts } = known;
  const others = { ...(ticketNames ? { ticketNames } : {}), ...(gifts ? { gifts } : {}) };
  return { firstName, lastName, email, phone: phone ?? '', ...further, ...others };
}

/** The same choices once their places are gone: the tickets and the day stay chosen. */
export function withoutCart(choices: KeptChoices): KeptChoices {
  return { ...choices, cartSecret: null, timeslotId: null, ownTimes: {}, holdKey: null };
}

/** The same choices without a day that has gone by or does not exist, as a link may name it; what is held keeps its day. */
export function withDayToCome(choices: KeptChoices, today: string): KeptChoices {
  const { cartSecret, date } = choices;
  if (cartSecret !== null || date === null || (date >= today && isDay(date))) return choices;
  return { ...choices, date: null, timeslotId: null, ownTimes: {} };
}

/** The page comes without the library of calendars. */
function isDay(text: string): boolean {
  const at = new Date(text);
  return !Number.isNaN(at.valueOf()) && at.toISOString().slice(0, 10) === text;
}

function nameOf(client: string, channel: string): string {
  return `foyer.shop.${client}.${channel}`;
}

/** The choices kept for a page; an unreadable or foreign entry counts as none. */
export function readChoices(client: string, channel: string): KeptChoices {
  try {
    const kept: unknown = JSON.parse(tabStorage.getItem(nameOf(client, channel)) ?? 'null');
    return typeof kept === 'object' && kept !== null ? { ...noChoices, ...kept } : noChoices;
  } catch {
    return noChoices;
  }
}

export function keepChoices(client: string, channel: string, choices: KeptChoices): void {
  if (choices === noChoices) tabStorage.removeItem(nameOf(client, channel));
  else tabStorage.setItem(nameOf(client, channel), JSON.stringify(choices));
}
