import { graphql } from '../../../generated/graphql.ts';

/** The records that the command search finds; each kind only for accounts that may open it. */
export const PaletteOrders = graphql(`
  query PaletteOrders($search: String!) {
    orders(filter: { search: $search }, first: 4) {
      edges {
        node {
          id
          number
          buyerName
          itemCount
          totalMinor
          currency
        }
      }
    }
  }
`);

export const PaletteProducts = graphql(`
  query PaletteProducts($search: String!) {
    products(filter: { search: $search }, first: 4) {
      edges {
        node {
          product {
            id
            name
          }
        }
      }
    }
  }
`);
