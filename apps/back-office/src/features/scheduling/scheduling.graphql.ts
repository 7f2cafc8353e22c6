import { graphql } from '../../generated/graphql.ts';

export const TimeslotGroupList = graphql(`
  query TimeslotGroupList {
    timeslotGroups {
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

export const TimeslotGroupPage = graphql(`
  query TimeslotGroupPage($id: ID!) {
    timeslotGroup(id: $id) {
      id
      version
      name
      location {
        id
        name
        timeZone
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

export const TimeslotGroupPreview = graphql(`
  query TimeslotGroupPreview($id: ID!, $input: TimeslotGroupChangeInput!, $version: String) {
    timeslotGroupPreview(id: $id, input: $input, version: $version) {
      addedCount
      removedCount
      changedCount
      conflictCount
      conflicts {
        id
        date
        time
        heldCount
        soldCount
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

export const ChangeTimeslotGroup = graphql(`
  mutation ChangeTimeslotGroup($id: ID!, $input: TimeslotGroupChangeInput!, $version: String) {
    changeTimeslotGroup(id: $id, input: $input, version: $version) {
      group {
        id
      }
      plan {
        addedCount
        removedCount
        changedCount
        conflictCount
      }
    }
  }
`);

export const LinkTicketGroups = graphql(`
  mutation LinkTicketGroups($timeslotGroupId: ID!, $ticketGroupIds: [ID!]!) {
    linkTicketGroups(timeslotGroupId: $timeslotGroupId, ticketGroupIds: $ticketGroupIds) {
      id
    }
  }
`);
