import { graphql } from '../../generated/graphql.ts';

/** A reservation as its list and its form show it. */
graphql(`
  fragment ShownReservation on GroupReservation {
    id
    version
    number
    state
    productId
    productName
    calendarId
    locationName
    timeslotId
    date
    time
    adults
    youth
    children
    free
    people
    status
    overBy
    isOver
    groupName
    contactName
    email
    mobile
    note
    cancelledAt
    timeslotState
    limit
    takenCount
  }
`);

export const ReservationList = graphql(`
  query ReservationList(
    $filter: ReservationFilterInput
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) {
    reservationTotals(filter: $filter) {
      total
      people
      views {
        coming
        today
        overCapacity
        cancelled
      }
    }
    reservations(filter: $filter, first: $first, after: $after, last: $last, before: $before) {
      edges {
        node {
          ...ShownReservation
        }
      }
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
    }
    groupProducts {
      id
      name
    }
  }
`);

export const OpenReservation = graphql(`
  query OpenReservation($id: ID!) {
    reservation(id: $id) {
      ...ShownReservation
    }
  }
`);

export const ReservationsToCancel = graphql(`
  query ReservationsToCancel($ids: [ID!]!) {
    reservationsByIds(ids: $ids) {
      ...ShownReservation
    }
  }
`);

export const GroupProducts = graphql(`
  query GroupProducts {
    groupProducts {
      id
      name
    }
  }
`);

export const VisitsForGroup = graphql(`
  query VisitsForGroup($productId: ID!, $date: Date!, $reservationId: ID) {
    visitsForGroup(productId: $productId, date: $date, reservationId: $reservationId) {
      id
      time
      state
      capacity
      wantedCapacity
      heldCount
      soldCount
      status
      locationName
      isShut
    }
  }
`);

export const TimeslotForGroup = graphql(`
  query TimeslotForGroup($id: ID!) {
    timeslotForGroup(id: $id) {
      timeslotId
      productId
      date
    }
  }
`);

export const ReservationsOfGroup = graphql(`
  query ReservationsOfGroup($id: ID!) {
    timeslotGroup(id: $id) {
      id
      name
    }
  }
`);

export const CreateReservation = graphql(`
  mutation CreateReservation($input: GroupReservationInput!) {
    createReservation(input: $input) {
      ...ShownReservation
    }
  }
`);

export const UpdateReservation = graphql(`
  mutation UpdateReservation($id: ID!, $input: GroupReservationInput!, $version: Int!) {
    updateReservation(id: $id, input: $input, version: $version) {
      ...ShownReservation
    }
  }
`);

export const CancelReservation = graphql(`
  mutation CancelReservation($id: ID!, $version: Int!) {
    cancelReservation(id: $id, version: $version)
  }
`);

export const DeleteReservation = graphql(`
  mutation DeleteReservation($id: ID!, $version: Int!) {
    deleteReservation(id: $id, version: $version)
  }
`);

export const ExportReservations = graphql(`
  mutation ExportReservations($filter: ReservationFilterInput, $format: ExportFormat!) {
    exportReservations(filter: $filter, format: $format) {
      id
    }
  }
`);
