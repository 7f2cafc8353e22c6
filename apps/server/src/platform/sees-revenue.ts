import type { RequestContext } from './request-context.ts';

/** Whether the caller sees what was earned: with `edit` on statistics (product.md, section 2). */
export const seesRevenue = ({ can }: Pick<RequestContext, 'can'>): boolean => can('statistieken-v2', 'edit');
