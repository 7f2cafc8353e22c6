import { graphql } from '../../generated/graphql.ts';

export const OfflineDesks = graphql(`
  query OfflineDesks {
    deskLeases {
      id
      till {
        name
        locationName
      }
      byName
      renewedAt
      endsAt
      isOver
      keepUntil
      places {
        timeslotId
        date
        time
        places
      }
    }
    keptDeskSales {
      saleId
      receiptNumber
      till {
        name
        locationName
      }
      byName
      soldAt
      totalMinor
      tickets
      lines {
        quantity
        name
      }
      isNamed
      reason
      reasonText
    }
  }
`);

export const SettleDeskLease = graphql(`
  mutation SettleDeskLease($id: ID!) {
    settleDeskLease(id: $id)
  }
`);

export const KeepDeskLease = graphql(`
  mutation KeepDeskLease($id: ID!) {
    keepDeskLease(id: $id)
  }
`);

export const FinishKeptSale = graphql(`
  mutation FinishKeptSale($id: ID!, $input: FinishLateSaleInput!) {
    finishKeptSale(id: $id, input: $input) {
      saleId
      orderId
      orderNumber
    }
  }
`);

export const GiveSaleBack = graphql(`
  mutation GiveSaleBack($id: ID!, $input: GiveSaleBackInput!) {
    giveSaleBack(id: $id, input: $input) {
      saleId
    }
  }
`);
