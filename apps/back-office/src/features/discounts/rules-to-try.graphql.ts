import { graphql } from '../../generated/graphql.ts';

export const RulesToTry = graphql(`
  query RulesToTry {
    ticketGroups {
      id
      pricingRules {
        id
        name
        kind
        from
        until
        weekdays
        active
        sequence
        values {
          ticketTypeId
          amountMinor
          basisPoints
        }
      }
    }
  }
`);
