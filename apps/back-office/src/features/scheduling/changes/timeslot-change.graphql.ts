import { graphql } from '../../../generated/graphql.ts';

graphql(`
  fragment ShownChange on TimeslotChange {
    id
    state
    wanted
    group {
      id
      name
      location {
        id
        timeZone
      }
      periods {
        id
      }
    }
    changesPeriods
    changesExceptions
    changesTimeslots
    facts {
      field
      before
      after
      ticketCount
    }
    addedCount
    removedCount
    changedCount
    openCount
    rows {
      timeslotId
      timeslotGroupId
      date
      time
      conflict
      wantedCapacity
      ticketCount
      orderCount
      otherOrderCount
      surplus
      heldCount
      groupCount
      groupPeople
      remedy
      moves {
        date
        time
        minutesLater
        ticketCount
        left
      }
      unplacedCount
      amountMinor
    }
    days {
      date
      addedCount
      removedCount
      changedCount
      ticketCount
    }
    limits {
      before
      after
      timeslotCount
    }
    skippedStarts {
      date
      time
    }
    outsideHoursCount
    mailCount
    movedCount
    keptCount
    cancelledCount
    refundMinor
    fingerprint
    mailsVisitors
    channelCount
    appliedAt
    appliedBy
    tookMs
    undoneBy
    undo {
      until
      newSalesCount
      refundedCount
    }
    progress {
      total
      done
      failed {
        orderId
        ticketCount
        fromStart
        failure
      }
    }
  }
`);

export const TimeslotChangeDetails = graphql(`
  query TimeslotChangeDetails($id: ID!) {
    timeslotChange(id: $id) {
      ...ShownChange
    }
  }
`);

/** What a draft holds, to continue editing it. */
export const TimeslotChangeDraft = graphql(`
  query TimeslotChangeDraft($id: ID!) {
    timeslotChange(id: $id) {
      id
      state
      wanted
      seenVersion
    }
  }
`);

export const TouchedVisitors = graphql(`
  query TouchedVisitors($id: ID!, $rules: JSON!) {
    touchedVisitors(timeslotGroupId: $id, rules: $rules) {
      ticketCount
      orderCount
      times
    }
  }
`);

export const DraftTimeslotGroupChange = graphql(`
  mutation DraftTimeslotGroupChange($id: ID!, $rules: JSON!, $version: String!) {
    draftTimeslotGroupChange(timeslotGroupId: $id, rules: $rules, version: $version)
  }
`);

export const ChooseRemedies = graphql(`
  mutation ChooseRemedies(
    $id: ID!
    $timeslotId: ID
    $remedy: TimeslotRemedy
    $orderIds: [ID!]
    $mailsVisitors: Boolean
  ) {
    chooseRemedies(
      id: $id
      timeslotId: $timeslotId
      remedy: $remedy
      orderIds: $orderIds
      mailsVisitors: $mailsVisitors
    ) {
      ...ShownChange
    }
  }
`);

export const ApplyTimeslotChange = graphql(`
  mutation ApplyTimeslotChange($id: ID!, $fingerprint: String!) {
    applyTimeslotChange(id: $id, fingerprint: $fingerprint) {
      ...ShownChange
    }
  }
`);

export const UndoTimeslotChange = graphql(`
  mutation UndoTimeslotChange($id: ID!) {
    undoTimeslotChange(id: $id) {
      ...ShownChange
    }
  }
`);

export const OrdersOfConflict = graphql(`
  query OrdersOfConflict($changeId: ID!, $timeslotId: ID!) {
    ordersOfConflict(changeId: $changeId, timeslotId: $timeslotId) {
      orderId
      orderNumber
      ticketCount
      isChosen
    }
  }
`);
