// Made by `npm run codegen` from the schema and the *.graphql.ts files. Not edited by hand.

import { graphql } from './graphql.ts';

export const DiscountFields = graphql(`
  fragment DiscountFields on Discount {
    title
    kind
    basisPoints
    amountMinor
    validFrom
    validUntil
    mostUses
    minTickets
    maxTickets
    mostDiscounted
    ticketGroupIds
    ticketTypeIds
    visitDates
    withDynamicPrices
    withGiftTickets
    discountedTickets
  }
`);

/** The fields that may be left out, with the value that they then have. */
export const emptyDiscount = {
  basisPoints: null,
  amountMinor: null,
  validFrom: null,
  validUntil: null,
  mostUses: null,
  minTickets: 1,
  maxTickets: null,
  mostDiscounted: null,
  ticketGroupIds: [],
  ticketTypeIds: [],
  visitDates: [],
  withDynamicPrices: true,
  withGiftTickets: true,
  discountedTickets: "every" as const,
};
