import { graphql } from '../../generated/graphql.ts';

export const TimeslotDay = graphql(`
  query TimeslotDay($timeslotGroupId: ID!, $date: Date!) {
    timeslotDay(timeslotGroupId: $timeslotGroupId, date: $date) {
      date
      group {
        id
        name
        localNow {
          date
          time
        }
      }
      timeslots {
        id
        date
        time
        state
        capacity
        heldCount
        soldCount
        conflict
        wantedCapacity
        madeByHand
        title
        isPast
        fill {
          state
          left
        }
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

export const ChangeTimeslot = graphql(`
  mutation ChangeTimeslot($id: ID!, $input: TimeslotChangeInput!) {
    changeTimeslot(id: $id, input: $input) {
      id
    }
  }
`);

export const AddTimeslot = graphql(`
  mutation AddTimeslot($timeslotGroupId: ID!, $input: NewTimeslotInput!) {
    addTimeslot(timeslotGroupId: $timeslotGroupId, input: $input) {
      id
    }
  }
`);
