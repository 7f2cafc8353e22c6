import { graphql } from '../../../generated/graphql.ts';

export const SaidOfOrder = graphql(`
  query SaidOfOrder($id: ID!) {
    order(id: $id) {
      id
      timeZone
      said {
        details {
          name
          value
        }
        termsHash
        termsAgreedAt
      }
    }
  }
`);

export const NameTickets = graphql(`
  mutation NameTickets($input: TicketNamesInput!) {
    nameTickets(input: $input) {
      id
    }
  }
`);
