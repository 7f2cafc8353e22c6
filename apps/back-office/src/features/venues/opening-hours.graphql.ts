import { graphql } from '../../generated/graphql.ts';

export const OpeningHoursOfLocations = graphql(`
  query OpeningHoursOfLocations {
    locations {
      id
      name
      timeZone
      version
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
      fingerprint
      touched {
        date
        reason
        ticketCount
      }
    }
  }
`);

export const ChangeOpening = graphql(`
  mutation ChangeOpening($id: ID!, $input: OpeningInput!, $version: Int!, $fingerprint: String) {
    changeOpening(locationId: $id, input: $input, version: $version, fingerprint: $fingerprint) {
      id
    }
  }
`);
