import { graphql } from '../../generated/graphql.ts';

export const SchedulerChoices = graphql(`
  query SchedulerChoices {
    locations {
      id
      name
      timeZone
    }
    schedulerProducts {
      id
      name
      locationIds
      hasSchedules
    }
  }
`);

graphql(`
  fragment ShownDay on SchedulerDay {
    date
    soldCount
    heldCount
    capacity
    fill {
      state
      left
    }
    barShares
    barStates
  }
`);

graphql(`
  fragment CalendarFrame on SchedulerCalendar {
    localNow {
      date
      time
    }
    closedDates {
      date
      note
    }
  }
`);

export const SchedulerWeek = graphql(`
  query SchedulerWeek($locationId: ID!, $productId: ID, $from: Date!, $until: Date!) {
    schedulerCalendar(locationId: $locationId, productId: $productId, from: $from, until: $until) {
      location {
        name
        timeZone
      }
      ...CalendarFrame
      rows {
        product {
          id
          name
          imageUrl
        }
        capacityPerSlot
        days {
          ...ShownDay
          barTimes
        }
      }
    }
  }
`);

export const SchedulerMonth = graphql(`
  query SchedulerMonth($locationId: ID!, $productId: ID, $from: Date!, $until: Date!) {
    schedulerCalendar(locationId: $locationId, productId: $productId, from: $from, until: $until) {
      location {
        timeZone
      }
      ...CalendarFrame
      days {
        ...ShownDay
      }
    }
  }
`);

export const SchedulerSlots = graphql(`
  query SchedulerSlots($locationId: ID!, $productId: ID, $from: Date!, $until: Date!) {
    schedulerCalendar(locationId: $locationId, productId: $productId, from: $from, until: $until) {
      location {
        timeZone
      }
      ...CalendarFrame
      blockers {
        from
        until
        weekdays
        fromTime
        untilTime
        reason
      }
      slots {
        id
        productIds
        date
        time
        state
        conflict
        capacity
        soldCount
        heldCount
        scannedCount
        withheldCount
        isPast
        closureId
        fill {
          state
          left
        }
      }
    }
  }
`);

export const SchedulerStrip = graphql(`
  query SchedulerStrip($locationId: ID!, $productId: ID, $from: Date!, $until: Date!) {
    schedulerCalendar(locationId: $locationId, productId: $productId, from: $from, until: $until) {
      closedDates {
        date
      }
      days {
        date
        fill {
          state
        }
      }
    }
  }
`);

export const SchedulerSlot = graphql(`
  query SchedulerSlot($id: ID!) {
    schedulerSlot(id: $id) {
      id
      productIds
      date
      time
      state
      conflict
      wantedCapacity
      madeByHand
      capacity
      soldCount
      heldCount
      scannedCount
      withheldCount
      isSynced
      isPast
      ruleName
      timeslotGroupId
      closureId
      fill {
        state
        left
      }
      soldShares {
        channelName
        salesPoint
        isTest
        places
      }
    }
  }
`);

export const DraftChosenTimeslots = graphql(`
  mutation DraftChosenTimeslots($timeslots: [TimeslotUpdateInput!]!) {
    draftTimeslotsChange(timeslots: $timeslots)
  }
`);
