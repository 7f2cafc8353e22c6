import { graphql } from '../../../generated/graphql.ts';

export const ReadinessOfChannel = graphql(`
  query ReadinessOfChannel($channelId: ID!) {
    channelReadiness(channelId: $channelId) {
      missing {
        code
        field
        params
      }
      advice {
        code
        field
        params
      }
      complete {
        code
        params
      }
    }
  }
`);
