import type { SalesPoint } from '@foyer/domain/catalog/sales-points.ts';
import type { AvailabilityType, TicketGroupKind } from '@foyer/domain/catalog/ticket-group-input.ts';
import type { Generated } from 'kysely';

interface ProductTable {
  clientId: string;
  id: Generated<string>;
  name: string;
  category: string;
  productType: Generated<'activity'>;
  availabilityType: Generated<AvailabilityType>;
  archivedAt: Generated<Date | null>;
  createdAt: Generated<Date>;
}

interface ProductLocationTable {
  clientId: string;
  productId: string;
  locationId: string;
}

interface ProductOpeningHoursTable {
  clientId: string;
  productId: string;
  locationId: string;
  weekday: number;
  opens: string | null;
  closes: string | null;
}

interface ProductChannelTable {
  clientId: string;
  productId: string;
  channelId: string;
  enabled: Generated<boolean>;
  nameOnChannel: Generated<string>;
}

interface TicketGroupTable {
  clientId: string;
  id: Generated<string>;
  productId: string;
  name: string;
  kind: Generated<TicketGroupKind>;
  availableFrom: string | null;
  availableUntil: string | null;
  lookaheadDays: number | null;
  cutoffMinutes: Generated<number>;
  pageMaximum: Generated<number>;
  childNeedsAdult: Generated<boolean>;
  sort: Generated<number>;
  archivedAt: Generated<Date | null>;
  createdAt: Generated<Date>;
}

interface TicketTypeTable {
  clientId: string;
  id: Generated<string>;
  ticketGroupId: string;
  number: number;
  itemKind: Generated<'admission' | 'product' | 'merchandise'>;
  sort: number;
  priceMinor: number;
  originalPriceMinor: number | null;
  vatBasisPoints: number;
  isChild: boolean;
  durationMinutes: number | null;
  minPerOrder: number;
  maxPerOrder: number | null;
  pluCode: string;
  articleCode: Generated<string>;
  active: Generated<boolean>;
  archivedAt: Generated<Date | null>;
  createdAt: Generated<Date>;
}

interface TicketTypeSalesPointTable {
  clientId: string;
  ticketTypeId: string;
  salesPoint: SalesPoint;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    product: ProductTable;
    productLocation: ProductLocationTable;
    productOpeningHours: ProductOpeningHoursTable;
    productChannel: ProductChannelTable;
    ticketGroup: TicketGroupTable;
    ticketType: TicketTypeTable;
    ticketTypeSalesPoint: TicketTypeSalesPointTable;
  }
}
