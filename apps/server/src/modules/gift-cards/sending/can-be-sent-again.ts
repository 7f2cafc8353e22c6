import type { GiftCard } from '../gift-card.repository.ts';

/** Whether who has the code may have it sent once more: it went by mail before, and its address is still known. */
export const canBeSentAgain = ({ sentAt, details, validUntil }: GiftCard, today: string): boolean =>
  sentAt !== null && details !== null && validUntil >= today;
