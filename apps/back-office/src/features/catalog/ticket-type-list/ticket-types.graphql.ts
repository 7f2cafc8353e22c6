import { graphql } from '../../../generated/graphql.ts';
import '../../../generated/ticket-type-fields.ts';
import './ticket-type-row.graphql.ts';

export const EditTicketType = graphql(`
  query EditTicketType($id: ID!) {
    ticketType(id: $id) {
      ...TicketTypeRow
      ...TicketTypeFields
      imageUrl
      version
      ticketGroup {
        id
        name
        kind
      }
    }
  }
`);

export const LinkableEvents = graphql(`
  query LinkableEvents {
    events {
      id
      kind
      title
      fromDate
      untilDate
    }
  }
`);

export const NewTicketType = graphql(`
  query NewTicketType($ticketGroupId: ID!) {
    ticketGroup(id: $ticketGroupId) {
      id
      name
      kind
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
  mutation ChangeTicketType($id: ID!, $input: TicketTypeInput!, $version: Int!) {
    changeTicketType(id: $id, input: $input, version: $version) {
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

export const DuplicateTicketType = graphql(`
  mutation DuplicateTicketType($id: ID!) {
    duplicateTicketType(id: $id) {
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
