/** Visitors come by REST; other areas ask this one for nothing. */
export { createPageDescriber } from './describe-sales-page.ts';
