import { graphql } from '../generated/graphql.ts';

/** A timeslot as every list of one day shows it. */
graphql(`
  fragment ShownTimeslot on Timeslot {
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
    status
    title
    classes
    colour
    isPast
    exception {
      id
      note
      published
    }
    closure {
      id
      reason
      note
    }
    fill {
      state
      left
    }
  }
`);
