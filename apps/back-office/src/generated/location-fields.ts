// Made by `npm run codegen` from the schema and the *.graphql.ts files. Not edited by hand.

import { graphql } from './graphql.ts';

export const LocationFields = graphql(`
  fragment LocationFields on Location {
    name
    address
    postalCode
    town
    country
    timeZone
    ipRanges
    standardHours {
      closes
      opens
    }
    weekHours {
      closes
      opens
    }
    closedDays {
      date
      note
    }
    houseLimit
    paymentEnvironment
  }
`);
