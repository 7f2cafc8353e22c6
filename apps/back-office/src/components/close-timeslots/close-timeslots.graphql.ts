import { graphql } from '../../generated/graphql.ts';

export const PlacesToClose = graphql(`
  query PlacesToClose {
    locations {
      id
      name
    }
  }
`);

export const ClosurePreview = graphql(`
  query ClosurePreview($stretch: ClosureStretchInput!) {
    closurePreview(stretch: $stretch) {
      fingerprint
      timeslotCount
      dayCount
      shortenedDayCount
      shortenedTicketCount
      locationCount
      orderCount
      heads
      amountMinor
      heldCount
      groupCount
      groupPeople
      groupsWithoutAddress
    }
  }
`);

export const CloseTimeslots = graphql(`
  mutation CloseTimeslots($stretch: ClosureStretchInput!, $plan: ClosurePlanInput!, $fingerprint: String!) {
    closeTimeslots(stretch: $stretch, plan: $plan, fingerprint: $fingerprint) {
      id
    }
  }
`);
