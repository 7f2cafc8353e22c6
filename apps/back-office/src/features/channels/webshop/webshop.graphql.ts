import { graphql } from '../../../generated/graphql.ts';
import '../../../generated/ticketstreet-fields.ts';

export const EditWebshop = graphql(`
  query EditWebshop($id: ID!) {
    ticketstreet: webshop(id: $id) {
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
      product {
        id
        name
      }
    }
  }
`);

export const CreateWebshop = graphql(`
  mutation CreateWebshop($input: TicketstreetInput!) {
    createWebshop(input: $input) {
      id
    }
  }
`);

export const ChangeWebshop = graphql(`
  mutation ChangeWebshop($id: ID!, $input: TicketstreetInput!, $version: Int!) {
    changeWebshop(id: $id, input: $input, version: $version) {
      id
    }
  }
`);
