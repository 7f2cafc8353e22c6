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

export const ChannelsToTry = graphql(`
  query ChannelsToTry {
    ticketstreets {
      id
      title
      ticketGroups {
        id
      }
      salesFlow {
        options {
          discountCodes
        }
        steps {
          voucher
        }
        products {
          isOn
          ticketGroupIds
        }
        merchandise {
          isOn
          ticketGroupIds
        }
        upsell {
          isOn
          ticketTypeIds
        }
      }
    }
  }
`);
