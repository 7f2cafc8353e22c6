import '../../../components/shown-timeslot.graphql.ts';
import { graphql } from '../../../generated/graphql.ts';

export const TimeslotDay = graphql(`
  query TimeslotDay($timeslotGroupId: ID!, $date: Date!) {
    timeslotDay(timeslotGroupId: $timeslotGroupId, date: $date) {
      date
      yieldedTimes
      skippedStarts {
        date
        time
      }
      group {
        id
        name
        hidden
        synced
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
        }
        exceptions {
          id
          kind
          from
          until
          weekdays
          note
          published
        }
      }
      timeslots {
        ...ShownTimeslot
        scannedCount
      }
      week {
        date
        fill {
          state
        }
      }
    }
  }
`);

export const TimeslotOfGroup = graphql(`
  query TimeslotOfGroup($id: ID!) {
    timeslotOfGroup(id: $id) {
      isInRules
      group {
        id
        name
        location {
          id
          name
          timeZone
        }
      }
      timeslot {
        ...ShownTimeslot
      }
    }
  }
`);

export const DraftTimeslotsChange = graphql(`
  mutation DraftTimeslotsChange(
    $timeslotGroupId: ID
    $timeslots: [TimeslotUpdateInput!]
    $newTimeslots: [NewTimeslotInput!]
  ) {
    draftTimeslotsChange(
      timeslotGroupId: $timeslotGroupId
      timeslots: $timeslots
      newTimeslots: $newTimeslots
    )
  }
`);
