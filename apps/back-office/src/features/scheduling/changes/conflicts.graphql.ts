import { graphql } from '../../../generated/graphql.ts';

export const Conflicts = graphql(`
  query Conflicts {
    timeslotConflicts {
      name
      groupId
      locationName
      timeslot {
        id
        date
        time
        soldCount
        heldCount
        conflict
        wantedCapacity
      }
    }
    limitConflicts {
      kind
      ownerId
      name
      date
      time
      limit
      taken
    }
  }
`);
