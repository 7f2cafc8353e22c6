import { discountedTickets, discountKinds } from '@foyer/domain/discounts/discount.ts';
import { discountSorts } from '@foyer/domain/discounts/discount-sorts.ts';
import { discountStates } from '@foyer/domain/discounts/discount-state.ts';
import { unionScalar } from '../platform/graphql/union-scalar.ts';

export const DiscountKindScalar = unionScalar('DiscountKind', discountKinds);
export const DiscountedTicketsScalar = unionScalar('DiscountedTickets', discountedTickets);
export const DiscountStateScalar = unionScalar('DiscountState', discountStates);
export const DiscountSortScalar = unionScalar('DiscountSort', discountSorts);
