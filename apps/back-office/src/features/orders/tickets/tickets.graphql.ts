import { graphql } from '../../../generated/graphql.ts';

graphql(`
  fragment TicketFound on FoundTicket {
    id
    number
    orderId
    orderNumber
    buyerName
    buyerEmail
    productName
    ticketTypeName
    eventId
    priceMinor
    currency
    visitDate
    visitTime
    state
    usedAt
  }
`);

export const TicketSearch = graphql(`
  query TicketSearch($filter: OrderFilterInput!) {
    ticketSearch(filter: $filter) {
      ...TicketFound
    }
  }
`);

export const Buyers = graphql(`
  query Buyers($search: String!) {
    buyers(search: $search) {
      name
      email
      orderCount
      lastOrderAt
    }
  }
`);

export const EditUserTicket = graphql(`
  mutation EditUserTicket($input: UserTicketInput!) {
    editUserTicket(input: $input) {
      orderId
      isMade
      dueMinor
    }
  }
`);

export const EventsToChoose = graphql(`
  query EventsToChoose {
    plannedEvents(first: 100) {
      edges {
        node {
          id
          titleNl
          titleEn
        }
      }
    }
  }
`);
