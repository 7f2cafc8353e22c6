import type { SalesPoint } from '../catalog/sales-points.ts';

/** Sold by a member of staff, at a desk or behind one. A kiosk is a sales page, and pays as one. */
const offline: readonly SalesPoint[] = ['reception', 'management', 'import', 'internal'];

export const isSoldOffline = (salesPoint: SalesPoint): boolean => offline.includes(salesPoint);
