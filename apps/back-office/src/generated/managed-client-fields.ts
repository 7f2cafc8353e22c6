// Made by `npm run codegen` from the schema and the *.graphql.ts files. Not edited by hand.

import { graphql } from './graphql.ts';

export const ManagedClientFields = graphql(`
  fragment ManagedClientFields on ManagedClient {
    name
    externalId
    subdomain
    address
    postalCode
    town
    country
    phone
    website
    email
    timeZone
    paymentEnvironment
    currency
    codeType
    crmId
    crmLogicalAccount
    channelTypes
  }
`);

/** The fields that may be left out, with the value that they then have. */
export const emptyManagedClient = {
  externalId: "" as const,
  address: "" as const,
  town: "" as const,
  country: "NL" as const,
  phone: "" as const,
  website: "" as const,
  email: "" as const,
  timeZone: "Europe/Amsterdam" as const,
  codeType: "qr" as const,
  crmId: "" as const,
  crmLogicalAccount: "" as const,
  channelTypes: ["ticketstreet" as const, "webshop" as const],
};
