import { orderActorKinds, orderEventKinds } from '@foyer/domain/orders/order-events.ts';
import {
  cancelReasons,
  donationFilters,
  failedFilters,
  providerFilters,
  scanFilters,
} from '@foyer/domain/orders/order-facets.ts';
import { orderSorts } from '@foyer/domain/orders/order-sorts.ts';
import { orderStateFilters, orderStates } from '@foyer/domain/orders/order-states.ts';
import { ticketStates } from '@foyer/domain/tickets/ticket-states.ts';
import { unionScalar } from '../platform/graphql/union-scalar.ts';

export const OrderActorKindScalar = unionScalar('OrderActorKind', orderActorKinds);
export const OrderEventKindScalar = unionScalar('OrderEventKind', orderEventKinds);
export const CancelReasonScalar = unionScalar('CancelReason', cancelReasons);
export const DonationFilterScalar = unionScalar('DonationFilter', donationFilters);
export const FailedOrderFilterScalar = unionScalar('FailedOrderFilter', failedFilters);
export const ProviderFilterScalar = unionScalar('ProviderFilter', providerFilters);
export const ScanFilterScalar = unionScalar('ScanFilter', scanFilters);
export const OrderSortScalar = unionScalar('OrderSort', orderSorts);
export const OrderStateScalar = unionScalar('OrderState', orderStates);
export const OrderStateFilterScalar = unionScalar('OrderStateFilter', orderStateFilters);
export const TicketStateScalar = unionScalar('TicketState', ticketStates);
