import { graphql } from '../../generated/graphql.ts';

export const StartUpload = graphql(`
  mutation StartUpload($kind: CodeKind!, $fileName: String!) {
    startCodeUpload(kind: $kind, fileName: $fileName) {
      id
    }
  }
`);

export const AddLines = graphql(`
  mutation AddLines($id: ID!, $part: Int!, $text: String!) {
    addCodeLines(id: $id, part: $part, text: $text) {
      id
      fileName
      lineCount
      headerCount
      usableCount
      rejectedCount
      longest
    }
  }
`);

export const UploadedLines = graphql(`
  query UploadedLines($batchId: ID!, $rejected: Boolean!, $first: Int, $after: String) {
    codeBatchLines(batchId: $batchId, rejected: $rejected, first: $first, after: $after) {
      edges {
        node {
          line
          text
          reason
          params
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);
