import { graphql } from '../../generated/graphql.ts';
import './catalog.graphql.ts';

export const EditTicketType = graphql(`
  query EditTicketType($id: ID!) {
    ticketType(id: $id) {
      ...TicketTypeRow
      active
      ticketGroup {
        id
        name
      }
    }
  }
`);

export const NewTicketType = graphql(`
  query NewTicketType($ticketGroupId: ID!) {
    ticketGroup(id: $ticketGroupId) {
      id
      name
    }
  }
`);

export const CreateTicketType = graphql(`
  mutation CreateTicketType($ticketGroupId: ID!, $input: TicketTypeInput!) {
    createTicketType(ticketGroupId: $ticketGroupId, input: $input) {
      id
    }
  }
`);

export const ChangeTicketType = graphql(`
  mutation ChangeTicketType($id: ID!, $input: TicketTypeInput!) {
    changeTicketType(id: $id, input: $input) {
      id
    }
  }
`);

export const ArchiveTicketType = graphql(`
  mutation ArchiveTicketType($id: ID!, $archived: Boolean!) {
    archiveTicketType(id: $id, archived: $archived) {
      id
    }
  }
`);

export const DeleteTicketType = graphql(`
  mutation DeleteTicketType($id: ID!) {
    deleteTicketType(id: $id)
  }
`);

export const SortTicketTypes = graphql(`
  mutation SortTicketTypes($ticketGroupId: ID!, $orderedIds: [ID!]!) {
    sortTicketTypes(ticketGroupId: $ticketGroupId, orderedIds: $orderedIds) {
      id
    }
  }
`);
