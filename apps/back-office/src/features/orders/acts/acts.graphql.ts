import { graphql } from '../../../generated/graphql.ts';

export const EditBuyer = graphql(`
  mutation EditBuyer($buyer: BuyerInput!) {
    editBuyer(buyer: $buyer) {
      id
    }
  }
`);

export const MarkOrderPaid = graphql(`
  mutation MarkOrderPaid($orderId: ID!, $reason: String!) {
    markOrderPaid(orderId: $orderId, reason: $reason) {
      id
    }
  }
`);

export const RetryRefunds = graphql(`
  mutation RetryRefunds($orderId: ID!) {
    retryOrderRefunds(orderId: $orderId) {
      id
    }
  }
`);

export const MarkRefundPaid = graphql(`
  mutation MarkRefundPaid($refundId: ID!) {
    markRefundPaid(refundId: $refundId) {
      id
    }
  }
`);

export const TillsToPay = graphql(`
  query TillsToPay {
    tills {
      id
      name
      session {
        id
      }
    }
  }
`);

export const PayRefundAtTill = graphql(`
  mutation PayRefundAtTill($input: TillRefundInput!) {
    payRefundAtTill(input: $input)
  }
`);

export const SettleChargeback = graphql(`
  mutation SettleChargeback($orderId: ID!, $choice: ChargebackChoice!) {
    settleChargeback(orderId: $orderId, choice: $choice) {
      id
    }
  }
`);

export const OpenOrderTickets = graphql(`
  mutation OpenOrderTickets($orderId: ID!) {
    openOrderTickets(orderId: $orderId)
  }
`);
