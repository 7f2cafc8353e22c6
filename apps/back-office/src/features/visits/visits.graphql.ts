import '../../components/shown-timeslot.graphql.ts';
import { graphql } from '../../generated/graphql.ts';

export const VisitorList = graphql(`
  query VisitorList(
    $timeslotGroupId: ID
    $date: String
    $time: String
    $search: String
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) {
    visitorTotals(timeslotGroupId: $timeslotGroupId, date: $date, time: $time, search: $search) {
      orderCount
      reservationCount
      heads
      scannedCount
    }
    visitors(
      timeslotGroupId: $timeslotGroupId
      date: $date
      time: $time
      search: $search
      first: $first
      after: $after
      last: $last
      before: $before
    ) {
      edges {
        node {
          id
          orderId
          reservationId
          orderNumber
          orderState
          buyerName
          date
          time
          timeslotState
          groupName
          tickets {
            name
            quantity
          }
          people {
            adults
            youth
            children
            free
          }
          language
          heads
          scannedCount
        }
      }
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
    }
  }
`);

export const VisitorsToPrint = graphql(`
  query VisitorsToPrint($timeslotGroupId: ID, $date: String, $time: String, $search: String) {
    visitorsToPrint(timeslotGroupId: $timeslotGroupId, date: $date, time: $time, search: $search) {
      id
      orderId
      orderNumber
      listedName
      contactName
      date
      time
      groupName
      locationName
      timeslotLimit
      places
      tickets {
        name
        quantity
      }
      people {
        adults
        youth
        children
        free
      }
      heads
      note
    }
  }
`);

export const VisitorGroup = graphql(`
  query VisitorGroup($id: ID!) {
    timeslotGroup(id: $id) {
      id
      name
    }
  }
`);

export const ExportVisitors = graphql(`
  mutation ExportVisitors($timeslotGroupId: ID, $date: String, $time: String, $search: String, $format: ExportFormat!) {
    exportVisitors(timeslotGroupId: $timeslotGroupId, date: $date, time: $time, search: $search, format: $format) {
      id
    }
  }
`);

export const TimeslotsOfDay = graphql(`
  query TimeslotsOfDay($date: String!, $locationId: ID, $withHidden: Boolean) {
    timeslotsOfDay(date: $date, locationId: $locationId, withHidden: $withHidden) {
      id
      groupId
      groupName
      isGroup
      isHidden
      locationId
      locationName
      scannedCount
      timeslot {
        ...ShownTimeslot
      }
    }
  }
`);

export const OverviewLocations = graphql(`
  query OverviewLocations {
    locations {
      id
      name
    }
  }
`);
