import { graphql } from '../../../generated/graphql.ts';

export const BulkPreview = graphql(`
  query BulkPreview($input: BulkActInput!) {
    bulkPreview(input: $input) {
      orderCount
      amountMinor
      seen
      skipped {
        code
        count
      }
    }
  }
`);

graphql(`
  fragment ShownBulkRun on BulkRun {
    id
    act
    state
    orderCount
    amountMinor
    currency
    createdByName
    createdAt
    totals {
      state
      count
      amountMinor
    }
  }
`);

export const BulkRuns = graphql(`
  query BulkRuns {
    bulkRuns {
      ...ShownBulkRun
    }
  }
`);

export const BulkRows = graphql(`
  query BulkRows($runId: ID!, $group: BulkRowGroup, $first: Int, $after: String) {
    bulkRows(runId: $runId, group: $group, first: $first, after: $after) {
      edges {
        node {
          position
          orderId
          orderNumber
          buyerName
          state
          code
          params
          amountMinor
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const StartBulkRun = graphql(`
  mutation StartBulkRun($input: StartBulkInput!) {
    startBulkRun(input: $input) {
      id
    }
  }
`);

export const PauseBulkRun = graphql(`
  mutation PauseBulkRun($id: ID!) {
    pauseBulkRun(id: $id) {
      id
    }
  }
`);

export const ResumeBulkRun = graphql(`
  mutation ResumeBulkRun($id: ID!) {
    resumeBulkRun(id: $id) {
      id
    }
  }
`);

export const RetryBulkRun = graphql(`
  mutation RetryBulkRun($id: ID!, $position: Int) {
    retryBulkRun(id: $id, position: $position) {
      id
    }
  }
`);

export const CloseBulkRun = graphql(`
  mutation CloseBulkRun($id: ID!) {
    closeBulkRun(id: $id)
  }
`);

export const ExportOrders = graphql(`
  mutation ExportOrders($selection: OrderSelectionInput!, $format: ExportFormat!) {
    exportOrders(selection: $selection, format: $format) {
      id
    }
  }
`);

export const ExportBulkResults = graphql(`
  mutation ExportBulkResults($id: ID!, $format: ExportFormat!) {
    exportBulkResults(id: $id, format: $format) {
      id
    }
  }
`);
