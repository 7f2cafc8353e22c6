import { graphql } from '../../../generated/graphql.ts';

export const FailedPlacements = graphql(`
  query FailedPlacements {
    failedPlacements {
      id
      channelName
      itemCount
      totalMinor
      currency
      visitDate
      code
      tries
      lastAt
      orderId
    }
  }
`);
