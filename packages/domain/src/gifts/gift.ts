import type { LocalDate } from '../calendar/local-date.ts';

export const giftReceivers = ['buyer', 'recipient'] as const;
export type GiftReceiver = (typeof giftReceivers)[number];

/** Who a present is for, what it says, and to whom and when it is sent. */
export interface GiftWish {
  /** '' = not said. */
  recipientName: string;
  /** '' = the first name of the buyer. */
  fromName: string;
  /** At most 200 characters. */
  message: string;
  sendTo: GiftReceiver;
  /** '' where the buyer gets it. */
  recipientEmail: string;
  /** null = at once. */
  sendOn: LocalDate | null;
}

export const emptyGift: GiftWish = {
  recipientName: '',
  fromName: '',
  message: '',
  sendTo: 'buyer',
  recipientEmail: '',
  sendOn: null,
};

/** Presents of an order: by the ticket type of cards one for each of them, and one for all its gift tickets. */
export type GiftWishes = Readonly<Record<string, GiftWish[]>>;
