import { graphql } from '../../../generated/graphql.ts';

export const LastChange = graphql(`
  query LastChange($entity: String!, $entityId: ID!) {
    auditEntries(filter: { entity: $entity, entityId: $entityId }, first: 1) {
      edges {
        node {
          id
          at
          actorName
        }
      }
    }
  }
`);
