/** Visitors come by REST; other areas ask this one for nothing. */
export { describeSalesPage } from './describe-sales-page.ts';
