import { graphql } from '../../generated/graphql.ts';
import './audit-entry.graphql.ts';

export const ChangesOfThing = graphql(`
  query ChangesOfThing($entity: String!, $entityId: ID!, $first: Int!) {
    auditEntries(filter: { entity: $entity, entityId: $entityId }, first: $first) {
      edges {
        node {
          ...AuditEntryFields
        }
      }
    }
  }
`);
