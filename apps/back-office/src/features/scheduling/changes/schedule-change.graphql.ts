import { graphql } from '../../../generated/graphql.ts';

graphql(`
  fragment ShownChange on ScheduleChange {
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
      heldCount
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

export const ScheduleChangeDetails = graphql(`
  query ScheduleChangeDetails($id: ID!) {
    scheduleChange(id: $id) {
      ...ShownChange
    }
  }
`);

/** What a draft holds, to go on editing it. */
export const ScheduleChangeDraft = graphql(`
  query ScheduleChangeDraft($id: ID!) {
    scheduleChange(id: $id) {
      id
      state
      wanted
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

export const DraftScheduleChange = graphql(`
  mutation DraftScheduleChange($id: ID!, $rules: JSON!, $version: String) {
    draftScheduleChange(timeslotGroupId: $id, rules: $rules, version: $version)
  }
`);

export const ChooseRemedies = graphql(`
  mutation ChooseRemedies($id: ID!, $timeslotId: ID, $remedy: TimeslotRemedy, $mailsVisitors: Boolean) {
    chooseRemedies(id: $id, timeslotId: $timeslotId, remedy: $remedy, mailsVisitors: $mailsVisitors) {
      ...ShownChange
    }
  }
`);

export const ApplyScheduleChange = graphql(`
  mutation ApplyScheduleChange($id: ID!, $fingerprint: String!) {
    applyScheduleChange(id: $id, fingerprint: $fingerprint) {
      ...ShownChange
    }
  }
`);

export const UndoScheduleChange = graphql(`
  mutation UndoScheduleChange($id: ID!) {
    undoScheduleChange(id: $id) {
      ...ShownChange
    }
  }
`);
