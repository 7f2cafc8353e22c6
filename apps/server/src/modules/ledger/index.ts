export { type AccountBalance, listBalances } from './balance.repository.ts';
export { closeDay, closeTillDay, findClosedTillDays } from './closed-day.repository.ts';
export { postToLedger } from './post-to-ledger.ts';
export { type BookedPosting, listPostings } from './posting.repository.ts';
