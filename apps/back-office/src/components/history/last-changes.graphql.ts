import { graphql } from '../../generated/graphql.ts';

graphql(`
  fragment AuditEntryFields on AuditEntry {
    id
    at
    actorKind
    actorId
    actorName
    action
    entity
    entityId
    entityName
    before
    after
    names
    sequence
  }
`);

export const LastChanges = graphql(`
  query LastChanges($entity: String!, $entityId: ID!) {
    auditEntries(filter: { entity: $entity, entityId: $entityId }, first: 3) {
      edges {
        node {
          ...AuditEntryFields
        }
      }
    }
  }
`);
