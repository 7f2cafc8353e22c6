import { graphql } from '../../../generated/graphql.ts';

export const ChannelList = graphql(`
  query ChannelList($filter: ChannelFilterInput!, $first: Int, $after: String, $last: Int, $before: String) {
    managedChannelSummary(filter: $filter) {
      total
      counts {
        published
        unpublished
        upcoming
      }
    }
    managedChannels(filter: $filter, first: $first, after: $after, last: $last, before: $before) {
      edges {
        node {
          id
          version
          kind
          title
          url
          imageUrl
          pageUrl
          state
          publicationOn
          startDate
          endDate
          languages
          week {
            ordersByDay
            revenueMinor
          }
        }
      }
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
    }
  }
`);

/** Which sales end when a channel closes. */
export const OpenSalesOfChannel = graphql(`
  query OpenSalesOfChannel($channelId: ID!) {
    openSales(channelId: $channelId) {
      cartCount
      ticketCount
      lastEndsAt
      paymentCount
      waitingCount
    }
  }
`);

export const PublishChannel = graphql(`
  mutation PublishChannel($channelId: ID!, $startToday: Boolean!) {
    publishChannel(channelId: $channelId, startToday: $startToday) {
      id
    }
  }
`);

export const UnpublishChannel = graphql(`
  mutation UnpublishChannel($channelId: ID!) {
    unpublishChannel(channelId: $channelId) {
      id
    }
  }
`);

export const DeleteChannel = graphql(`
  mutation DeleteChannel($channelId: ID!, $version: Int!) {
    deleteChannel(channelId: $channelId, version: $version)
  }
`);
