import { graphql } from '../../../generated/graphql.ts';

export const ProductCount = graphql(`
  query ProductCount($filter: ProductFilterInput!) {
    productSummary(filter: $filter) {
      total
    }
  }
`);
