import { graphql } from '../../../generated/graphql.ts';

/** What is needed to connect a product to one more channel without losing its name on another. */
export const ProductChannels = graphql(`
  query ProductChannels($id: ID!) {
    product(id: $id) {
      id
      version
      channels {
        channel {
          id
        }
        nameOnChannel
      }
    }
  }
`);
