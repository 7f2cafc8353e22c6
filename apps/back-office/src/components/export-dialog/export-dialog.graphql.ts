import { graphql } from '../../generated/graphql.ts';

export const OwnExports = graphql(`
  query OwnExports($kind: String!) {
    ownExports(kind: $kind) {
      id
      format
      state
      rowCount
      createdAt
      expiresAt
    }
  }
`);

export const OpenExport = graphql(`
  mutation OpenExport($id: ID!) {
    openExport(id: $id)
  }
`);
