import { graphql } from '../../generated/graphql.ts';
import '../../generated/location-fields.ts';

export const LocationList = graphql(`
  query LocationList {
    locations {
      id
      name
      address
      postalCode
      town
      timeZone
      usedBy {
        productCount
        timeslotGroupCount
      }
    }
  }
`);

export const EditLocation = graphql(`
  query EditLocation($id: ID!) {
    location(id: $id) {
      id
      ...LocationFields
      version
      houseToday {
        now
        highest {
          count
          time
        }
      }
      usedBy {
        productCount
        timeslotGroupCount
        eventCount
        scannerCount
      }
    }
    locations {
      id
    }
  }
`);

export const ChangeLocation = graphql(`
  mutation ChangeLocation($id: ID!, $input: LocationInput!, $version: Int!, $fingerprint: String) {
    changeLocation(id: $id, input: $input, version: $version, fingerprint: $fingerprint) {
      id
    }
  }
`);

export const DeleteLocation = graphql(`
  mutation DeleteLocation($id: ID!) {
    deleteLocation(id: $id)
  }
`);

export const LocationPreview = graphql(`
  query LocationPreview($id: ID!, $input: OpeningInput!) {
    locationPreview(locationId: $id, input: $input) {
      fingerprint
      touched {
        date
        reason
        ticketCount
      }
    }
  }
`);
