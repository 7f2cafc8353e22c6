import { graphql } from '../../../generated/graphql.ts';

graphql(`
  fragment TicketTypeRow on TicketType {
    id
    number
    state
    descriptions {
      language
      name
      extraInformation
    }
    priceMinor
    originalPriceMinor
    vatBasisPoints
    pluCode
    isChild
    durationMinutes
    ticketLimit
    dailyScanLimit
    totalScanLimit
    minPerOrder
    maxPerOrder
    salesPoints
    today {
      soldCount
      scannedCount
      left
      capacity
      isShared
    }
  }
`);
