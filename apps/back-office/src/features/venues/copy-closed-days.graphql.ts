import { graphql } from '../../generated/graphql.ts';

export const ClosedDaysCopyPreview = graphql(`
  query ClosedDaysCopyPreview($fromId: ID!, $toIds: [ID!]!) {
    closedDaysCopyPreview(fromId: $fromId, toIds: $toIds) {
      fingerprint
      touched {
        date
        ticketCount
      }
    }
  }
`);

export const CopyClosedDays = graphql(`
  mutation CopyClosedDays($fromId: ID!, $toIds: [ID!]!, $fingerprint: String) {
    copyClosedDays(fromId: $fromId, toIds: $toIds, fingerprint: $fingerprint) {
      id
    }
  }
`);

export const TimeslotStartsOfLocation = graphql(`
  query TimeslotStartsOfLocation($locationId: ID!) {
    timeslotStarts(locationId: $locationId) {
      weekday
      time
      count
    }
  }
`);
