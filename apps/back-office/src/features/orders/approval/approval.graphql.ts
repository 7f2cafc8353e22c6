import { graphql } from '../../../generated/graphql.ts';

export const WaitingChange = graphql(`
  query WaitingChange($id: ID!) {
    waitingChangePreview(id: $id) {
      ...ChangeSteps
    }
  }
`);

export const ChangesWaiting = graphql(`
  query ChangesWaiting {
    orderChangesWaiting {
      id
      orderId
      orderNumber
      refundMinor
      askedByName
      askedAt
    }
  }
`);

export const ApproveChange = graphql(`
  mutation ApproveChange($id: ID!, $fingerprint: String!, $note: String) {
    approveOrderChange(id: $id, fingerprint: $fingerprint, note: $note) {
      id
    }
  }
`);

export const DeclineChange = graphql(`
  mutation DeclineChange($id: ID!, $note: String!) {
    declineOrderChange(id: $id, note: $note) {
      id
    }
  }
`);

export const WithdrawChange = graphql(`
  mutation WithdrawChange($id: ID!) {
    withdrawOrderChange(id: $id) {
      id
    }
  }
`);
