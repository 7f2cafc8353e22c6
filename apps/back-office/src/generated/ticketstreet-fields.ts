// Made by `npm run codegen` from the schema and the *.graphql.ts files. Not edited by hand.

import { graphql } from './graphql.ts';

export const TicketstreetFields = graphql(`
  fragment TicketstreetFields on Ticketstreet {
    title
    url
    startDate
    endDate
    languages
    defaultLanguage
    intro {
      language
      text
    }
    colours {
      brand
      ink
      paper
    }
    minTickets
    maxTickets
    holdCapacity {
      enabled
      percentage
      releaseDate
      releaseMinutes
      releaseTime
    }
  }
`);
