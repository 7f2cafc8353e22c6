import { graphql } from '../../../generated/graphql.ts';
import '../../../generated/ticket-group-fields.ts';
import '../ticket-type-list/ticket-type-row.graphql.ts';

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

export const TicketGroupDetails = graphql(`
  query TicketGroupDetails($id: ID!) {
    ticketGroup(id: $id) {
      id
      state
      ...TicketGroupFields
      eTicketBannerUrl
      version
      product {
        id
        name
        imageUrl
        availabilityType
        timesSources {
          id
          kind
          name
          locationId
        }
      }
      ticketTypes {
        ...TicketTypeRow
        ticketLimit
        articleCode
        costCentre
        ledgerAccount
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

export const TicketGroupPreview = graphql(`
  query TicketGroupPreview($id: ID!, $input: TicketGroupInput!) {
    ticketGroupPreview(id: $id, input: $input) {
      fingerprint
      touched {
        date
        reason
        ticketCount
      }
    }
  }
`);

export const ChangeTicketGroup = graphql(`
  mutation ChangeTicketGroup($id: ID!, $input: TicketGroupInput!, $version: Int!, $fingerprint: String) {
    changeTicketGroup(id: $id, input: $input, version: $version, fingerprint: $fingerprint) {
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
            availabilityType
          }
        }
      }
    }
  }
`);

export const TicketTexts = graphql(`
  query TicketTexts {
    ticketGroups {
      id
      name
      state
      eTicketBannerUrl
      eTicketTexts {
        language
        text
      }
      product {
        id
        name
      }
    }
  }
`);

export const LimitsOfChannels = graphql(`
  query LimitsOfChannels {
    ticketstreets {
      id
      title
      maxTickets
      ticketGroups {
        id
      }
    }
  }
`);
