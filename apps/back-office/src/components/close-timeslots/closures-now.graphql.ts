import { graphql } from '../../generated/graphql.ts';

export const ClosuresNow = graphql(`
  query ClosuresNow {
    closuresNow {
      id
      where
      fromLocal
      untilLocal
      totals {
        state
        orderCount
      }
    }
  }
`);
