import type { OwnHours, ProductChannel, ProductText } from './product-input.ts';
import type { AvailabilityType } from './ticket-group-kinds.ts';

/** The one type that there is: what a visitor does (specification 001, section 3). */
export const productTypes = ['activity'] as const;
export type ProductType = (typeof productTypes)[number];

/** What a visitor does, at one location or several; it is sold through its ticket groups. */
export interface Product {
  id: string;
  name: string;
  category: string;
  type: ProductType;
  availabilityType: AvailabilityType;
  isArchived: boolean;
  locationIds: readonly string[];
  texts: readonly ProductText[];
  /** At the locations where its hours are not the location's. */
  ownHours: readonly OwnHours[];
  /** What was decided for a channel; on any other it is sold where its ticket groups are chosen. */
  channels: readonly ProductChannel[];
  /** Rises with every save of its page. */
  version: number;
}

export const productStates = ['active', 'draft', 'archived'] as const;
export type ProductState = (typeof productStates)[number];

/** A draft has nothing to sell yet: not one active ticket type. */
export function productStateOf(product: {
  isArchived: boolean;
  activeTicketTypeCount: number;
}): ProductState {
  if (product.isArchived) return 'archived';
  return product.activeTicketTypeCount > 0 ? 'active' : 'draft';
}
