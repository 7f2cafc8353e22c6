import type { OfflineDesksQuery } from '../../generated/operations.ts';

export type KeptSale = OfflineDesksQuery['keptDeskSales'][number];
