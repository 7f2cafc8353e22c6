import { graphql } from '../../../generated/graphql.ts';

export const OwnHoursPreview = graphql(`
  query OwnHoursPreview($productId: ID!, $input: ProductHoursInput!) {
    ownHoursPreview(productId: $productId, input: $input) {
      fingerprint
      touched {
        date
        reason
        ticketCount
      }
    }
  }
`);
