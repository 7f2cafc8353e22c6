// Made by `npm run codegen` from the schema and the *.graphql.ts files. Not edited by hand.

import { graphql } from './graphql.ts';

export const PlannedEventFields = graphql(`
  fragment PlannedEventFields on PlannedEvent {
    kind
    titleNl
    titleEn
    locationId
    fromDate
    untilDate
    at
    ticketLimit
    linkedEventId
    publishInTicketFrame
    showAvailability
    exceptions {
      date
      note
    }
  }
`);

/** The fields that may be left out, with the value that they then have. */
export const emptyPlannedEvent = {
  titleEn: "" as const,
  locationId: null,
  untilDate: null,
  at: null,
  ticketLimit: null,
  linkedEventId: null,
  publishInTicketFrame: false,
  showAvailability: false,
  exceptions: [],
};
