import { availabilityTypes } from '@foyer/domain/catalog/ticket-group-kinds.ts';
import type { ProductFilterInput, ProductListQuery } from '../../../generated/operations.ts';

type Counts = ProductListQuery['productSummary']['counts'];

interface ProductViewRow {
  filter: Pick<ProductFilterInput, 'states' | 'soldOutToday' | 'needsContent'>;
  countOf: (counts: Counts) => number;
}

/** The list's own views: which products each shows, and how many those are. */
export const productViews = {
  all: { filter: { states: ['active', 'draft'] }, countOf: ({ active, draft }) => active + draft },
  active: { filter: { states: ['active'] }, countOf: ({ active }) => active },
  'sold-out': {
    filter: { states: ['active'], soldOutToday: true },
    countOf: ({ soldOutToday }) => soldOutToday,
  },
  'needs-content': {
    filter: { states: ['active', 'draft'], needsContent: true },
    countOf: ({ needsContent }) => needsContent,
  },
  draft: { filter: { states: ['draft'] }, countOf: ({ draft }) => draft },
  archived: { filter: { states: ['archived'] }, countOf: ({ archived }) => archived },
} as const satisfies Record<string, ProductViewRow>;

export type ProductView = keyof typeof productViews;

/** The view that an address names. */
export function productViewOf(name: string | undefined): ProductView {
  return name !== undefined && isProductView(name) ? name : 'all';
}

function isProductView(name: string): name is ProductView {
  return Object.hasOwn(productViews, name);
}

/** What the server is asked for, from the address of the list. */
export function productFilterOf(address: Readonly<Record<string, string | undefined>>): ProductFilterInput {
  const { q = '', view, location = null, availability, channel = null } = address;
  const { states, ...rest }: ProductViewRow['filter'] = productViews[productViewOf(view)].filter;
  return {
    ...rest,
    states: [...(states ?? [])],
    search: q,
    locationId: location,
    availabilityType: availabilityTypes.find((one) => one === availability) ?? null,
    channelId: channel,
  };
}
