import { graphql } from '../../../generated/graphql.ts';

export const OrderMails = graphql(`
  query OrderMails($id: ID!) {
    order(id: $id) {
      id
      mails {
        id
        kind
        language
        state
        error
        createdAt
        sentAt
        to
      }
    }
  }
`);
