import { graphql } from '../../../generated/graphql.ts';

graphql(`
  fragment CatalogueSales on CatalogueSales {
    ticketCount
    revenueMinor
    channels {
      id
      ticketCount
    }
    ticketTypes {
      id
      ticketCount
    }
  }
`);

// Beside the page's own query: figures over a month of orders never keep a page waiting.
export const ProductSales = graphql(`
  query ProductSales($id: ID!) {
    product(id: $id) {
      id
      sales30Days {
        ...CatalogueSales
      }
    }
  }
`);

export const TicketGroupSales = graphql(`
  query TicketGroupSales($id: ID!) {
    ticketGroup(id: $id) {
      id
      sales30Days {
        ...CatalogueSales
      }
    }
  }
`);

export const SalesPageOfProduct = graphql(`
  query SalesPageOfProduct($id: ID!) {
    product(id: $id) {
      id
      state
      channels {
        enabled
        ticketGroupCount
        channel {
          id
          state
          pageUrl
        }
      }
    }
  }
`);
