import { graphql } from '../generated/graphql.ts';

export const WorkerPause = graphql(`
  query WorkerPause {
    workerPause {
      pausedAt
      pausedBy
    }
  }
`);
