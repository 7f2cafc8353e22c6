export { type CardsLeft, sumCardsLeft } from './cards-left.repository.ts';
export { findPayingCard, listExpiredCards, listPayingCards, type PayingCard } from './find-paying-card.ts';
export {
  clientOfPresent,
  type OpenPresent,
  readPresent,
  readPresentOfCart,
} from './gift-tickets/open-present.ts';
export { issuePresents } from './issue-presents.ts';
export { listPresents } from './list-presents.ts';
export { makeGiftCard } from './make-gift-card.ts';
export { openCardDetails } from './show-gift-cards.ts';
export { takeBackCards } from './take-back-cards.ts';
