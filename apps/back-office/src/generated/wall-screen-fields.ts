// Made by `npm run codegen` from the schema and the *.graphql.ts files. Not edited by hand.

import { graphql } from './graphql.ts';

export const WallScreenFields = graphql(`
  fragment WallScreenFields on WallScreen {
    name
    layout
    orientation
    locationId
    channelId
    productIds
    languages
    languageSeconds
    showsTimeslots
    showsSoldOut
    showsEvents
    showsWaiting
    footerNl
    footerEn
    backgroundColour
    textColour
    accentColour
  }
`);

/** The fields that may be left out, with the value that they then have. */
export const emptyWallScreen = {
  layout: "board" as const,
  orientation: "landscape" as const,
  locationId: null,
  channelId: null,
  productIds: [],
  languageSeconds: 15,
  showsTimeslots: true,
  showsSoldOut: true,
  showsEvents: true,
  showsWaiting: true,
  footerNl: "" as const,
  footerEn: "" as const,
  backgroundColour: "#0F2233" as const,
  textColour: "#FFFFFF" as const,
  accentColour: "#F7D48A" as const,
};
