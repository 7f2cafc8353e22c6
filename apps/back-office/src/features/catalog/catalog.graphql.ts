import { graphql } from '../../generated/graphql.ts';

graphql(`
  fragment TicketTypeRow on TicketType {
    id
    number
    state
    descriptions {
      language
      name
      extraInformation
    }
    priceMinor
    originalPriceMinor
    vatBasisPoints
    pluCode
    isChild
    durationMinutes
    minPerOrder
    maxPerOrder
    salesPoints
  }
`);

export const ProductList = graphql(`
  query ProductList(
    $search: String
    $states: [String!]
    $locationId: ID
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) {
    products(
      search: $search
      states: $states
      locationId: $locationId
      first: $first
      after: $after
      last: $last
      before: $before
    ) {
      edges {
        cursor
        node {
          state
          ticketTypeCount
          fromPriceMinor
          longestMinutes
          product {
            id
            name
            imageUrl
            availabilityType
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
              fill {
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
    productSummary(search: $search, states: $states, locationId: $locationId) {
      total
      counts {
        active
        draft
        archived
      }
    }
    locations {
      id
      name
    }
  }
`);

export const EditProduct = graphql(`
  query EditProduct($id: ID!) {
    product(id: $id) {
      id
      name
      category
      availabilityType
      state
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
      ticketGroups {
        id
        name
        state
        ticketTypes {
          ...TicketTypeRow
        }
      }
      today {
        takenPlaces
        capacity
        fill {
          state
        }
      }
      nextTimeslot {
        id
        time
        fill {
          state
          left
        }
      }
      timeslotGroups {
        id
        name
        yields {
          timeslotCount
          untilDate
        }
        location {
          name
        }
      }
    }
    locations {
      id
      name
    }
  }
`);

export const ProductDays = graphql(`
  query ProductDays($id: ID!) {
    product(id: $id) {
      id
      comingDays {
        date
        fill {
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
  mutation ChangeProduct($id: ID!, $input: ChangeProductInput!) {
    changeProduct(id: $id, input: $input) {
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

export const DeleteProduct = graphql(`
  mutation DeleteProduct($id: ID!) {
    deleteProduct(id: $id)
  }
`);
