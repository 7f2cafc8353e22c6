import { graphql } from '../../generated/graphql.ts';
import './catalog.graphql.ts';

export const TicketGroupList = graphql(`
  query TicketGroupList {
    ticketGroups {
      id
      name
      kind
      state
      availableFrom
      availableUntil
      product {
        id
        name
      }
      ticketTypes {
        id
        state
        priceMinor
      }
    }
  }
`);

export const TicketGroupPage = graphql(`
  query TicketGroupPage($id: ID!) {
    ticketGroup(id: $id) {
      id
      name
      kind
      state
      availableFrom
      availableUntil
      lookaheadDays
      cutOffMinutes
      pageMaximum
      childNeedsAdult
      product {
        id
        name
        imageUrl
        timeslotGroups {
          id
          name
        }
      }
      ticketTypes {
        ...TicketTypeRow
      }
    }
  }
`);

export const CreateTicketGroup = graphql(`
  mutation CreateTicketGroup($productId: ID!, $input: TicketGroupInput!) {
    createTicketGroup(productId: $productId, input: $input) {
      id
    }
  }
`);

export const ChangeTicketGroup = graphql(`
  mutation ChangeTicketGroup($id: ID!, $input: TicketGroupInput!) {
    changeTicketGroup(id: $id, input: $input) {
      id
    }
  }
`);

export const ArchiveTicketGroup = graphql(`
  mutation ArchiveTicketGroup($id: ID!, $archived: Boolean!) {
    archiveTicketGroup(id: $id, archived: $archived) {
      id
    }
  }
`);

export const ProductChoices = graphql(`
  query ProductChoices {
    products {
      edges {
        node {
          product {
            id
            name
          }
        }
      }
    }
  }
`);
