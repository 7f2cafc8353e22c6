import { graphql } from '../../../generated/graphql.ts';

export const BlockingStops = graphql(`
  query BlockingStops {
    blockingStops {
      kind
      text
      stopped
    }
  }
`);

export const OrdersStoppedBy = graphql(`
  query OrdersStoppedBy($kind: BlockingKind!, $text: String!) {
    ordersStoppedBy(kind: $kind, text: $text) {
      orders
      newest {
        id
        number
      }
    }
  }
`);

export const OrdersOfAddress = graphql(`
  query OrdersOfAddress($email: String!) {
    ordersOfAddress(email: $email)
  }
`);
