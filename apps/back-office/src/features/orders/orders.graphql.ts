import { graphql } from '../../generated/graphql.ts';

graphql(`
  fragment OrderRow on Order {
    id
    number
    state
    salesPoint
    channelName
    currency
    totalMinor
    refundedMinor
    itemCount
    visitDate
    visitTime
    buyerName
    isBuyerErased
    isTest
    timeZone
    createdAt
    validTickets
    scannedTickets
    payments {
      id
      method
      state
    }
  }
`);

export const OrderList = graphql(`
  query OrderList(
    $filter: OrderFilterInput
    $sort: OrderSort
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) {
    orders(filter: $filter, sort: $sort, first: $first, after: $after, last: $last, before: $before) {
      edges {
        node {
          ...OrderRow
        }
      }
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
    }
    orderTotals(filter: $filter) {
      count
      isMore
      totalMinor
    }
  }
`);

export const OrderFilterNames = graphql(`
  query OrderFilterNames {
    orderProducts {
      id
      name
    }
    orderChannels {
      id
      name
    }
  }
`);

export const GroupOfTicketType = graphql(`
  query GroupOfTicketType($id: ID!) {
    ticketType(id: $id) {
      id
      ticketGroup {
        id
        product {
          id
          imageUrl
        }
      }
    }
  }
`);

export const PricesOfTicketType = graphql(`
  query PricesOfTicketType($id: ID!, $from: Date!, $until: Date!) {
    ticketType(id: $id) {
      id
      priceMinor
      vatBasisPoints
      ticketGroup {
        id
        closedDates(from: $from, until: $until)
        pricingRules {
          id
          name
          kind
          from
          until
          weekdays
          active
          sequence
          values {
            ticketTypeId
            amountMinor
            basisPoints
          }
        }
      }
    }
  }
`);

export const OrderDetails = graphql(`
  query OrderDetails($id: ID!) {
    order(id: $id) {
      ...OrderRow
      locationName
      language
      buyerEmail
      buyerPhone
      origin {
        campaign
        page
      }
      discount {
        discountId
        title
        code
        offMinor
      }
      vatMinor
      serviceCostMinor
      isServiceOnFree
      transactionCostMinor
      donationMinor
      donationReturned
      completedAt
      lines {
        id
        ticketTypeId
        ticketTypeName
        productName
        quantity
        unitPriceMinor
        totalMinor
        vatBasisPoints
        vatMinor
        priceSteps {
          kind
          unitPriceMinor
          title
          change {
            amountMinor
            basisPoints
            priceMinor
          }
          pieces
          notApplied {
            name
            reason
            date
          }
        }
      }
      tickets {
        id
        number
        ticketTypeName
        productName
        priceMinor
        state
        usedAt
        sells
        visitorName
      }
      payments {
        id
        method
        reference
        amountMinor
        state
        createdAt
        paidAt
      }
      refunds {
        id
        amountMinor
        reason
        state
        isByHand
        createdAt
        doneAt
      }
      changes {
        id
        state
        dueMinor
        refundMinor
        steps {
          kind
          count
          amountMinor
        }
        cancelledCount
        expiresAt
        askedAt
        askedByName
        isOwn
        reason
      }
      timeline {
        id
        at
        kind
        actorKind
        facts
      }
    }
  }
`);

export const OrderLedger = graphql(`
  query OrderLedger($id: ID!) {
    order(id: $id) {
      id
      ledger {
        worthMinor
        feesMinor
        earnedMinor
        receivedMinor
        returnedMinor
        dueMinor
        differenceMinor
        checkedAt
        postings {
          kind
          causeId
          currency
          at
          correctsDay
          entries {
            code
            kind
            holder
            vatBasisPoints
            costCentre
            amountMinor
          }
        }
      }
    }
  }
`);

export const AddOrderNote = graphql(`
  mutation AddOrderNote($orderId: ID!, $text: String!) {
    addOrderNote(orderId: $orderId, text: $text) {
      id
    }
  }
`);

export const ResendTickets = graphql(`
  mutation ResendTickets($orderId: ID!) {
    resendTickets(orderId: $orderId) {
      id
    }
  }
`);

export const OrderCount = graphql(`
  query OrderCount($filter: OrderFilterInput) {
    orderTotals(filter: $filter) {
      count
      isMore
    }
  }
`);
