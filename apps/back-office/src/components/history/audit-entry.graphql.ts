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
