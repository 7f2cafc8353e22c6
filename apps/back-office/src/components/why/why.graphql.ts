import { graphql } from '../../generated/graphql.ts';

graphql(`
  fragment WhyAnswer on Why {
    date
    timeslotId
    time
    calendarId
    calendarKind
    locationName
    timeZone
    at
    group {
      id
      name
      productId
    }
    channel {
      id
      name
    }
    groups {
      id
      name
    }
    channels {
      id
      name
    }
    timeslots {
      id
      time
      availability {
        state
      }
    }
    steps {
      name
      code
      limitKind
      params
      applies
      changesAt
      effect {
        kind
        places
      }
    }
    labels {
      id
      name
      label
    }
    availability {
      state
      reason
      left
    }
  }
`);

export const WhyTimeslot = graphql(`
  query WhyTimeslot($timeslotId: ID!, $ticketGroupId: ID, $channelId: ID) {
    whyTimeslot(timeslotId: $timeslotId, ticketGroupId: $ticketGroupId, channelId: $channelId) {
      ...WhyAnswer
    }
  }
`);

export const WhyProduct = graphql(`
  query WhyProduct($productId: ID!, $date: Date!, $timeslotId: ID, $ticketGroupId: ID, $channelId: ID) {
    whyProduct(
      productId: $productId
      date: $date
      timeslotId: $timeslotId
      ticketGroupId: $ticketGroupId
      channelId: $channelId
    ) {
      ...WhyAnswer
    }
  }
`);
