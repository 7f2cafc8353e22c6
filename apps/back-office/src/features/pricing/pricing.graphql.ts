import { graphql } from '../../generated/graphql.ts';

graphql(`
  fragment PricingRuleRow on PricingRule {
    id
    name
    kind
    from
    until
    weekdays
    active
    sequence
    version
    createdAt
    values {
      ticketTypeId
      amountMinor
      basisPoints
    }
    state
    isEnded
    days
    daysInEffect
    under
  }
`);

graphql(`
  fragment PricedTicketType on TicketType {
    id
    state
    priceMinor
    descriptions {
      language
      name
    }
  }
`);

export const GroupPrices = graphql(`
  query GroupPrices($ticketGroupId: ID!) {
    ticketGroup(id: $ticketGroupId) {
      id
      name
      ticketTypes {
        ...PricedTicketType
      }
      pricingRules {
        ...PricingRuleRow
      }
    }
  }
`);

export const EditPricingRule = graphql(`
  query EditPricingRule($ticketGroupId: ID!, $ruleId: ID!) {
    ticketGroup(id: $ticketGroupId) {
      id
      name
      ticketTypes {
        ...PricedTicketType
      }
      pricingRules {
        ...PricingRuleRow
      }
    }
    pricingRule(id: $ruleId) {
      ...PricingRuleRow
    }
  }
`);

export const ClosedDates = graphql(`
  query ClosedDates($ticketGroupId: ID!, $from: Date!, $until: Date!) {
    ticketGroup(id: $ticketGroupId) {
      id
      closedDates(from: $from, until: $until)
    }
  }
`);

export const OrdersOnDays = graphql(`
  query OrdersOnDays($ticketGroupId: ID!, $from: Date!, $until: Date!, $weekdays: [Int!]!) {
    ticketGroup(id: $ticketGroupId) {
      id
      ordersOnDays(from: $from, until: $until, weekdays: $weekdays)
    }
  }
`);

export const AllPricingRules = graphql(`
  query AllPricingRules(
    $search: String
    $state: PricingRuleState
    $ended: Boolean
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) {
    pricingRules(
      search: $search
      state: $state
      ended: $ended
      first: $first
      after: $after
      last: $last
      before: $before
    ) {
      edges {
        node {
          ...PricingRuleRow
          ticketGroup {
            id
            name
            ticketTypes {
              ...PricedTicketType
            }
          }
        }
      }
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
    }
    pricingRuleCounts {
      all
      active
      inactive
      overwritten
      ended
    }
  }
`);

export const CreatePricingRule = graphql(`
  mutation CreatePricingRule($ticketGroupId: ID!, $input: PricingRuleInput!) {
    createPricingRule(ticketGroupId: $ticketGroupId, input: $input) {
      id
    }
  }
`);

export const ChangePricingRule = graphql(`
  mutation ChangePricingRule($id: ID!, $version: Int!, $input: PricingRuleInput!) {
    changePricingRule(id: $id, version: $version, input: $input) {
      id
    }
  }
`);

export const ActivatePricingRule = graphql(`
  mutation ActivatePricingRule($id: ID!, $active: Boolean!) {
    activatePricingRule(id: $id, active: $active) {
      id
    }
  }
`);

export const DeletePricingRule = graphql(`
  mutation DeletePricingRule($id: ID!) {
    deletePricingRule(id: $id)
  }
`);
