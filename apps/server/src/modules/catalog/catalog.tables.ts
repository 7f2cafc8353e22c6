import type { Weekday } from '@foyer/domain/calendar/weekday.ts';
import type { InformationIcon } from '@foyer/domain/catalog/information-icons.ts';
import type { SalesPoint } from '@foyer/domain/catalog/sales-points.ts';
import type { AvailabilityType, TicketGroupKind } from '@foyer/domain/catalog/ticket-group-kinds.ts';
import type { ItemKind } from '@foyer/domain/catalog/ticket-type-input.ts';
import type { TicketTypeLabel } from '@foyer/domain/catalog/ticket-type-label.ts';
import type { ValidityKind } from '@foyer/domain/catalog/ticket-validity.ts';
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
  version: Generated<number>;
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
  validFrom: string | null;
  validUntil: string | null;
  openWeekdays: Generated<Weekday[]>;
  ticketLimit: number | null;
  lookaheadDays: number | null;
  cutoffMinutes: Generated<number>;
  pageMaximum: Generated<number>;
  childNeedsAdult: Generated<boolean>;
  previsitMailOn: Generated<boolean>;
  previsitDays: number | null;
  previsitAt: string | null;
  aftervisitMailOn: Generated<boolean>;
  aftervisitDays: number | null;
  aftervisitAt: string | null;
  mailArticleCodes: Generated<string[]>;
  mailsBlocked: Generated<boolean>;
  version: Generated<number>;
  sort: Generated<number>;
  archivedAt: Generated<Date | null>;
  createdAt: Generated<Date>;
}

interface TicketGroupDayTable {
  clientId: string;
  ticketGroupId: string;
  date: string;
  isOpen: boolean;
}

interface TicketTypeTable {
  clientId: string;
  id: Generated<string>;
  ticketGroupId: string;
  number: number;
  itemKind: Generated<ItemKind>;
  sort: number;
  priceMinor: number;
  originalPriceMinor: number | null;
  vatBasisPoints: number;
  isChild: boolean;
  durationMinutes: number | null;
  ticketLimit: number | null;
  blocksOtherTimeslots: Generated<boolean>;
  usesCustomBarcode: Generated<boolean>;
  validityKind: ValidityKind | null;
  validityDays: number | null;
  validityUntil: string | null;
  dailyScanLimit: number | null;
  totalScanLimit: number | null;
  eventId: string | null;
  statusLabel: TicketTypeLabel | null;
  informationIcon: Generated<InformationIcon | ''>;
  costCentre: Generated<string>;
  ledgerAccount: Generated<string>;
  version: Generated<number>;
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
    ticketGroupDay: TicketGroupDayTable;
    ticketType: TicketTypeTable;
    ticketTypeSalesPoint: TicketTypeSalesPointTable;
  }
}
