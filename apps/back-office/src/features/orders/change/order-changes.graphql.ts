import { graphql } from '../../../generated/graphql.ts';

graphql(`
  fragment ChangeSteps on OrderChangePreview {
    steps {
      kind
      count
      amountMinor
    }
    parts {
      ticketIds
      count
      ticketTypeId
      date
      time
      differenceMinor
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
      }
    }
    dueMinor
    refundMinor
    proposedRefundMinor
    maximumRefundMinor
    feeMinor
    needsApproval
    payUntil
    scannedCount
    codesReplaced
    fingerprint
  }
`);

export const OrderRules = graphql(`
  query OrderRules($orderId: ID!) {
    orderRules(orderId: $orderId) {
      refundMinor
      keepsServiceCost
      keepsTransactionCost
      approvalAboveMinor
      rebookUntilDate
      rebookFeeMinor
      rebookings
      mostRebookings
      rebookReason
      rebookReasonParams
      buyerVersion
      buyerFirstName
      buyerLastName
      buyerEmail
      buyerPhone
      chargebackMinor
      types {
        id
        name
        ticketGroupId
        priceMinor
      }
    }
  }
`);

export const ChangeableTickets = graphql(`
  query ChangeableTickets($orderId: ID!) {
    changeableTickets(orderId: $orderId) {
      id
      number
      ticketTypeId
      ticketTypeName
      ticketGroupId
      productName
      paidMinor
      isScanned
      timeslotId
      visitDate
      visitTime
      rebookings
    }
  }
`);

export const VisitsToChoose = graphql(`
  query VisitsToChoose($orderId: ID!, $ticketIds: [ID!]!, $from: Date!, $until: Date!) {
    visitsToChoose(orderId: $orderId, ticketIds: $ticketIds, from: $from, until: $until) {
      timeslotId
      date
      time
      left
      state
      hasRoom
      isNow
    }
  }
`);

export const OrderChangePreview = graphql(`
  query OrderChangePreview($orderId: ID!, $wish: OrderWishInput!) {
    orderChangePreview(orderId: $orderId, wish: $wish) {
      ...ChangeSteps
    }
  }
`);

export const ChangeOrder = graphql(`
  mutation ChangeOrder(
    $id: ID!
    $orderId: ID!
    $wish: OrderWishInput!
    $fingerprint: String!
    $reason: String
    $isMailed: Boolean
  ) {
    changeOrder(
      id: $id
      orderId: $orderId
      wish: $wish
      fingerprint: $fingerprint
      reason: $reason
      isMailed: $isMailed
    ) {
      id
    }
  }
`);
