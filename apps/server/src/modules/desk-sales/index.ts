export { sellAtDesk } from './sell-at-desk.ts';
export type { SoldAtDesk } from './show-sold-sale.ts';
