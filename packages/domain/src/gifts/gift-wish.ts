import { addDays, type LocalDate } from '../calendar/local-date.ts';
import type { GiftKind } from '../catalog/item-kinds.ts';
import type { Refusal } from '../result/result.ts';
import { emailShape } from '../storefront/email-shape.ts';
import { isPrintable, tidyDetail } from '../storefront/visitor-details.ts';
import type { GiftWish, GiftWishes } from './gift.ts';

export const giftTicketsKey = 'tickets';

/** Which presents the lines of an order ask about, and how many of each. */
export function giftsAsked(
  lines: readonly { ticketTypeId: string; quantity: number; sells?: GiftKind | undefined }[],
): { key: string; count: number }[] {
  const cards = lines.filter(({ sells }) => sells === 'gift-card');
  const hasTickets = lines.some(({ sells }) => sells === 'gift-ticket');
  return [
    ...cards.map(({ ticketTypeId: key, quantity: count }) => ({ key, count })),
    ...(hasTickets ? [{ key: giftTicketsKey, count: 1 }] : []),
  ];
}

/** So many days ahead a present can be sent: never after the last day of a card, which is valid for a year at least. */
export const mostDaysAhead = 365;
const longest = { name: 100, message: 200 };

/** The code of what is wrong with each field of a present as it is typed; those that are right are absent. */
export function checkGift(gift: GiftWish, today: LocalDate): Partial<Record<keyof GiftWish, string>> {
  const { sendOn } = gift;
  const isDay = sendOn === null || /^\d{4}-\d{2}-\d{2}$/.test(sendOn);
  const found: [keyof GiftWish, string | null][] = [
    ['recipientName', tooLong(gift.recipientName, longest.name)],
    ['fromName', tooLong(gift.fromName, longest.name)],
    ['message', tooLong(gift.message.replaceAll(/[\r\n]+/g, ' '), longest.message, 'gift-message-too-long')],
    ['recipientEmail', gift.sendTo === 'recipient' ? checkEmail(gift.recipientEmail) : null],
    [
      'sendOn',
      sendOn !== null && !(isDay && sendOn >= today && sendOn <= addDays(today, mostDaysAhead))
        ? 'gift-day-invalid'
        : null,
    ],
  ];
  return Object.fromEntries(found.filter(([, code]) => code !== null));
}

function checkEmail(email: string): string | null {
  if (email === '') return 'detail-required';
  return email.length <= 254 && emailShape.test(email) ? null : 'email-invalid';
}

function tooLong(text: string, most: number, code = 'text-too-long'): string | null {
  if ([...text].length > most) return code;
  return isPrintable(text) ? null : 'text-unprintable';
}

/** Trims and checks the presents that the lines of an order ask about; a refusal is at `gifts.{key}.{place}.{field}`. */
export function parseGifts(
  typed: unknown,
  asked: readonly { key: string; count: number }[],
  today: LocalDate,
): { refusals: Refusal[]; value: GiftWishes } {
  const refusals: Refusal[] = [];
  const value: Record<string, GiftWish[]> = {};
  for (const { key, count } of asked) {
    const given = partOf(typed, key);
    value[key] = Array.from({ length: count }, (_, place) => {
      const gift = readGift(Array.isArray(given) ? given[place] : undefined);
      for (const [field, code] of Object.entries(checkGift(gift, today)))
        refusals.push({ code, field: `gifts.${key}.${place}.${field}` });
      return gift;
    });
  }
  return { refusals, value };
}

/** A present as it is kept: trimmed, without what its choices leave out. */
export function readGift(typed: unknown): GiftWish {
  const text = (name: keyof GiftWish) => {
    const part = partOf(typed, name);
    return typeof part === 'string' ? part.trim() : '';
  };
  const sendTo = partOf(typed, 'sendTo') === 'recipient' ? 'recipient' : 'buyer';
  return {
    recipientName: text('recipientName'),
    fromName: text('fromName'),
    message: text('message'),
    sendTo,
    recipientEmail: sendTo === 'recipient' ? tidyDetail('email', text('recipientEmail')) : '',
    sendOn: text('sendOn') || null,
  };
}

function partOf(typed: unknown, name: string): unknown {
  return typeof typed === 'object' && typed !== null ? Reflect.get(typed, name) : undefined;
}
