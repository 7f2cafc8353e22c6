import { graphql } from '../../generated/graphql.ts';

/** What a session came to, in its X report and in the document of its close. */
graphql(`
  fragment ShownTillFigures on TillFigures {
    floatMinor
    expectedMinor
    putIn {
      count
      amountMinor
    }
    takenOut {
      count
      amountMinor
    }
    means {
      means
      sales {
        count
        amountMinor
      }
      refunds {
        count
        amountMinor
      }
    }
  }
`);

/** Cash that was put in or taken out. */
graphql(`
  fragment ShownTillMovement on TillMovement {
    at
    kind
    reason
    note
    byName
    amountMinor
  }
`);

/** The tills of the museum with their open sessions: where a desk sells, and what is in its drawer. */
export const OwnTills = graphql(`
  query OwnTills {
    tills {
      id
      version
      name
      locationId
      printer
      closedDay
      currency
      hoursToday {
        opens
        closes
      }
      location {
        id
        name
      }
      session {
        id
        openedAt
        openedByName
        floatMinor
        currency
        isTest
        report {
          entries
          freeDifferenceMinor
          differenceLimitMinor
          sales
          figures {
            ...ShownTillFigures
          }
          movements {
            ...ShownTillMovement
          }
        }
      }
      lastClose {
        sessionId
        number
        closedAt
        closedByName
        leftMinor
      }
    }
  }
`);

export const MoveCash = graphql(`
  mutation MoveCash($sessionId: ID!, $input: CashMovementInput!) {
    moveCash(sessionId: $sessionId, input: $input) {
      id
    }
  }
`);

export const Receipt = graphql(`
  query Receipt($orderId: ID!, $input: ReceiptInput) {
    receipt(orderId: $orderId, input: $input) {
      kind
      left
      right
    }
  }
`);

export const PrintReceipt = graphql(`
  mutation PrintReceipt($orderId: ID!, $tillId: ID!, $input: ReceiptInput) {
    printReceipt(orderId: $orderId, tillId: $tillId, input: $input)
  }
`);
