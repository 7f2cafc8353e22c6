// Made by `npm run codegen` from the schema and the *.graphql.ts files. Not edited by hand.

import { graphql } from './graphql.ts';

export const BarcodeSeriesFields = graphql(`
  fragment BarcodeSeriesFields on BarcodeSeries {
    name
    prefix
    pluCode
    validUntil
    warnPercentage
    ticketTypeIds
  }
`);

/** The fields that may be left out, with the value that they then have. */
export const emptyBarcodeSeries = {
  prefix: "" as const,
  pluCode: "" as const,
  validUntil: null,
  warnPercentage: 10,
  ticketTypeIds: [],
};
