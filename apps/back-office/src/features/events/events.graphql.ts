import { graphql } from '../../generated/graphql.ts';
import '../../generated/planned-event-fields.ts';

export const EventListQuery = graphql(`
  query EventList(
    $search: String
    $kind: EventKind
    $states: [EventState!]
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) {
    plannedEvents(
      search: $search
      kind: $kind
      states: $states
      first: $first
      after: $after
      last: $last
      before: $before
    ) {
      edges {
        cursor
        node {
          id
          kind
          titleNl
          titleEn
          fromDate
          untilDate
          at
          ticketLimit
          state
          location {
            id
            name
          }
          use {
            ticketTypeCount
            ticketCount
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
    plannedEventCount(search: $search, kind: $kind, states: $states)
  }
`);

export const EventChoices = graphql(`
  query EventChoices {
    events {
      id
      title
      kind
      fromDate
    }
    locations {
      id
      name
    }
  }
`);

export const EditEvent = graphql(`
  query EditEvent($id: ID!) {
    plannedEvent(id: $id) {
      id
      ...PlannedEventFields
      version
      state
      use {
        ticketTypeCount
        ticketCount
      }
    }
    events {
      id
      title
      kind
      fromDate
    }
    locations {
      id
      name
    }
  }
`);

export const CreateEvent = graphql(`
  mutation CreateEvent($input: EventInput!) {
    createEvent(input: $input) {
      id
      kind
    }
  }
`);

export const ChangeEvent = graphql(`
  mutation ChangeEvent($id: ID!, $input: EventInput!, $version: Int!, $fingerprint: String) {
    changeEvent(id: $id, input: $input, version: $version, fingerprint: $fingerprint) {
      id
    }
  }
`);

export const EventPreview = graphql(`
  query EventPreview($id: ID!, $input: EventInput!) {
    eventPreview(id: $id, input: $input) {
      fingerprint
      touched {
        date
        reason
        ticketCount
      }
    }
  }
`);

export const ArchiveEvent = graphql(`
  mutation ArchiveEvent($id: ID!, $archived: Boolean!) {
    archiveEvent(id: $id, archived: $archived) {
      id
    }
  }
`);

export const DeleteEvent = graphql(`
  mutation DeleteEvent($id: ID!) {
    deleteEvent(id: $id)
  }
`);
