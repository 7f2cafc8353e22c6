export { findPayingCard, listPayingCards, type PayingCard } from './find-paying-card.ts';
