import type { SalesPoint } from '@foyer/domain/catalog/sales-points.ts';
import type { ValidityKind } from '@foyer/domain/catalog/ticket-validity.ts';
import type { OrderActor, OrderEventFacts, OrderEventKind } from '@foyer/domain/orders/order-events.ts';
import type { OrderState } from '@foyer/domain/orders/order-states.ts';
import type { PriceStep } from '@foyer/domain/pricing/price-step.ts';
import type { TicketState } from '@foyer/domain/tickets/ticket-states.ts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Places } from '../capacity/index.ts';

interface OrdersTable {
  clientId: string;
  id: Generated<string>;
  number: number | null;
  secretHash: Buffer;
  state: OrderState;
  salesPoint: Generated<SalesPoint>;
  sellerAccountId: string | null;
  channelId: string | null;
  locationId: string | null;
  holdId: string | null;
  language: string;
  currency: string;
  totalMinor: number;
  vatMinor: Generated<number>;
  serviceCostMinor: Generated<number>;
  transactionCostMinor: Generated<number>;
  refundedMinor: Generated<number>;
  itemCount: Generated<number>;
  visitDate: string | null;
  visitTime: string | null;
  buyerFirstName: Generated<string>;
  buyerLastName: Generated<string>;
  buyerName: GeneratedAlways<string>;
  buyerEmail: Generated<string>;
  buyerPhone: Generated<string>;
  personKeyId: string | null;
  places: ColumnType<Places[], string | undefined, string>;
  test: Generated<boolean>;
  legacyOrderId: string | null;
  createdAt: Generated<Date>;
  completedAt: Date | null;
}

interface OrderNumberCounterTable {
  clientId: string;
  lastNumber: Generated<number>;
}

interface OrderLineTable {
  clientId: string;
  id: Generated<string>;
  orderId: string;
  position: number;
  ticketTypeId: string;
  ticketTypeName: string;
  productName: string;
  timeslotId: string | null;
  visitDate: string | null;
  visitTime: string | null;
  quantity: number;
  unitPriceMinor: number;
  totalMinor: number;
  vatBasisPoints: number;
  vatMinor: number;
  priceSteps: ColumnType<PriceStep[], string, string>;
}

interface OrderEventTable {
  clientId: string;
  id: Generated<string>;
  orderId: string;
  at: Generated<Date>;
  kind: OrderEventKind;
  actorKind: OrderActor['kind'];
  actorId: string | null;
  facts: ColumnType<OrderEventFacts, string, string>;
}

interface TicketTable {
  clientId: string;
  id: Generated<string>;
  orderId: string;
  orderLineId: string;
  ticketTypeId: string;
  code: string;
  timeslotId: string | null;
  visitDate: string | null;
  visitTime: string | null;
  locationId: string | null;
  validFrom: Date | null;
  validUntil: Date | null;
  validityKind: ValidityKind | null;
  validityDays: number | null;
  validityUntil: string | null;
  dailyScanLimit: number | null;
  totalScanLimit: number | null;
  durationMinutes: number | null;
  blocksOtherTimeslots: Generated<boolean>;
  state: Generated<TicketState>;
  test: Generated<boolean>;
  acquiredAt: Generated<Date>;
  usedAt: Date | null;
  cancelledAt: Date | null;
  rebookedAt: Date | null;
  replacedBy: string | null;
}

interface OrderCounterTable {
  clientId: string;
  orderId: string;
  counterId: string;
  quantity: number;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    orders: OrdersTable;
    orderCounter: OrderCounterTable;
    orderNumberCounter: OrderNumberCounterTable;
    orderLine: OrderLineTable;
    orderEvent: OrderEventTable;
    ticket: TicketTable;
  }
}
