import { graphql } from '../../generated/graphql.ts';
import '../../generated/ticketstreet-fields.ts';

export const TicketstreetList = graphql(`
  query TicketstreetList {
    ticketstreets {
      id
      title
      url
      pageUrl
      state
      startDate
      endDate
      languages
      ticketGroups {
        id
      }
    }
  }
`);

export const EditTicketstreet = graphql(`
  query EditTicketstreet($id: ID!) {
    ticketstreet(id: $id) {
      id
      version
      ...TicketstreetFields
      pageUrl
      state
      ticketGroups {
        id
      }
    }
    ticketGroups {
      id
      name
      state
      pageMaximum
      product {
        id
        name
      }
      ticketTypes {
        id
        descriptions {
          language
          name
        }
        maxPerOrder
        itemKind
        state
      }
    }
    offeredPaymentMethods
  }
`);

export const CreateTicketstreet = graphql(`
  mutation CreateTicketstreet($input: TicketstreetInput!) {
    createTicketstreet(input: $input) {
      id
    }
  }
`);

export const ChangeTicketstreet = graphql(`
  mutation ChangeTicketstreet($id: ID!, $input: TicketstreetInput!, $version: Int!) {
    changeTicketstreet(id: $id, input: $input, version: $version) {
      id
    }
  }
`);
