import '../../components/history/audit-entry.graphql.ts';
import { graphql } from '../../generated/graphql.ts';

export const AuditLog = graphql(`
  query AuditLog(
    $filter: AuditFilterInput
    $sort: AuditSort
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) {
    auditEntries(
      filter: $filter
      sort: $sort
      first: $first
      after: $after
      last: $last
      before: $before
    ) {
      edges {
        node {
          ...AuditEntryFields
        }
      }
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
    }
  }
`);

export const AuditEntry = graphql(`
  query AuditEntry($id: ID!) {
    auditEntry(id: $id) {
      ...AuditEntryFields
    }
  }
`);

export const AuditFilterWords = graphql(`
  query AuditFilterWords {
    auditFilterWords {
      actors {
        id
        kind
        name
      }
      actions
      entities
    }
  }
`);

export const AuditSeals = graphql(`
  query AuditSeals {
    auditSeals {
      sealed
      unsealed
      lastSealedAt
      check {
        id
        startedAt
        finishedAt
        checked
        total
        brokenAt
        brokenEntryId
      }
    }
  }
`);

export const CheckAuditLog = graphql(`
  mutation CheckAuditLog {
    checkAuditLog {
      sealed
    }
  }
`);

export const ExportAuditLog = graphql(`
  mutation ExportAuditLog($filter: AuditFilterInput, $format: ExportFormat!) {
    exportAuditLog(filter: $filter, format: $format) {
      id
    }
  }
`);
