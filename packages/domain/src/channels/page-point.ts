import type { SalesPoint } from '../catalog/sales-points.ts';

/** The sales points at which a sales page sells; the kiosk is the page with `?point=kiosk` (product.md, section 1). */
export const pagePoints = ['website', 'kiosk'] as const satisfies readonly SalesPoint[];
export type PagePoint = (typeof pagePoints)[number];

/** The sales point of a page's address: whatever is no kiosk is the website, as a mistyped address still sells (decision 0284). */
export const pagePointOf = (asked: string | null): PagePoint => (asked === 'kiosk' ? 'kiosk' : 'website');
