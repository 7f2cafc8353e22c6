import { graphql } from '../../generated/graphql.ts';
import './ticket-type-list/ticket-type-row.graphql.ts';

export const ProductList = graphql(`
  query ProductList($filter: ProductFilterInput!, $first: Int, $after: String, $last: Int, $before: String) {
    products(filter: $filter, first: $first, after: $after, last: $last, before: $before) {
      edges {
        cursor
        node {
          state
          isSoldOutToday
          missingLanguages
          ticketTypeCount
          fromPriceMinor
          longestMinutes
          channelCount
          product {
            id
            name
            imageUrl
            availabilityType
            soldToday
            texts {
              language
              shortText
            }
            locations {
              id
              name
            }
            today {
              takenPlaces
              capacity
              availability {
                state
              }
            }
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
    productSummary(filter: $filter) {
      total
      channelCount
      counts {
        active
        draft
        archived
        soldOutToday
        needsContent
      }
    }
    locations {
      id
      name
    }
    channelChoices {
      id
      title
    }
  }
`);

export const EditProduct = graphql(`
  query EditProduct($id: ID!) {
    product(id: $id) {
      id
      name
      category
      type
      availabilityType
      state
      version
      imageUrl
      texts {
        language
        title
        shortText
        description
      }
      locations {
        id
        name
      }
      ownHours {
        locationId
        weekHours {
          opens
          closes
        }
      }
      channels {
        enabled
        nameOnChannel
        ticketGroupCount
        channel {
          id
          title
          state
          startDate
          endDate
          pageUrl
        }
      }
      ticketGroups {
        id
        name
        kind
        state
        ticketTypes {
          ...TicketTypeRow
        }
      }
      today {
        takenPlaces
        capacity
        availability {
          state
        }
      }
      nextTimeslot {
        id
        time
        availability {
          state
          left
        }
      }
      timesSources {
        id
        kind
        name
        locationId
        locationName
        timeslotCount
        untilDate
        rules {
          id
          kind
          name
          from
          until
          weekdays
          firstTime
          lastTime
          intervalMinutes
          leastLimit
          mostLimit
        }
      }
    }
    locations {
      id
      name
      standardHours {
        opens
        closes
      }
      weekHours {
        opens
        closes
      }
    }
  }
`);

export const ProductDays = graphql(`
  query ProductDays($id: ID!, $channelId: ID) {
    product(id: $id) {
      id
      channels {
        channel {
          id
          title
        }
      }
      comingDays(channelId: $channelId) {
        date
        look
        availability {
          state
          left
        }
      }
    }
  }
`);

export const CreateProduct = graphql(`
  mutation CreateProduct($input: CreateProductInput!) {
    createProduct(input: $input) {
      id
    }
  }
`);

export const ChangeProduct = graphql(`
  mutation ChangeProduct($id: ID!, $input: ChangeProductInput!, $version: Int!, $fingerprint: String) {
    changeProduct(id: $id, input: $input, version: $version, fingerprint: $fingerprint) {
      id
      version
    }
  }
`);

export const ChangeProductChannels = graphql(`
  mutation ChangeProductChannels($id: ID!, $channels: [ProductChannelInput!]!, $version: Int!) {
    changeProductChannels(productId: $id, channels: $channels, version: $version) {
      id
      version
    }
  }
`);

export const AvailabilitySwitch = graphql(`
  query AvailabilitySwitch($productId: ID!, $to: AvailabilityType!) {
    availabilitySwitch(productId: $productId, to: $to) {
      ticketCount
      converted {
        name
        kind
      }
      left {
        id
        name
        kind
      }
    }
  }
`);

export const SwitchAvailability = graphql(`
  mutation SwitchAvailability($productId: ID!, $input: SwitchAvailabilityInput!) {
    switchAvailability(productId: $productId, input: $input) {
      id
    }
  }
`);

export const ArchiveProduct = graphql(`
  mutation ArchiveProduct($id: ID!, $archived: Boolean!) {
    archiveProduct(id: $id, archived: $archived) {
      id
    }
  }
`);

export const DuplicateProduct = graphql(`
  mutation DuplicateProduct($id: ID!, $mark: String!) {
    duplicateProduct(id: $id, mark: $mark) {
      id
      name
    }
  }
`);

export const DeleteProduct = graphql(`
  mutation DeleteProduct($id: ID!) {
    deleteProduct(id: $id)
  }
`);
