// Made by `npm run codegen` from the schema and the *.graphql.ts files. Not edited by hand.

import { graphql } from './graphql.ts';

export const TicketTypeFields = graphql(`
  fragment TicketTypeFields on TicketType {
    descriptions {
      extraInformation
      language
      name
    }
    priceMinor
    originalPriceMinor
    vatBasisPoints
    pluCode
    itemKind
    ticketLimit
    isChild
    durationMinutes
    blocksOtherTimeslots
    groupTicket
    usesCustomBarcode
    customBarcode
    validity {
      days
      kind
      until
    }
    dailyScanLimit
    totalScanLimit
    minPerOrder
    maxPerOrder
    salesPoints
    eventId
    statusLabel
    informationIcon
    articleCode
    costCentre
    ledgerAccount
    active
  }
`);

/** The fields that may be left out, with the value that they then have. */
export const emptyTicketType = {
  originalPriceMinor: null,
  pluCode: "" as const,
  itemKind: "admission" as const,
  isChild: false,
  durationMinutes: null,
  blocksOtherTimeslots: false,
  groupTicket: false,
  usesCustomBarcode: false,
  customBarcode: "" as const,
  validity: null,
  dailyScanLimit: null,
  totalScanLimit: null,
  minPerOrder: 0,
  maxPerOrder: null,
  eventId: null,
  statusLabel: null,
  informationIcon: "" as const,
  articleCode: "" as const,
  costCentre: "" as const,
  ledgerAccount: "" as const,
  active: true,
};
