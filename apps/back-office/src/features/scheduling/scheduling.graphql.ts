import { graphql } from '../../generated/graphql.ts';

graphql(`
  fragment FollowedGroup on TimeslotGroup {
    id
    name
    synced
    location {
      id
      name
    }
    yields {
      untilDate
      timeslotCount
    }
  }
`);

export const TimeslotGroupList = graphql(`
  query TimeslotGroupList($hidden: Boolean) {
    timeslotGroups(hidden: $hidden) {
      id
      name
      location {
        id
        name
      }
      periods {
        id
      }
      ticketGroups {
        id
        name
      }
      yields {
        timeslotCount
        untilDate
        soldPlaces
        conflictCount
      }
    }
  }
`);

export const TimeslotGroupDetails = graphql(`
  query TimeslotGroupDetails($id: ID!) {
    timeslotGroup(id: $id) {
      id
      version
      name
      hidden
      synced
      exceptions {
        id
        kind
        from
        until
        weekdays
        allDay
        fromTime
        untilTime
        closed
        limit
        note
        colour
        published
        ticketGroupIds
        times {
          time
          limit
          status
          title
          classes
        }
      }
      location {
        id
        name
        timeZone
        houseLimit
      }
      localNow {
        date
        time
      }
      periods {
        id
        from
        until
        priority
        note
        published
        weekdayTimes {
          weekday
          time
          limit
          status
          title
          classes
        }
      }
      ticketGroups {
        id
        name
        product {
          id
          name
          imageUrl
        }
        ticketTypes {
          id
          state
        }
      }
      yields {
        timeslotCount
        untilDate
        soldPlaces
        conflictCount
      }
    }
  }
`);

export const LocationChoices = graphql(`
  query LocationChoices {
    locations {
      id
      name
    }
  }
`);

export const TicketGroupChoices = graphql(`
  query TicketGroupChoices {
    ticketGroups {
      id
      name
      kind
      state
      product {
        name
      }
    }
  }
`);

export const CreateTimeslotGroup = graphql(`
  mutation CreateTimeslotGroup($input: TimeslotGroupInput!) {
    createTimeslotGroup(input: $input) {
      id
    }
  }
`);

export const TimeslotSync = graphql(`
  query TimeslotSync {
    shown: timeslotGroups(hidden: false) {
      ...FollowedGroup
    }
    hidden: timeslotGroups(hidden: true) {
      ...FollowedGroup
    }
  }
`);
