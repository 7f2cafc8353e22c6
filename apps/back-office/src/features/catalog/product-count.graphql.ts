import { graphql } from '../../generated/graphql.ts';

export const ProductCount = graphql(`
  query ProductCount(
    $search: String
    $states: [String!]
    $locationId: ID
    $availabilityType: String
    $channelId: ID
  ) {
    productSummary(
      search: $search
      states: $states
      locationId: $locationId
      availabilityType: $availabilityType
      channelId: $channelId
    ) {
      total
    }
  }
`);
