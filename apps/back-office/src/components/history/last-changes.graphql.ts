import { graphql } from '../../generated/graphql.ts';
import './audit-entry.graphql.ts';

export const ChangesOfThing = graphql(`
  query ChangesOfThing($entity: String!, $entityId: ID!) {
    auditEntries(filter: { entity: $entity, entityId: $entityId }, first: 3) {
      edges {
        node {
          ...AuditEntryFields
        }
      }
    }
  }
`);
