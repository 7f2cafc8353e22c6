import { graphql } from '../../generated/graphql.ts';

export const ReleasablePlaces = graphql(`
  query ReleasablePlaces($timeslotId: ID!) {
    releasablePlaces(timeslotId: $timeslotId) {
      placeCount
      cartCount
    }
  }
`);

export const ReleaseHeldPlaces = graphql(`
  mutation ReleaseHeldPlaces($timeslotId: ID!) {
    releaseHeldPlaces(timeslotId: $timeslotId) {
      placeCount
    }
  }
`);
