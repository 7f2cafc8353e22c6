import { graphql } from '../../generated/graphql.ts';

export const OpeningHoursOfLocations = graphql(`
  query OpeningHoursOfLocations {
    locations {
      id
      name
      timeZone
      standardHours {
        opens
        closes
      }
      weekHours {
        opens
        closes
      }
      closedDays {
        date
        note
      }
    }
  }
`);

export const OpeningPreview = graphql(`
  query OpeningPreview($id: ID!, $input: OpeningInput!) {
    openingPreview(locationId: $id, input: $input) {
      date
      reason
      ticketCount
    }
  }
`);

export const ChangeOpening = graphql(`
  mutation ChangeOpening($id: ID!, $input: OpeningInput!) {
    changeOpening(locationId: $id, input: $input) {
      id
    }
  }
`);
