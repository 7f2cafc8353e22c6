// Made by `npm run codegen` from the schema and the *.graphql.ts files. Not edited by hand.

import { graphql } from './graphql.ts';

export const TicketGroupFields = graphql(`
  fragment TicketGroupFields on TicketGroup {
    name
    kind
    availableFrom
    availableUntil
    validFrom
    validUntil
    openWeekdays
    ownDays {
      date
      isOpen
    }
    ticketLimit
    lookaheadDays
    cutOffMinutes
    pageMaximum
    childNeedsAdult
    eTicketTexts {
      language
      text
    }
    previsitMail {
      at
      days
      on
    }
    aftervisitMail {
      at
      days
      on
    }
    mailArticleCodes
    mailsBlocked
  }
`);
