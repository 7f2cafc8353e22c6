/** Visitors come by REST; other areas ask this one for nothing. */
export { createPageDescriber } from './sales-page/describe-sales-page.ts';
